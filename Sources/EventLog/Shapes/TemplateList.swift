/// Some forms of lines, the last learned one first.
final class TemplateList {
  /// The most forms that are tried on a line; a log has one or two, and one more for each thread.
  private static let limit = 4

  /// The kinds of classes are above those of scopes and views.
  private static let firstClassKind: UInt32 = 1 << 16

  /// How many forms were added.
  private var formCount: UInt32 = 0

  private let room: UnsafeMutablePointer<LineTemplate>
  private let used: UnsafeMutablePointer<Int>

  /// The forms, without reference counting; they are too large to be copied for each line.
  struct View {
    let first: UnsafePointer<LineTemplate>
    fileprivate let used: UnsafePointer<Int>

    @inline(__always)
    var count: Int { used.pointee }
  }

  init() {
    room = .allocate(capacity: Self.limit)
    used = .allocate(capacity: 1)
    used.initialize(to: 0)
  }

  init(copying other: TemplateList) {
    room = .allocate(capacity: Self.limit)
    room.initialize(from: other.room, count: other.used.pointee)
    used = .allocate(capacity: 1)
    used.initialize(to: other.used.pointee)
  }

  deinit {
    room.deallocate()
    used.deallocate()
  }

  /// The forms, valid while this object lives.
  var view: View { View(first: room, used: used) }

  /// Adds a form at the front; it replaces an equal form, or the oldest one if the list is full.
  func insert(_ template: LineTemplate) {
    let count = used.pointee
    let same = (0..<count).first { room[$0].isSameForm(as: template) }
    let place = same ?? min(count, Self.limit - 1)
    if same == nil { formCount &+= 1 }
    let classKind = same.map { room[$0].classKind } ?? Self.firstClassKind &+ formCount
    if place == count { used.pointee = count + 1 }
    for index in (0..<place).reversed() {
      (room + index + 1).initialize(to: room[index])
    }
    room.initialize(to: template)
    room.pointee.classKind = classKind
  }

  /// Whether the next new form replaces another one.
  var isFull: Bool { used.pointee == Self.limit }

  func removeAll() { used.pointee = 0 }
}

extension LineTemplate {
  /// Whether two forms are the same, regardless of kind, process and the range of the time.
  fileprivate func isSameForm(as other: LineTemplate) -> Bool {
    timeLength == other.timeLength && timeText == other.timeText && head == other.head
      && middle == other.middle && before == other.before && after == other.after
      && afterIsWhole == other.afterIsWhole && terminator == other.terminator
  }
}

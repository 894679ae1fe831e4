import EventModel

/// The learned forms of lines, with the meanings of their scopes and views.
struct TemplateStore {
  /// The forms of lines with a callback of the contract.
  let callbacks: TemplateList
  /// The forms of lines in which a life begins or ends.
  let boundaries: TemplateList

  /// The ids of views and scopes by their slices.
  let slices: SliceTable

  /// The processes that the forms name.
  private(set) var processes: [String] = []

  /// The parts of a form that determine the meaning of a slice.
  private struct Shape: Equatable {
    var head: UInt8
    var middle: ShortText?
    var before: ShortText
  }

  private var shapes: [Shape] = []

  /// Generation counter; incremented when ids are reassigned.
  private(set) var generation = 0
  /// How many times a meaning was kept.
  private(set) var learntCount = 0

  init() {
    callbacks = TemplateList()
    boundaries = TemplateList()
    slices = SliceTable()
  }

  init(copying other: TemplateStore) {
    callbacks = TemplateList(copying: other.callbacks)
    boundaries = TemplateList(copying: other.boundaries)
    slices = SliceTable(copying: other.slices)
  }

  /// The most shapes and processes that are kept; then everything is learned anew.
  private static let shapeLimit = 64

  /// Whether the next new form replaces another one.
  var isFull: Bool { callbacks.isFull || boundaries.isFull }

  /// Forgets the meanings of slices.
  mutating func forgetNames() {
    slices.removeAll()
    generation += 1
  }

  /// Keeps a learned form, and the meanings of its slices.
  mutating func keep(
    _ lesson: LineTemplate.Lesson, _ bytes: UnsafePointer<UInt8>, _ record: EventRecord,
    process: String?
  ) {
    if shapes.count == Self.shapeLimit || processes.count == Self.shapeLimit { removeAll() }
    learntCount += 1
    var template = lesson.template
    template.kind = kind(of: template)
    template.process = process.map { number(of: $0) }
    let raw = UnsafeRawPointer(bytes)
    let (view, scope) = (UInt64(record.view), UInt64(record.scope))
    let whole = (lesson.scope?.lowerBound ?? lesson.view.lowerBound)..<lesson.view.upperBound
    slices.set(
      scope << 32 | view, endingAt: raw + whole.upperBound, length: whole.count,
      kind: template.kind)
    if let slice = lesson.scope {
      slices.set(
        view, endingAt: raw + lesson.view.upperBound, length: lesson.view.count,
        kind: template.kind + 1)
      slices.set(
        scope, endingAt: raw + slice.upperBound, length: slice.count, kind: template.kind + 2)
    }
    let forms = record.code == EventRecord.Code.lifeBoundary ? boundaries : callbacks
    forms.insert(template)
    if let address = lesson.address {
      slices.set(
        view, endingAt: raw + address.lowerBound,
        length: address.lowerBound - lesson.view.lowerBound,
        kind: forms.view.first.pointee.classKind)
    }
  }

  /// Keeps the meaning of scope and view together in lines of a form, and of the view alone.
  mutating func keep(
    _ names: UInt64, _ slice: LineTemplate.Slices, _ bytes: UnsafePointer<UInt8>, kind: UInt32
  ) {
    learntCount += 1
    let end = UnsafeRawPointer(bytes) + slice.view.upperBound
    slices.set(names, endingAt: end, length: slice.whole.count, kind: kind)
    guard !slice.scope.isEmpty else { return }
    slices.set(names & 0xFFFF_FFFF, endingAt: end, length: slice.view.count, kind: kind + 1)
  }

  private mutating func removeAll() {
    callbacks.removeAll()
    boundaries.removeAll()
    shapes = []
    processes = []
    slices.removeAll()
    generation += 1
  }

  /// Returns the kind of a form's scopes and views together. The next two kinds are those of its
  /// views and of its scopes.
  private mutating func kind(of template: LineTemplate) -> UInt32 {
    let shape = Shape(
      head: template.head.last, middle: template.middle, before: template.before)
    if let known = shapes.firstIndex(of: shape) { return UInt32(3 * known + 1) }
    shapes.append(shape)
    return UInt32(3 * shapes.count - 2)
  }

  private mutating func number(of process: String) -> Int {
    if let known = processes.firstIndex(of: process) { return known }
    processes.append(process)
    return processes.count - 1
  }
}

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

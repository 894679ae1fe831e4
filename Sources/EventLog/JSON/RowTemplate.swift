/// The form of a log's JSON lines, learnt from one that was read whole: fixed text around values.
///
/// `{"time":12.5,"view":"Inbox","event":"viewDidAppear"}` has the fixed texts `{"time":`, `,"view":"`,
/// `","event":"` and `"}`. A line with the same fixed texts, and no escape in a string, holds the same
/// columns; everything else is read token by token.
final class RowTemplate {
  /// A fixed text and the value behind it.
  fileprivate struct Part {
    var text: FixedText
    var role: Int
    var isString: Bool
  }

  private static let partLimit = 24

  private let parts: UnsafeMutablePointer<Part>
  private let slices: UnsafeMutablePointer<RowSlice>
  private var count = 0
  private var tail = FixedText()

  /// Whether a line of this form says where its view is, and which instance.
  private(set) var hasScope = false
  private(set) var hasInstance = false
  /// Whether each line of this form says that its view is a class.
  private(set) var isClass = false

  private let names: ColumnNames

  init(_ names: ColumnNames) {
    self.names = names
    parts = .allocate(capacity: Self.partLimit)
    slices = .allocate(capacity: RowRole.count)
    slices.initialize(repeating: RowSlice(), count: RowRole.count)
  }

  /// Makes a form of its own that is the same as another.
  convenience init(copying other: RowTemplate) {
    self.init(other.names)
    parts.initialize(from: other.parts, count: other.count)
    count = other.count
    tail = other.tail
    hasScope = other.hasScope
    hasInstance = other.hasInstance
    isClass = other.isClass
  }

  deinit {
    parts.deallocate()
    slices.deallocate()
  }

  /// The form without a reference to count, as long as this object lives and learns no other.
  var view: View {
    View(
      parts: parts, count: count, tail: tail, slices: slices, hasScope: hasScope,
      hasInstance: hasInstance, isClass: isClass)
  }
}

extension RowTemplate {
  /// A form to compare lines with.
  struct View {
    fileprivate let parts: UnsafePointer<Part>
    fileprivate let count: Int
    fileprivate let tail: FixedText
    fileprivate let slices: UnsafeMutablePointer<RowSlice>
    let hasScope: Bool
    let hasInstance: Bool
    let isClass: Bool

    /// Where the value of a role stands in the line that was compared last.
    @inline(__always)
    subscript(role: RowRole) -> RowSlice { slices[role.rawValue] }

    /// Returns where the line behind this one starts, or nil if it is of another form.
    ///
    /// - Parameters:
    ///   - bytes: The text; 32 bytes before may be loaded.
    ///   - start: Where the line starts.
    ///   - limit: Where the text ends.
    ///   - specials: Where its quotes are.
    @inline(__always)
    func end(
      _ bytes: UnsafePointer<UInt8>, _ start: Int, limit: Int, _ specials: SpecialBytes.View
    ) -> Int? {
      guard count > 0 else { return nil }
      let raw = UnsafeRawPointer(bytes)
      var place = start
      for index in 0..<count {
        let part = parts + index
        let value = place &+ part.pointee.text.count
        guard value < limit, part.pointee.text.matches(raw + value) else { return nil }
        if part.pointee.isString {
          place = specials.next(from: value)
          guard bytes[place] == UInt8(ascii: "\"") else { return nil }
        } else {
          place = value
          while bytes[place].isScalar { place &+= 1 }
          guard place > value else { return nil }
        }
        slices[part.pointee.role] = RowSlice(start: value, end: place)
      }
      let end = place &+ tail.count
      return end <= limit && tail.matches(raw + end) ? end : nil
    }
  }

  /// Learns the form of a line that holds one flat object, or forgets the form it had.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - line: The line with its line feed.
  ///   - isWanted: Whether lines with a column may be read by form.
  func learn(
    _ bytes: UnsafePointer<UInt8>, _ line: Range<Int>, isWanted: (Column) -> Bool
  ) {
    count = 0
    hasScope = false
    hasInstance = false
    isClass = false
    var scanner = JSONScanner(bytes, line)
    var previous = line.lowerBound
    var found: Set<Int> = []
    guard scanner.next() == .beginObject else { return }
    var learnt = 0
    while learnt < Self.partLimit {
      guard case .string(let key, false) = scanner.next(), scanner.next() == .colon,
        let (value, isString) = Self.value(scanner.next()),
        let text = FixedText(bytes, previous..<value.lowerBound)
      else { return }
      let column = names.named(
        UnsafeBufferPointer(start: bytes + key.lowerBound, count: key.count))
      if column == .class, Self.isTrue(bytes, value) {
        // It is the same in each line, and part of the text in front of the next value.
        isClass = true
        guard scanner.next() == .comma else { return }
        continue
      }
      guard let role = Self.role(of: column, isString, isWanted) else { return }
      parts[learnt] = Part(text: text, role: role.rawValue, isString: isString)
      found.insert(role.rawValue)
      learnt += 1
      previous = value.upperBound
      let next = scanner.next()
      if next == .endObject { break }
      guard next == .comma else { return }
    }
    guard scanner.next() == .end, let text = FixedText(bytes, previous..<line.upperBound),
      found.isSuperset(of: [RowRole.event.rawValue, RowRole.view.rawValue])
    else { return }
    tail = text
    hasScope = found.contains(RowRole.scope.rawValue)
    hasInstance = found.contains(RowRole.instance.rawValue)
    count = learnt
  }

  private static func isTrue(_ bytes: UnsafePointer<UInt8>, _ value: Range<Int>) -> Bool {
    UnsafeBufferPointer(start: bytes + value.lowerBound, count: value.count)
      .elementsEqual("true".utf8)
  }

  private static func value(_ token: JSONScanner.Token) -> (Range<Int>, isString: Bool)? {
    switch token {
    case .string(let range, false): (range, true)
    case .scalar(let range): (range, false)
    default: nil
    }
  }

  /// Returns what a value is, or nil if its line cannot be read by form.
  private static func role(
    of column: Column?, _ isString: Bool, _ isWanted: (Column) -> Bool
  ) -> RowRole? {
    guard let column else { return RowRole.none }
    guard isWanted(column) else { return nil }
    switch column {
    case .event: return isString ? .event : nil
    case .view: return isString ? .view : nil
    case .scope: return isString ? .scope : nil
    case .instance: return isString ? .instance : nil
    case .time, .window: return RowRole.none
    case .transition, .kind, .outcome, .parent, .file, .line, .process, .heading, .class: return nil
    }
  }
}

/// Up to 32 bytes that end at a place.
struct FixedText {
  private var value = SIMD4<UInt64>()
  private var mask = SIMD4<UInt64>()
  private(set) var count = 0

  /// Makes the empty text.
  init() {}

  /// Makes the text of a range, or nil if it is empty or too long.
  init?(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty, range.count <= 32 else { return nil }
    count = range.count
    value.setEnd(count) { bytes[range.lowerBound + $0] }
    mask.setEnd(count) { _ in 0xFF }
  }

  /// Whether the bytes end at a place of a text; 32 bytes before may be loaded.
  @inline(__always)
  func matches(_ end: UnsafeRawPointer) -> Bool {
    let found = ((end - 32).loadUnaligned(as: SIMD4<UInt64>.self) ^ value) & mask
    return found[0] | found[1] | found[2] | found[3] == 0
  }
}

extension UInt8 {
  /// Whether it may be part of a number or a word of JSON.
  @inline(__always)
  fileprivate var isScalar: Bool {
    self &- 48 < 10 || self | 0x20 &- 97 < 26 || self == UInt8(ascii: "-")
      || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
  }
}

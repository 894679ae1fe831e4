/// The form of the rows of a log: fixed texts around values.
///
/// `{"time":12.5,"view":"Inbox","event":"viewDidAppear"}` has the fixed texts `{"time":`,
/// `,"view":"`, `","event":"` and `"}`. A line with the same fixed texts, and without escapes, has
/// the same columns. The cells of a table have one separator between them. Every other line is read
/// token by token.
final class RowTemplate {
  /// A fixed text and the value after it.
  fileprivate struct Part {
    var text = FixedText<SIMD4<UInt64>>()
    /// The index of the column; that of the time for a value that is not read.
    var column: Int
    var value: Value
  }

  /// What ends a value.
  fileprivate enum Value {
    case string, scalar, cell
    /// A cell that must be empty, since its value would be a detail of the record.
    case emptyCell
  }

  private static let partLimit = 24

  private let parts: UnsafeMutablePointer<Part>
  private let slices: UnsafeMutablePointer<Range<Int>>
  private var count = 0
  private var tail = FixedText<SIMD4<UInt64>>()

  /// Whether lines of this form have the scope of the view, and its instance.
  private var hasScope = false
  private var hasInstance = false
  /// Whether each line of this form says that its view is a class.
  private(set) var isClass = false

  private let names: ColumnNames

  init(_ names: ColumnNames) {
    self.names = names
    parts = .allocate(capacity: Self.partLimit)
    slices = .allocate(capacity: Column.allCases.count)
    slices.initialize(repeating: 0..<0, count: Column.allCases.count)
  }

  /// Makes an independent copy of a form.
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

  /// The form without reference counting, valid while this object lives and learns no other form.
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
    fileprivate let tail: FixedText<SIMD4<UInt64>>
    fileprivate let slices: UnsafeMutablePointer<Range<Int>>
    /// Whether the line has the scope of its view, and its instance.
    private(set) var hasScope: Bool
    private(set) var hasInstance: Bool
    /// Whether each line marks its view as a class.
    let isClass: Bool

    /// The range of a column's value in the line that was compared last.
    @inline(__always)
    subscript(column: Column) -> Range<Int> { slices[column.rawValue] }

    /// Returns the start of the next line, or nil if the line has another form.
    ///
    /// - Parameters:
    ///   - bytes: The text; 32 bytes before may be loaded.
    ///   - start: The start of the line.
    ///   - limit: The end of the text.
    ///   - specials: The places of its quotes.
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
        if part.pointee.value == .string {
          place = specials.next(from: value)
          guard bytes[place] == UInt8(ascii: "\"") else { return nil }
        } else {
          place = value
          while bytes[place].isScalar { place &+= 1 }
          guard place > value else { return nil }
        }
        slices[part.pointee.column] = Range(uncheckedBounds: (value, place))
      }
      let end = place &+ tail.count
      return end <= limit && tail.matches(raw + end) ? end : nil
    }

    /// Returns the start of the next line of a table, or nil if it has quotes or other cells.
    @inline(__always)
    mutating func endOfCells(
      _ bytes: UnsafePointer<UInt8>, _ start: Int, limit: Int, _ specials: SpecialBytes.View
    ) -> Int? {
      guard count > 0 else { return nil }
      var place = start
      for index in 0..<count {
        let isLast = index == count - 1
        let next = specials.next(from: place)
        guard next < limit, bytes[next] != UInt8(ascii: "\""),
          (bytes[next] == UInt8(ascii: "\n")) == isLast
        else { return nil }
        let hasReturn = isLast && next > place && bytes[next - 1] == UInt8(ascii: "\r")
        let end = hasReturn ? next - 1 : next
        guard parts[index].value == .cell || place == end else { return nil }
        slices[parts[index].column] = Range(uncheckedBounds: (place, end))
        place = next + 1
      }
      hasScope = !self[.scope].isEmpty
      hasInstance = !self[.instance].isEmpty
      return place
    }
  }

  /// Sets the form to that of the lines of a table.
  func setColumns(_ columns: [Column?]) {
    // Of two columns with the same name the last one counts; such tables are read cell by cell.
    let known = columns.compactMap(\.self)
    let isClear = Set(known).count == known.count && known.contains(.event) && known.contains(.view)
    count = isClear && columns.count <= Self.partLimit ? columns.count : 0
    slices.update(repeating: 0..<0, count: Column.allCases.count)
    for (index, column) in columns.prefix(count).enumerated() {
      let known = Self.column(column) { _ in true }
      (parts + index).initialize(
        to: Part(column: (known ?? .time).rawValue, value: known == nil ? .emptyCell : .cell))
    }
  }

  /// Learns the form of a line with one flat object; if that fails, no form is known.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - line: The line with its line feed.
  ///   - isWanted: Whether lines with a column may be read by form.
  func learn(
    _ bytes: UnsafePointer<UInt8>, _ line: Range<Int>, isWanted: (Column) -> Bool
  ) {
    count = 0
    isClass = false
    slices.update(repeating: 0..<0, count: Column.allCases.count)
    func text(_ range: Range<Int>) -> FixedText<SIMD4<UInt64>>? {
      FixedText(UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count))
    }
    var scanner = JSONScanner(bytes, line)
    var previous = line.lowerBound
    var found: Set<Column> = []
    var learnt = 0
    var isFlat = true
    let object = scanner.object { key, token in
      let column = names.named(
        UnsafeBufferPointer(start: bytes + key.lowerBound, count: key.count))
      guard isFlat, let (value, isString) = Self.value(token) else { return isFlat = false }
      if column == .class, Self.isTrue(bytes, value) {
        // It is the same in each line, so it is part of the text before the next value.
        return isClass = true
      }
      guard learnt < Self.partLimit, let text = text(previous..<value.lowerBound),
        let known = Self.column(column, isWanted), isString || known == .time
      else { return isFlat = false }
      parts[learnt] = Part(
        text: text, column: known.rawValue, value: isString ? .string : .scalar)
      found.insert(known)
      learnt += 1
      previous = value.upperBound
    }
    guard case .whole = object, isFlat, let text = text(previous..<line.upperBound),
      found.isSuperset(of: [.event, .view])
    else { return }
    tail = text
    hasScope = found.contains(.scope)
    hasInstance = found.contains(.instance)
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

  /// Returns the column that is read from a value, that of the time for a value that is not read, or
  /// nil if its line cannot be read by form.
  private static func column(_ column: Column?, _ isWanted: (Column) -> Bool) -> Column? {
    guard let column, column != .window else { return .time }
    let isPlain = [.event, .view, .scope, .instance, .time].contains(column)
    return isPlain && isWanted(column) ? column : nil
  }
}

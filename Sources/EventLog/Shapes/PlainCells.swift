/// The cells of a line that determine its record, if none of them is quoted.
struct PlainCells: RowSlices {
  /// The use of a column in a line that is not read cell by cell.
  private enum Part {
    case role(RowRole)
    /// The cell must be empty, since its value would be a detail of the record.
    case detail
  }

  private let parts: [Part]
  private var slices = SIMD16<Int32>()

  private(set) var hasScope = false
  private(set) var hasInstance = false
  var isClass: Bool { false }

  private(set) var lineEnd = 0

  init(_ columns: [Column?]) {
    // Of two columns with the same name the last one counts; such tables are read cell by cell.
    let known = columns.compactMap(\.self)
    let isClear = Set(known).count == known.count && known.contains(.event) && known.contains(.view)
    parts = isClear ? columns.map(Self.part) : []
  }

  private static func part(_ column: Column?) -> Part {
    switch column {
    case nil, .time, .window: .role(.none)
    case .event: .role(.event)
    case .view: .role(.view)
    case .scope: .role(.scope)
    case .instance: .role(.instance)
    case .transition, .kind, .outcome, .parent, .file, .line, .process, .heading, .class: .detail
    }
  }

  subscript(role: RowRole) -> RowSlice {
    RowSlice(
      start: Int(slices[2 * role.rawValue]), end: Int(slices[2 * role.rawValue + 1]))
  }

  /// Finds the cells of a whole line, and returns whether they completely determine the record.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - start: The start of the line.
  ///   - specials: The places of its quotes, separators and line feeds.
  mutating func split(
    _ block: LineBlock, from start: Int, _ specials: SpecialBytes.View
  ) -> Bool {
    var cell = start
    for index in parts.indices {
      var end = specials.next(from: cell)
      let isLast = index == parts.count - 1
      guard end < block.count, block.bytes[end] != UInt8(ascii: "\""),
        (block.bytes[end] == UInt8(ascii: "\n")) == isLast
      else { return false }
      let next = end + 1
      if isLast {
        lineEnd = end
        if end > cell, block.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      }
      switch parts[index] {
      case .role(let role):
        slices[2 * role.rawValue] = Int32(truncatingIfNeeded: cell)
        slices[2 * role.rawValue + 1] = Int32(truncatingIfNeeded: end)
      case .detail: guard cell == end else { return false }
      }
      cell = next
    }
    hasScope = !isEmpty(.scope)
    hasInstance = !isEmpty(.instance)
    return !parts.isEmpty && !isEmpty(.event) && !isEmpty(.view)
  }

  private func isEmpty(_ role: RowRole) -> Bool { self[role].start == self[role].end }
}

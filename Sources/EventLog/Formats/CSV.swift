import EventModel

extension LogFormat {
  /// Comma-separated values (RFC 4180) with a header line that names the columns.
  public static let csv = LogFormat(
    name: "csv", summary: "comma-separated columns with a header line: event, view, …",
    extensions: ["csv"], namesAreIdentities: true,
    recognize: { $0.header(separatedBy: UInt8(ascii: ",")) },
    makeParser: { sample, _ in SeparatedParser(UInt8(ascii: ","), sample) },
    makeWriter: { SeparatedWriter(UInt8(ascii: ",")) })
}

extension LogSample {
  /// Returns the reason why this is a table with such separators, or nil.
  func header(separatedBy separator: UInt8) -> String? {
    guard let first = lines.first else { return nil }
    let bytes = Array(first.utf8)
    let cells = SeparatedParser.cells(of: bytes, separator: separator)
    let columns = cells.compactMap { Column.named(SeparatedParser.value(of: bytes[$0])) }
    return columns.contains(.event) && columns.contains(.view)
      ? "the first line names the columns event and view" : nil
  }
}

/// A parser of tables whose first line names the columns.
struct SeparatedParser: BlockParser {
  private let separator: UInt8
  private let names: ColumnNames
  private var columns: [Column?] = []
  private var hasHeader = false
  private var row = Row()
  private let specials: SpecialBytes
  private let template: RowTemplate
  private var meanings = RowMeanings()
  /// The lines so far of a record that has a line feed between quotes.
  private var pending: [UInt8] = []
  private var pendingOffset: UInt64 = 0
  private var pendingLine: UInt32 = 0

  init(_ separator: UInt8, _ sample: LogSample) {
    self.separator = separator
    names = ColumnNames(sample.rows(separatedBy: separator))
    specials = SpecialBytes(separator)
    template = RowTemplate(names)
  }

  mutating func forgetNames() { meanings.forgetNames() }

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    let specials = specials.load(block.bytes, block.count)
    var form = template.view
    let table = meanings.slices.view
    var number = block.linesBefore
    var start = 0
    while start < block.count {
      number += 1
      let next =
        pending.isEmpty && !sink.keepsTimes
        ? form.endOfCells(block.bytes, start, limit: block.count, specials) : nil
      if let next, let record = form.record(table, in: block) {
        if record.code != Vocabulary.context { sink.append(record) }
        start = next
        continue
      }
      let end = next.map { $0 - 1 } ?? specials.lineFeed(from: start, in: block)
      read(start..<end, number, of: block, into: &sink, names: &names)
      if next != nil { meanings.remember(form, of: block, sink) }
      form = template.view
      start = end + 1
    }
  }

  /// Reads a line cell by cell, or joins it to the record that it belongs to.
  private mutating func read(
    _ range: Range<Int>, _ number: UInt64, of block: LineBlock, into sink: inout EventSink,
    names: inout NameTable
  ) {
    let line = block.withoutReturn(range)
    let offset = block.offset + UInt64(line.lowerBound)
    let bytes = block.buffer[line]
    if pending.isEmpty, !Self.isOpen(bytes) {
      read(Array(bytes), at: offset, number, into: &sink, names: &names)
    } else {
      join(bytes, at: offset, number, into: &sink, names: &names)
    }
  }

  mutating func finish(into sink: inout EventSink, names: inout NameTable) {
    guard !pending.isEmpty else { return }
    sink.malformed(at: pendingOffset, line: pendingLine, "a quoted cell is not closed")
    pending = []
  }

  /// Adds a line to a record that has a line feed between quotes.
  private mutating func join(
    _ line: Slice<UnsafeBufferPointer<UInt8>>, at offset: UInt64, _ number: UInt64,
    into sink: inout EventSink, names: inout NameTable
  ) {
    if pending.isEmpty {
      pendingOffset = offset
      pendingLine = UInt32(clamping: number)
    } else {
      // Bytes keep their distances in the log, so that a cell's offset stays valid.
      let gap = Int(offset - pendingOffset) - pending.count
      if gap > 1 { pending.append(UInt8(ascii: "\r")) }
      pending.append(UInt8(ascii: "\n"))
    }
    pending.append(contentsOf: line)
    if !Self.isOpen(pending[...]) {
      let record = pending
      pending = []
      read(record, at: pendingOffset, UInt64(pendingLine), into: &sink, names: &names)
    } else if pending.count > Limits.lineBytes {
      sink.malformed(
        at: pendingOffset, line: pendingLine, "a quoted cell is not closed within Limits.lineBytes")
      pending = []
    }
  }

  private mutating func read(
    _ record: [UInt8], at offset: UInt64, _ number: UInt64, into sink: inout EventSink,
    names: inout NameTable
  ) {
    let line = UInt32(clamping: number)
    guard record.contains(where: { $0 > UInt8(ascii: " ") }) else { return }
    let cells = Self.cells(of: record, separator: separator)
    guard hasHeader else {
      hasHeader = true
      takeHeader(record, cells)
      if !columns.contains(.event) || !columns.contains(.view) {
        sink.malformed(
          at: offset, line: line, "the first line does not name the columns event and view")
      }
      return
    }
    if Self.isHeader(record, cells) {
      takeHeader(record, cells)
      return sink.beginRun(at: offset, line: line)
    }
    guard cells.count == columns.count else {
      return sink.malformed(
        at: offset, line: line,
        "\(cells.count) cells where the header names \(columns.count) columns")
    }
    row.removeAll()
    var place = 0..<0
    for (column, cell) in zip(columns, cells) {
      guard let column else { continue }
      let value = Self.value(of: record[cell])
      if !value.isEmpty || record[cell].first == UInt8(ascii: "\"") { row.set(column, value) }
      if column == .event { place = Self.inside(of: record[cell]) }
    }
    // The event may be after a cell with line feeds.
    let before = record[..<place.lowerBound].count { $0 == UInt8(ascii: "\n") }
    sink.add(
      row, at: offset + UInt64(place.lowerBound), line: line &+ UInt32(clamping: before),
      length: place.count, names: &names)
  }
}

extension SeparatedParser {
  private mutating func takeHeader(_ record: [UInt8], _ cells: [Range<Int>]) {
    columns = cells.map { names.named(Self.value(of: record[$0])) }
    template.setColumns(columns)
  }

  /// Returns whether a line below the first one names the columns event and view: the header of
  /// another table.
  private static func isHeader(_ record: [UInt8], _ cells: [Range<Int>]) -> Bool {
    func names(_ column: Column, _ cell: Range<Int>) -> Bool {
      Column.named(value(of: record[cell])) == column
    }
    // Only cells as long as `event` are compared, since almost no line is a header.
    return cells.contains { 5...7 ~= $0.count && names(.event, $0) }
      && cells.contains { names(.view, $0) }
  }

  /// Whether a quoted cell is not closed at the end.
  private static func isOpen(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.reduce(false) { $0 != ($1 == UInt8(ascii: "\"")) }
  }

  /// Returns the ranges of a record's cells, including quotes.
  static func cells(of record: [UInt8], separator: UInt8) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = 0
    var isQuoted = false
    for (index, byte) in record.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == separator, !isQuoted {
        cells.append(start..<index)
        start = index + 1
      }
    }
    cells.append(start..<record.count)
    return cells
  }

  /// Returns the range of a cell's text, without surrounding blanks and quotes.
  static func inside(of cell: ArraySlice<UInt8>) -> Range<Int> {
    var cell = cell
    while cell.first == UInt8(ascii: " ") { cell.removeFirst() }
    while cell.last == UInt8(ascii: " ") { cell.removeLast() }
    guard cell.count >= 2, cell.first == UInt8(ascii: "\""), cell.last == UInt8(ascii: "\"") else {
      return cell.startIndex..<cell.endIndex
    }
    return cell.startIndex + 1..<cell.endIndex - 1
  }

  static func value(of cell: ArraySlice<UInt8>) -> [UInt8] {
    var value: [UInt8] = []
    var wasQuote = false
    for byte in cell[inside(of: cell)] {
      let isQuote = byte == UInt8(ascii: "\"")
      // A quote inside a quoted cell is written twice.
      if isQuote, wasQuote {
        wasQuote = false
        continue
      }
      wasQuote = isQuote
      value.append(byte)
    }
    return value
  }
}

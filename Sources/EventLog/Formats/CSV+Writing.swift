import EventModel

/// A writer of tables with a header line.
struct SeparatedWriter: EventWriter {
  private static let columns: [Column] = [
    .time, .scope, .view, .instance, .event, .transition, .kind, .outcome, .parent, .file, .line,
    .process, .heading, .class,
  ]

  private let separator: UInt8

  init(_ separator: UInt8) { self.separator = separator }

  mutating func begin(_ output: inout [UInt8]) {
    append(Self.columns.map(\.name), to: &output)
  }

  mutating func write(_ event: LoggedEvent, to output: inout [UInt8]) throws(LogFormat.WritingError)
  {
    append(
      [
        event.time, event.scope, event.view, event.instance, event.callback.name,
        event.transition, event.kind, event.outcome, event.parent, event.source?.file,
        event.source.map { String($0.line) }, event.process, event.followsHeading ? "true" : nil,
        event.isClass ? "true" : nil,
      ], to: &output)
  }

  private func append(_ cells: [String?], to output: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { output.append(separator) }
      if let cell { append(cell, to: &output) }
    }
    output.append(UInt8(ascii: "\n"))
  }

  /// Appends a cell, quoted if it would otherwise be read differently.
  private func append(_ cell: String, to output: inout [UInt8]) {
    let needsQuotes =
      cell.isEmpty || cell.hasPrefix(" ") || cell.hasSuffix(" ")
      || cell.utf8.contains { $0 == separator || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
    guard needsQuotes else { return output.append(contentsOf: cell.utf8) }
    output.append(0x22)
    for byte in cell.utf8 {
      if byte == 0x22 { output.append(0x22) }
      output.append(byte)
    }
    output.append(0x22)
  }
}

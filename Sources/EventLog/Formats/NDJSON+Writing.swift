import EventModel

/// Writes objects, one a line, with the columns in a fixed order.
struct NDJSONWriter: EventWriter {
  private static let recorded: [Column] = [
    .time, .scope, .view, .instance, .class, .event, .transition, .kind, .outcome, .parent,
    .process, .heading, .file, .line,
  ]
  private static let converted: [Column] = [
    .view, .instance, .class, .event, .scope, .time, .transition, .kind, .outcome, .parent,
    .process, .heading,
  ]

  func write(_ event: LoggedEvent, to output: inout [UInt8]) throws(WritingError) {
    var object = JSONObject()
    // A converted log says where its events came from; then the source's line goes with the file.
    let isConverted = event.line > 0
    if isConverted { object.add("line", number: String(event.line)) }
    for column in isConverted ? Self.converted : Self.recorded {
      guard let text = event.text(of: column) else { continue }
      let isNumber = column == .time ? text.isJSONNumber : column == .class || column == .line
      if isNumber {
        object.add(column.name, number: text)
      } else {
        object.add(column.name, text)
      }
    }
    if isConverted, let source = event.source {
      object.add("file", "\(source.file):\(source.line)")
    }
    object.end(in: &output)
  }
}

/// A JSON object on one line, as it is being written.
struct JSONObject {
  private var bytes: [UInt8] = []

  /// Adds a text.
  mutating func add(_ key: String, _ text: String) {
    begin(key)
    JSONText.appendQuoted(text, to: &bytes)
  }

  /// Adds a number as it is spelt.
  mutating func add(_ key: String, number: String) {
    begin(key)
    bytes.append(contentsOf: number.utf8)
  }

  /// Closes the object and appends it with a line feed.
  func end(in output: inout [UInt8]) {
    output.append(UInt8(ascii: "{"))
    output.append(contentsOf: bytes)
    output.append(contentsOf: "}\n".utf8)
  }

  private mutating func begin(_ key: String) {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: ",")) }
    JSONText.appendQuoted(key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
  }
}

extension String {
  /// Whether the text is a number as JSON spells it, without an exponent.
  var isJSONNumber: Bool {
    let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : Substring(self).utf8
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2, whole.count == 1 || whole.first != 48 else {
      return false
    }
    return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (48...57).contains($0) } }
  }
}

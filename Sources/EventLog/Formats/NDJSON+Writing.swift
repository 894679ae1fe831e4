import EventModel

/// A writer of objects, one per line, with the columns in a fixed order.
struct NDJSONWriter: EventWriter {
  func write(_ event: LoggedEvent, to output: inout [UInt8]) throws(LogFormat.WritingError) {
    var object = JSONObject()
    // In a converted log, `line` is that of the original log; the source line is in `file`.
    if event.line > 0 { object.add("line", number: String(event.line)) }
    if let time = event.time, event.line == 0 { object.add("time", time: time) }
    if let scope = event.scope, event.line == 0 { object.add("scope", scope) }
    object.add("view", event.view)
    if let instance = event.instance { object.add("instance", instance) }
    if event.isClass { object.add("class", number: "true") }
    object.add("event", event.callback.name)
    if event.line > 0 {
      if let scope = event.scope { object.add("scope", scope) }
      if let time = event.time { object.add("time", time: time) }
    }
    if let transition = event.transition { object.add("transition", transition) }
    if let kind = event.kind { object.add("kind", kind) }
    if let outcome = event.outcome { object.add("outcome", outcome) }
    if let parent = event.parent { object.add("parent", parent) }
    if let process = event.process { object.add("process", process) }
    if event.followsHeading { object.add("heading", "true") }
    if let source = event.source {
      object.add("file", event.line > 0 ? "\(source.file):\(source.line)" : source.file)
      if event.line == 0 { object.add("line", number: String(source.line)) }
    }
    object.end(in: &output)
  }
}

/// A JSON object that is written on one line.
struct JSONObject {
  private var bytes: [UInt8] = []

  mutating func add(_ key: String, _ text: String) {
    begin(key)
    JSONText.appendQuoted(text, to: &bytes)
  }

  /// Adds a number as it is written.
  mutating func add(_ key: String, number: String) {
    begin(key)
    bytes.append(contentsOf: number.utf8)
  }

  /// Adds a time: as a number if it is one, otherwise as a text.
  mutating func add(_ key: String, time: String) {
    if time.isJSONNumber { add(key, number: time) } else { add(key, time) }
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
  /// Whether the text is a JSON number without an exponent.
  var isJSONNumber: Bool {
    let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : Substring(self).utf8
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2, whole.count == 1 || whole.first != 48 else {
      return false
    }
    return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (48...57).contains($0) } }
  }
}

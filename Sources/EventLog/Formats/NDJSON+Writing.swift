import EventModel
import JSON

/// A writer of objects, one per line, with the columns in a fixed order.
struct NDJSONWriter: EventWriter {
  func write(_ event: LoggedEvent, to output: inout [UInt8]) throws(LogFormat.WritingError) {
    // In a converted log, `line` is that of the original log; the source line is in `file`.
    let isConverted = event.line > 0
    let time = event.time.map { $0.isJSONNumber ? JSONValue.number($0) : .string($0) }
    var object: [JSONValue.Member] = []
    if isConverted { object.add("line", event.line) }
    if !isConverted, let time { object.add("time", time) }
    if !isConverted { object.add("scope", event.scope) }
    object.add("view", event.view)
    object.add("instance", event.instance)
    if event.isClass { object.add("class", true) }
    object.add("event", event.callback.name)
    if isConverted { object.add("scope", event.scope) }
    if isConverted, let time { object.add("time", time) }
    object.add("transition", event.transition)
    object.add("kind", event.kind)
    object.add("outcome", event.outcome)
    object.add("parent", event.parent)
    object.add("process", event.process)
    object.add("heading", event.followsHeading ? "true" : nil)
    if let source = event.source {
      object.add("file", isConverted ? "\(source.file):\(source.line)" : source.file)
      if !isConverted { object.add("line", source.line) }
    }
    output.append(contentsOf: "\(JSONValue.object(object).line)\n".utf8)
  }
}

extension String {
  /// Whether the text is a JSON number without an exponent.
  var isJSONNumber: Bool { Array(utf8).matches(Self.number) }

  private static let number = TextPattern(#"-?(0|[1-9]\d*)(\.\d+)?"#)
}

import EventModel
import JSON

/// A writer of one of unified logging's text styles.
struct UnifiedTextWriter: EventWriter {
  let header: String
  let line: (_ time: String, _ message: String) -> String
  private var clock = LogClock()
  private var body = ConsoleBody()

  init(header: String, line: @escaping (_ time: String, _ message: String) -> String) {
    self.header = header
    self.line = line
  }

  mutating func begin(_ output: inout [UInt8]) { output.append(contentsOf: "\(header)\n".utf8) }

  mutating func write(_ event: LoggedEvent, to output: inout [UInt8]) throws(LogFormat.WritingError)
  {
    let message = "[com.example.demo:screens] \(try body.message(of: event))"
    output.append(contentsOf: "\(line(clock.next(event.time), message))\n".utf8)
  }
}

/// A writer of unified logging's JSON styles.
struct UnifiedJSONWriter: EventWriter {
  private let isLinewise: Bool
  private var clock = LogClock()
  private var body = ConsoleBody()
  private var isFirst = true

  init(isLinewise: Bool) { self.isLinewise = isLinewise }

  mutating func write(_ event: LoggedEvent, to output: inout [UInt8]) throws(LogFormat.WritingError)
  {
    let pairs: [(key: String, value: JSONValue)] = [
      ("timestamp", .string("\(clock.next(event.time))+0000")), ("eventType", "logEvent"),
      ("messageType", "Default"), ("subsystem", "com.example.demo"), ("category", "screens"),
      ("processID", 1), ("threadID", 1), ("processImagePath", "/Applications/Demo.app/Demo"),
      ("eventMessage", .string(try body.message(of: event))),
    ]
    let (before, between, colon) = isLinewise ? ("{", ",", ":") : ("  ", ",\n  ", " : ")
    if !isLinewise { output.append(contentsOf: (isFirst ? "[{\n" : "},{\n").utf8) }
    // Unified logging escapes slashes.
    let members = pairs.map { "\"\($0.key)\"\(colon)\($0.value.line.replacing("/", with: "\\/"))" }
    output.append(contentsOf: (before + members.joined(separator: between)).utf8)
    output.append(contentsOf: (isLinewise ? "}\n" : "\n").utf8)
    isFirst = false
  }

  mutating func end(_ output: inout [UInt8]) {
    guard !isLinewise else { return }
    output.append(contentsOf: (isFirst ? "[]\n" : "}]\n").utf8)
  }
}

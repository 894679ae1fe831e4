import EventModel
import JSON

/// A writer of unified logging's text styles.
struct UnifiedTextWriter: EventWriter {
  /// A text style.
  enum Style {
    case `default`, compact, syslog
  }

  private let style: Style
  private var clock = LogClock()
  private var body = ConsoleBody()

  init(_ style: Style) { self.style = style }

  mutating func begin(_ output: inout [UInt8]) {
    let header =
      switch style {
      case .default:
        "Timestamp                       Thread     Type        Activity             PID    TTL  "
      case .compact: "Timestamp               Ty Process[PID:TID]"
      case .syslog: "Timestamp                       (process)[PID]    "
      }
    output.append(contentsOf: "\(header)\n".utf8)
  }

  mutating func write(_ event: LoggedEvent, to output: inout [UInt8]) throws(LogFormat.WritingError)
  {
    let message = "[com.example.demo:screens] \(try body.message(of: event))"
    let time = clock.next(event.time)
    let line =
      switch style {
      case .default:
        "\(time)+0000 0x1        Info        0x0                  1      0    Demo: (Demo) \(message)"
      case .compact: "\(time.dropLast(3)) Df Demo[1:1] \(message)"
      case .syslog: "\(time)+0000  localhost Demo[1]: (Demo) \(message)"
      }
    output.append(contentsOf: "\(line)\n".utf8)
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

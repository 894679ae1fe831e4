import EventModel

extension LogFormat {
  /// Console lines: NSLog, print, os_log in Xcode, pastes.
  public static let console = LogFormat(
    name: "console", summary: "console lines: NSLog, print, os_log in Xcode, pastes of them",
    extensions: ["log", "txt"], namesAreIdentities: false,
    recognize: { _ in nil },
    makeParser: { ConsoleParser($0, $1) },
    makeWriter: { ConsoleWriter() })
}

/// A writer of lines in the form of NSLog.
struct ConsoleWriter: EventWriter {
  private var clock = LogClock()
  private var body = ConsoleBody()

  mutating func write(_ event: LoggedEvent, to output: inout [UInt8]) throws(LogFormat.WritingError)
  {
    let message = try body.message(of: event)
    output.append(contentsOf: "\(clock.next(event.time))+0000 Demo[1:1] \(message)\n".utf8)
  }
}

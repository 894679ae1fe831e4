import EventModel

extension LogFormat {
  /// Console lines: NSLog, print, os_log in Xcode, pastes.
  public static let console = LogFormat(
    name: "console", summary: "console lines: NSLog, print, os_log in Xcode, pastes of them",
    extensions: ["log", "txt"], namesAreIdentities: false,
    recognise: { _ in nil },
    makeParser: { _, _ in ConsoleParser() },
    makeWriter: nil)
}

struct ConsoleParser: BlockParser {
  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {}
}

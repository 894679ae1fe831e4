import EventModel

extension LogFormat {
  /// Unified logging's default style, as `log show` and `log stream` print it.
  public static let oslog = LogFormat(
    "oslog", "Apple unified logging, default style (`log show`)",
    header:
      "Timestamp                       Thread     Type        Activity             PID    TTL  "
  ) { time, message in
    "\(time)+0000 0x1        Info        0x0                  1      0    Demo: (Demo) \(message)"
  }

  /// Unified logging's compact style.
  public static let oslogCompact = LogFormat(
    "oslog-compact", "Apple unified logging, `--style compact`",
    header: "Timestamp               Ty Process[PID:TID]"
  ) { time, message in "\(time.dropLast(3)) Df Demo[1:1] \(message)" }

  /// Unified logging's syslog style.
  public static let oslogSyslog = LogFormat(
    "oslog-syslog", "Apple unified logging, `--style syslog`",
    header: "Timestamp                       (process)[PID]    "
  ) { time, message in "\(time)+0000  localhost Demo[1]: (Demo) \(message)" }

  /// Makes the format of a text style.
  ///
  /// - Parameters:
  ///   - header: The line above the messages; styles differ in its first 34 characters.
  ///   - line: Returns the line of a message with a time.
  private init(
    _ name: String, _ summary: String, header: String,
    line: @escaping @Sendable (_ time: String, _ message: String) -> String
  ) {
    self.init(
      name: name, summary: summary, extensions: [], namesAreIdentities: false,
      recognize: { $0.header(startingWith: String(header.prefix(34))) },
      makeParser: UnifiedStyle.parser, makeWriter: { UnifiedTextWriter(header: header, line: line) }
    )
  }
}

enum UnifiedStyle {
  /// Makes the parser of a style: the text styles are console lines with their own prefixes.
  ///
  /// A log in another style than the requested one is read in its own style.
  static func parser(_ sample: LogSample, _ vocabulary: Vocabulary) -> any BlockParser {
    if sample.hasMessageLine { return UnifiedJSONParser(sample, vocabulary, isLinewise: true) }
    if sample.contains("\"eventMessage\"") {
      return UnifiedJSONParser(sample, vocabulary, isLinewise: false)
    }
    return ConsoleParser(sample, vocabulary)
  }
}

extension LogSample {
  /// Returns the reason why the log has a style with this header line, or nil.
  ///
  /// Banner lines come first (`Filtering the log data using …`).
  func header(startingWith header: String) -> String? {
    lines.prefix(8).contains { $0.hasPrefix(header) } ? "its header line" : nil
  }

  /// Whether a line contains a whole object of unified logging, and the log is not an array.
  var hasMessageLine: Bool {
    let first = lines.prefix(8)
    // An array may also have one object per line.
    return first.contains { $0.hasJSONKey("\"eventMessage\"") }
      && !first.contains { $0 == "[" || $0.hasPrefix("[{") }
  }
}

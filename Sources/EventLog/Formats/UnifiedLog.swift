import EventModel

extension LogFormat {
  /// Unified logging's default style, as `log show` and `log stream` print it.
  public static let oslog = LogFormat(
    name: "oslog", summary: "Apple unified logging, default style (`log show`)",
    extensions: [], namesAreIdentities: false,
    recognise: { $0.header(startingWith: "Timestamp                       Thread") },
    makeParser: UnifiedStyle.parser, makeWriter: { UnifiedTextWriter(.default) })

  /// Unified logging's compact style.
  public static let oslogCompact = LogFormat(
    name: "oslog-compact", summary: "Apple unified logging, `--style compact`",
    extensions: [], namesAreIdentities: false,
    recognise: { $0.header(startingWith: "Timestamp               Ty Process") },
    makeParser: UnifiedStyle.parser, makeWriter: { UnifiedTextWriter(.compact) })

  /// Unified logging's syslog style.
  public static let oslogSyslog = LogFormat(
    name: "oslog-syslog", summary: "Apple unified logging, `--style syslog`",
    extensions: [], namesAreIdentities: false,
    recognise: { $0.header(startingWith: "Timestamp                       (process)") },
    makeParser: UnifiedStyle.parser, makeWriter: { UnifiedTextWriter(.syslog) })
}

enum UnifiedStyle {
  /// Makes the reader of a style: the text styles are console lines with their own prefixes.
  ///
  /// A log asked for in one style and written in another gives what it holds.
  static func parser(_ sample: LogSample, _ vocabulary: Vocabulary) -> any BlockParser {
    if sample.hasMessageLine { return UnifiedJSONParser(sample, vocabulary, isLinewise: true) }
    if sample.contains("\"eventMessage\"") {
      return UnifiedJSONParser(sample, vocabulary, isLinewise: false)
    }
    return ConsoleParser(sample, vocabulary)
  }
}

extension LogSample {
  /// Returns why the log is in a style with this header line, or nil.
  ///
  /// Banner lines come first (`Filtering the log data using …`).
  func header(startingWith header: String) -> String? {
    lines.prefix(8).contains { $0.hasPrefix(header) } ? "its header line" : nil
  }

  /// Whether a line holds a whole object of unified logging.
  var hasMessageLine: Bool {
    let first = lines.prefix(8)
    // An array may have each of its objects on a line.
    return first.contains { $0.hasJSONKey("eventMessage") }
      && !first.contains { $0 == "[" || $0.hasPrefix("[{") }
  }
}

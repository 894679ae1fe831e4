import EventModel

extension LogFormat {
  /// Unified logging's default style, as `log show` and `log stream` print it.
  public static let oslog = LogFormat(
    name: "oslog", summary: "Apple unified logging, default style (`log show`)",
    extensions: [], namesAreIdentities: false,
    recognize: { $0.header(startingWith: "Timestamp                       Thread") },
    makeParser: UnifiedStyle.parser, makeWriter: { UnifiedTextWriter(.default) })

  /// Unified logging's compact style.
  public static let oslogCompact = LogFormat(
    name: "oslog-compact", summary: "Apple unified logging, `--style compact`",
    extensions: [], namesAreIdentities: false,
    recognize: { $0.header(startingWith: "Timestamp               Ty Process") },
    makeParser: UnifiedStyle.parser, makeWriter: { UnifiedTextWriter(.compact) })

  /// Unified logging's syslog style.
  public static let oslogSyslog = LogFormat(
    name: "oslog-syslog", summary: "Apple unified logging, `--style syslog`",
    extensions: [], namesAreIdentities: false,
    recognize: { $0.header(startingWith: "Timestamp                       (process)") },
    makeParser: UnifiedStyle.parser, makeWriter: { UnifiedTextWriter(.syslog) })
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

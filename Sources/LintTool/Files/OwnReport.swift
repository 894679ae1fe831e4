/// Reports of this tool, recognized by their first bytes. A search of a directory skips them, since
/// a report names callbacks without being a log.
enum OwnReport {
  private static let reach = 1 << 12

  /// The beginnings of JSON that the tool writes, without blanks. Of several texts all must occur,
  /// the first one at the start.
  private static let signatures: [[String]] = [
    [#"{"version":1,"tool":{"name":"transition-lint""#],
    [#"{"version":1,"findings":["#],
    [#"{"rule":""#, #","severity":""#, #","message":""#],
    [#"{"$schema":""#, #""driver":{"name":"transition-lint""#],
    [#"[{"type":"issue","description":""#, #""check_name":""#],
    [#"{"files":"#, #","events":"#, #","views":"#, #""transitions":["#],
    [#"{"assumption":""#, #","scope":""#],
    [#"[{"assumption":""#, #","scope":""#],
    [#"{"operation":""#, #","line":"#, #","breaks":"#],
    [#"{"old":{"files":"#, #","pairs":["#],
    [#"{"displayTimeUnit":"ms","traceEvents":[{"ph":"M","name":"process_name""#],
  ]

  static func isAt(_ path: String) -> Bool {
    guard let start = FileContent.start(ofFile: path, reach) else { return false }
    return isStart(start)
  }

  static func isStart(_ bytes: [UInt8]) -> Bool {
    let text = bytes.drop(while: isBlank)
    guard let first = text.first else { return false }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return isJSON(bytes) }
    let line = text.prefix { $0 != UInt8(ascii: "\n") }
    return isFirstLine(String(decoding: line, as: UTF8.self))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\t")
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let plain = String(decoding: bytes.filter { !isBlank($0) }, as: UTF8.self)
    return signatures.contains { parts in
      plain.hasPrefix(parts[0]) && parts.dropFirst().allSatisfy { plain.contains($0) }
    }
  }

  /// Whether a line is the first of a text report or a timeline: `error[rule]: …`,
  /// `log:1:2: error: … (rule)`, `::error title=rule,…`, `transition 1 · lines 1–5 · …`.
  private static func isFirstLine(_ line: String) -> Bool {
    if line.hasPrefix("no findings in "), line.hasSuffix(")") { return true }
    if line.hasPrefix("transition 1 · line") || line.hasPrefix("rule  ") { return true }
    let ids = RuleSelection.ids
    if line.hasPrefix("::"), ids.contains(where: { line.contains(" title=\($0),") }) { return true }
    for severity in ["error", "warning", "note"] {
      if line.hasPrefix("\(severity)["),
        ids.contains(where: { line.hasPrefix("\(severity)[\($0)]: ") })
      {
        return true
      }
      // Most lines end otherwise, and a search takes far longer.
      if line.hasSuffix(")"), line.contains(": \(severity): "),
        ids.contains(where: { line.hasSuffix(" (\($0))") })
      {
        return true
      }
    }
    return false
  }
}

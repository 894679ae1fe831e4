/// Lists of calls that did not happen: what was expected, and what a diff takes out.
extension DocumentPage {
  /// Ends of lines that announce calls that did not happen, in many languages.
  private static let ends = [
    "should be", "should have been", "should look like", "supposed to be", "ought to be",
    "instead of", "rather than", "应该是", "应该为", "應該是", "應該為", "而不是", "はず", "べき", "代わりに",
    "이어야", "여야", "대신", "sein sollte", "sein sollen", "sollte sein", "statt", "anstatt",
    "anstelle von", "devrait être", "aurait dû être", "au lieu de", "debería ser",
    "debería haber sido", "en lugar de", "en vez de", "deveria ser", "em vez de", "ao invés de",
    "должно быть", "должен быть", "должны быть", "вместо", "dovrebbe essere", "invece di", "olmalı",
    "yerine",
  ]

  /// Parts of lines that say that what was expected happened, or tell what happened.
  private static let fulfilments = [
    "as expect", "as i expect", "not what", "n't expect", "not expect", "unexpect", "than expect",
    "wie erwartet", "comme attendu", "como se esperaba", "como esperado", "как и ожида", "符合",
    "通り", "どおり", "대로", "but get", "but i get", "i see", "actual", "实际", "実際", "실제", "фактич",
  ]

  /// Rejects the calls just below a line that leaves a wish open, also if the sentence goes on below
  /// them: `I would have expected`, calls, `first.` A line with an object's address was recorded.
  mutating func findWishes() {
    for index in lines.indices where lines[index].words.isEmpty && lines[index].isLoose {
      let list = lines[(index + 1)...].drop { $0.isBlank || $0.fence != nil }
        .prefix { !$0.words.isEmpty && !$0.isProse }
      guard !list.isEmpty, isWish(lines[index]) else { continue }
      for entry in list.indices where !lines[entry].hasObject { reject(entry) }
    }
  }

  private func isWish(_ line: DocumentLine) -> Bool {
    let end = line.text.reversed().drop { $0.isOne(of: " :-*`,") }.reversed()
    let text = String(decoding: end, as: UTF8.self).lowercased()
    let isEnd: (Character) -> Bool = { ".,!?;。".contains($0) }
    guard let clause = text.split(whereSeparator: isEnd).last, !isEnd(text.last ?? "."),
      !Self.fulfilments.contains(where: { clause.contains($0) })
    else { return false }
    let last = clause.split(separator: " ").suffix(3).joined(separator: " ")
    return Self.ends.contains { clause.hasSuffix($0) }
      || Self.expectations.contains { $0 != "should be" && last.contains($0) }
  }

  private static let hunk = TextPattern(#"@@ +-\d[\d,]* +\+\d[\d,]* +@@…"#)
  private static let change = TextPattern(#"\d+(,\d+)?[acd]\d+(,\d+)?"#)

  /// Rejects the lines that a unified diff of two logs takes out: the new log does not have them.
  /// A diff of source code, and one without the lines around a change, has no log.
  mutating func findPatches() {
    let isPlain =
      lines.contains { $0.text.matches(Self.change) }
      && lines.contains { $0.first == UInt8(ascii: "<") || $0.first == UInt8(ascii: ">") }
    let isHunk = { (line: DocumentLine) in
      line.first == UInt8(ascii: "@") && line.text.matches(Self.hunk)
    }
    let start = isPlain ? 0 : lines.firstIndex(where: isHunk) ?? lines.count
    let patch = lines[start...].prefix {
      isPlain || $0.isBlank || $0.first?.isOne(of: " +-@\\") ?? true
    }
    let isSource = patch.contains { $0.text.last?.isOne(of: "{};") ?? false }
    for index in patch.indices
    where isSource || lines[index].first?.isOne(of: isPlain ? "<>" : "-") ?? false {
      reject(index, evenIfLogged: true)
    }
  }
}

import EventModel
package import SourceReading

/// What the comments of a source file ask of a scan.
///
/// ```swift
/// // transition-lint:disable:next left_acquired
/// // transition-lint:assume current.viewDidDisappear before new.viewDidAppear
/// ```
///
/// `disable:this` is about its own line, `disable:next` about the line below, and `disable` about all
/// lines up to an `enable` of the same rules. Without a rule all are meant.
package struct SourceDirectives: Sendable {
  /// An assumption written beside the code.
  package struct Assumed: Hashable, Sendable {
    package var text: String
    /// Where the text stands.
    package var site: SourceSite
  }

  /// A comment that cannot be understood.
  package struct Mistake: Hashable, Sendable {
    /// What is wrong with it.
    package var message: String
    /// Where.
    package var site: SourceSite
  }

  /// Lines on which a rule says nothing; every rule if none is named.
  private struct Silence: Hashable, Sendable {
    var rule: String?
    var first: Int
    var last = Int.max
    /// Where the rule, or the end of the comment, stands.
    var site: SourceSite

    /// Whether it is about one line.
    var isOneLine: Bool { first == last }

    func covers(_ rule: String, onLine line: Int) -> Bool {
      (self.rule == nil || self.rule == rule) && (first...last).contains(line)
    }
  }

  /// The assumptions, in order.
  package private(set) var assumed: [Assumed] = []
  /// The comments that cannot be understood, in order.
  package private(set) var mistakes: [Mistake] = []
  private var silences: [Silence] = []

  /// The name that every such comment begins with, before a colon.
  package static let name = "transition-lint"

  /// The word that every such comment begins with.
  package static let word = name + ":"

  /// Reads the comments of a file.
  ///
  /// - Complexity: O(comments).
  package init(_ text: SourceText) {
    let bytes = Array(Self.name.utf8)
    for comment in text.comments {
      // Only the beginning of a comment counts: other text may contain the word.
      var start = comment.range.lowerBound
      while start < comment.range.upperBound, Self.isLead(text.file.bytes[start]) { start += 1 }
      guard text.file.bytes[start..<comment.range.upperBound].starts(with: bytes) else { continue }
      read(text, comment.range, start + bytes.count)
    }
  }

  /// Whether the comments ask for nothing.
  package var isEmpty: Bool { assumed.isEmpty && mistakes.isEmpty && silences.isEmpty }

  /// Whether a byte may stand before the word in a comment.
  private static func isLead(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "/"), UInt8(ascii: "*"),
      UInt8(ascii: "!"):
      true
    default: false
    }
  }

  private mutating func read(_ text: SourceText, _ comment: Range<Int>, _ start: Int) {
    var end = comment.upperBound
    if let stop = text.file.bytes[start..<end].firstRange(of: Array("*/".utf8)) {
      end = stop.lowerBound
    }
    if let stop = text.file.bytes[start..<end].firstIndex(where: { $0 == 10 || $0 == 13 }) {
      end = stop
    }
    let hasColon = start < end && text.file.bytes[start] == UInt8(ascii: ":")
    var start = hasColon ? start + 1 : start
    while start < end, Self.isBlank(text.file.bytes[start]) { start += 1 }
    let words = String(decoding: text.file.bytes[start..<end], as: UTF8.self)
    let verb = String(words.prefix { $0 != " " && $0 != "\t" })
    // Without a colon, only a verb tells such a comment from prose that begins with the name.
    guard hasColon || Self.verbs.contains(verb) && verb != "assume" else { return }
    let rest = words.dropFirst(verb.count)
    let blanks = rest.prefix { $0 == " " || $0 == "\t" }
    let place = start + verb.utf8.count + blanks.utf8.count
    let line = text.lines.line(of: comment.lowerBound)
    let site = SourceSite(
      file: text.file.path, line: text.lines.line(of: place),
      column: text.lines.column(of: place), endColumn: text.lines.column(of: end))
    if hasColon {
      take(verb, String(rest.dropFirst(blanks.count)), at: site, line: line)
    } else {
      mistakes.append(
        Mistake(message: "expected `\(Self.word)\(verb)`, with a colon between", site: site))
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private mutating func take(_ verb: String, _ rest: String, at site: SourceSite, line: Int) {
    switch verb {
    case "disable": add(rest, site) { Silence(rule: $0, first: line, site: site) }
    case "disable:this": add(rest, site) { Silence(rule: $0, first: line, last: line, site: site) }
    case "disable:next":
      add(rest, site) { Silence(rule: $0, first: line + 1, last: line + 1, site: site) }
    case "enable": enable(rest, site, line)
    case "assume" where !rest.allSatisfy(\.isWhitespace):
      assumed.append(Assumed(text: rest, site: site))
    case "assume":
      mistakes.append(Mistake(message: "`assume` is followed by an assumption", site: site))
    default:
      let nearest = Spelling.nearest(to: verb, among: Self.verbs)
      let hint = Spelling.question(nearest, in: "`")
      mistakes.append(
        Mistake(
          message: "`\(verb)` is none of \(Self.verbs.joined(separator: ", "))\(hint)", site: site))
    }
  }

  private static let verbs = ["disable", "disable:this", "disable:next", "enable", "assume"]

  private mutating func add(_ words: String, _ site: SourceSite, _ silence: (String?) -> Silence) {
    let rules = rules(words, site)
    silences += rules.map(silence)
  }

  private mutating func enable(_ words: String, _ site: SourceSite, _ line: Int) {
    for rule in rules(words, site) {
      for index in silences.indices where silences[index].last == .max {
        if rule == nil || silences[index].rule == rule { silences[index].last = line }
      }
    }
  }

  /// Returns the rules that words name; one nil, which stands for all rules, if they name none.
  /// Text after a dash or a colon is the reason; of words of a reason without one, only the first is
  /// reported.
  private mutating func rules(_ words: String, _ site: SourceSite) -> [String?] {
    var rules: [String?] = []
    var hasReason = false
    let named = words.prefix { $0 != ":" }
    for word in named.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" }) {
      if Self.dashes.contains(where: word.hasPrefix) { break }
      let id = String(word.map { $0 == "-" ? "_" : $0 })
      guard SourceRule.ids.contains(id) else {
        let nearest = Spelling.nearest(to: id, among: SourceRule.ids)
        let hint =
          nearest == nil ? "; a dash stands before a reason" : Spelling.question(nearest, in: "`")
        if nearest != nil || !hasReason {
          mistakes.append(
            Mistake(message: "no rule about source is named `\(word)`" + hint, site: site))
        }
        hasReason = hasReason || nearest == nil
        continue
      }
      rules.append(id)
    }
    let first = named.drop(while: \.isWhitespace)
    let namesSome = !first.isEmpty && !Self.dashes.contains(where: first.hasPrefix)
    return rules.isEmpty && !namesSome ? [nil] : rules
  }

  private static let dashes = ["-", "–", "—"]

  /// Returns whether a rule is silenced on a line.
  package func silence(_ rule: String, onLine line: Int) -> Bool {
    silences.contains { $0.covers(rule, onLine: line) }
  }

  /// Returns the comments about one line that silence none of some findings, of the rules that are
  /// on.
  package func useless(
    among findings: [(rule: String, line: Int)], where isOn: (String?) -> Bool
  ) -> [Mistake] {
    silences.filter { silence in
      silence.isOneLine && isOn(silence.rule)
        && !findings.contains { silence.covers($0.rule, onLine: $0.line) }
    }.map { silence in
      let what = silence.rule.map { "finding of `\($0)`" } ?? "finding"
      return Mistake(message: "line \(silence.first) has no \(what) to silence", site: silence.site)
    }
  }
}

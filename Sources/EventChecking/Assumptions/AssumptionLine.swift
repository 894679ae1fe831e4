import EventModel

/// A line that is being read: its tokens, and the current position.
struct AssumptionLine {
  let parser: AssumptionParser
  private let source: String
  private let lineNumber: Int
  let tokens: [AssumptionToken]
  private var position = 0
  private var depth = 0
  private var claimCount = 0
  var subjects: [Subject] = []

  init(_ text: some StringProtocol, line: Int, _ parser: AssumptionParser) {
    source = String(text)
    lineNumber = line
    tokens = AssumptionToken.tokens(of: text)
    self.parser = parser
  }

  var next: AssumptionToken { tokens[position] }

  /// The token after the next one; at the end of the line, the end.
  var second: AssumptionToken { tokens[min(position + 1, tokens.count - 1)] }

  /// The words from the next token on, up to a callback, a sign or the end.
  var tokensToCallback: ArraySlice<AssumptionToken> {
    let end = tokens[position...].firstIndex { $0.plainWord == nil || isCallback($0) }
    return tokens[position..<(end ?? tokens.count)]
  }

  /// Whether only words follow on the line, and no event.
  var hasOnlyWords: Bool { tokensToCallback.endIndex == tokens.count - 1 }

  mutating func assumption() throws(AssumptionError) -> Assumption {
    let start = self
    do throws(AssumptionError) {
      return try readAssumption()
    } catch {
      var error = error
      if let meant = start.completed() { error.suggestion = meant }
      throw error
    }
  }

  mutating func readAssumption() throws(AssumptionError) -> Assumption {
    let limits = next.isWord("in") ? try limits() : []
    let formula = try formula()
    if next.content == .end { return Assumption(formula, in: limits) }
    var error = unexpected(["`and`", "`or`", "`implies`", "the end of the line"])
    if limits.isEmpty, let meant = withLimits(after: formula) { error.suggestion = meant }
    throw error
  }

  /// Returns the assumption with the limits that follow its formula in front, where they belong; nil
  /// if no limits follow.
  private func withLimits(after formula: Formula) -> String? {
    var rest = self
    guard rest.takes("in"), let limits = try? rest.limitList(), rest.next.content == .end else {
      return nil
    }
    return parser.printer.text(of: Assumption(formula, in: limits))
  }

  /// Consumes the next token; the end of the line stays.
  mutating func take() {
    if position < tokens.count - 1 { position += 1 }
  }

  /// Consumes the next token if it is a certain word, and returns whether it is.
  mutating func takes(_ word: String) -> Bool {
    defer { if next.isWord(word) { take() } }
    return next.isWord(word)
  }

  /// Consumes the next token if it is a certain sign, and returns whether it is.
  mutating func takes(sign: Character) -> Bool {
    defer { if next.isSign(sign) { take() } }
    return next.isSign(sign)
  }

  mutating func expect(_ sign: Character) throws(AssumptionError) {
    guard takes(sign: sign) else { throw unexpected(["`\(sign)`"]) }
  }

  mutating func expect(word: String) throws(AssumptionError) {
    guard takes(word) else { throw unexpected(["`\(word)`"]) }
  }

  mutating func expect(oneOf words: [String]) throws(AssumptionError) -> String {
    guard let word = next.plainWord, words.contains(word) else {
      throw unexpected(words.map { "`\($0)`" })
    }
    take()
    return word
  }

  mutating func countClaim() throws(AssumptionError) {
    claimCount += 1
    guard claimCount <= Limits.formulaClaims else {
      throw error(
        "more than \(Limits.formulaClaims) claims in one assumption (Limits.formulaClaims); "
          + "write several lines")
    }
  }
}

// Connectives, from the loosest binding.
extension AssumptionLine {
  mutating func formula() throws(AssumptionError) -> Formula {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.formulaDepth else {
      throw error(
        "nested more than \(Limits.formulaDepth) deep (Limits.formulaDepth); "
          + "write several lines")
    }
    let first = try disjunction()
    guard takes("implies") else { return first }
    return .implies(first, try formula())
  }

  private mutating func disjunction() throws(AssumptionError) -> Formula {
    var formula = try conjunction()
    while takes("or") {
      formula = .or(formula, try conjunction())
    }
    return formula
  }

  private mutating func conjunction() throws(AssumptionError) -> Formula {
    var formula = try part()
    while takes("and") {
      formula = .and(formula, try part())
    }
    return formula
  }

  private mutating func part() throws(AssumptionError) -> Formula {
    if next.isWord("not") { return try negation() }
    guard takes(sign: "(") else { return try claim() }
    let formula = try formula()
    guard takes(sign: ")") else {
      throw unexpected(["`and`", "`or`", "`implies`", "`)`"])
    }
    return formula
  }

  private mutating func negation() throws(AssumptionError) -> Formula {
    var count = 0
    while takes("not") {
      count += 1
      guard depth + count <= Limits.formulaDepth else {
        throw error("nested more than \(Limits.formulaDepth) deep (Limits.formulaDepth)")
      }
    }
    // A row of `not` is read in a loop, without recursion; its length still counts as depth for
    // what is inside.
    depth += count
    defer { depth -= count }
    return (0..<count).reduce(try part()) { formula, _ in .not(formula) }
  }
}

// Errors.
extension AssumptionLine {
  /// Returns an error at a token; the next one by default.
  func error(_ message: String, at token: AssumptionToken? = nil) -> AssumptionError {
    let token = token ?? next
    return AssumptionError(
      line: lineNumber, column: token.column, length: token.text.count, message: message,
      found: token.text, source: source)
  }

  func unexpected(
    _ expected: [String], suggesting words: [String] = []
  ) -> AssumptionError {
    if case .broken(let reason) = next.content { return error(reason) }
    let found = next.content == .end ? "the line ends" : "found `\(next.text)`"
    var error = error("expected \(MessageText.list(expected, "or")), \(found)")
    error.expected = expected
    let known = words.isEmpty ? expected.compactMap(Self.literal) : words
    let meant = (Self.meantWords[next.text] ?? []).first { meant in
      known.contains { meant == $0 || meant.hasPrefix($0 + " ") }
    }
    if let word = meant ?? Self.nearest(to: next.text, among: known) { error.suggestion = word }
    return error
  }

  /// Words and signs of other languages, with the corresponding words of this language.
  private static let meantWords = [
    "&": ["and"], "&&": ["and"], "|": ["or"], "||": ["or"], "then": ["implies"],
    "if": ["implies"], "->": ["leads to", "implies"], "-->": ["leads to", "implies"],
    "→": ["leads to", "implies"], "=>": ["implies", "leads to"], "==>": ["implies", "leads to"],
    "⇒": ["implies", "leads to"], "<": ["before"], "<=": ["before"], "≺": ["before"],
    ">": ["only after"], ">=": ["only after"],
  ]

  /// Returns the closest of the words; nil if the word is one of them.
  static func nearest(to word: String, among words: [String]) -> String? {
    word.isEmpty || words.contains(word) ? nil : Spelling.nearest(to: word, among: words)
  }

  /// Returns the word between backquotes, if the text is only that.
  private static func literal(_ text: String) -> String? {
    text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : nil
  }
}

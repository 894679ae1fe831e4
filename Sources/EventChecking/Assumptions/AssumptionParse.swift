import EventModel

/// One line being read: its tokens, and where reading stands.
struct AssumptionParse {
  let vocabulary: AssumptionVocabulary
  private let source: String
  private let lineNumber: Int
  private let tokens: [AssumptionToken]
  private var position = 0
  private var depth = 0
  private var claimCount = 0
  var subjects: [Subject] = []

  init(_ text: some StringProtocol, line: Int, _ vocabulary: AssumptionVocabulary) {
    source = String(text)
    lineNumber = line
    tokens = AssumptionToken.tokens(of: text)
    self.vocabulary = vocabulary
  }

  /// The token that is read next.
  var next: AssumptionToken { tokens[position] }

  /// The token after the next; the end stays the end.
  var second: AssumptionToken { tokens[min(position + 1, tokens.count - 1)] }

  /// Reads the whole line.
  mutating func line() throws(AssumptionError) -> Assumption {
    let limits = next.isWord("in") ? try limits() : []
    let formula = try formula()
    guard next.content == .end else {
      throw unexpected(["`and`", "`or`", "`implies`", "the end of the line"])
    }
    return Assumption(formula, in: limits)
  }

  /// Steps over the next token and returns it.
  @discardableResult
  mutating func take() -> AssumptionToken {
    defer { if position < tokens.count - 1 { position += 1 } }
    return tokens[position]
  }

  /// Steps over the next token if it is a word, and returns whether it is.
  mutating func takes(_ word: String) -> Bool {
    defer { if next.isWord(word) { take() } }
    return next.isWord(word)
  }

  /// Steps over the next token if it is a sign, and returns whether it is.
  mutating func takes(sign: Character) -> Bool {
    defer { if next.isSign(sign) { take() } }
    return next.isSign(sign)
  }

  /// Steps over a sign.
  mutating func expect(_ sign: Character) throws(AssumptionError) {
    guard takes(sign: sign) else { throw unexpected(["`\(sign)`"]) }
  }

  /// Counts a claim and refuses one too many.
  mutating func countClaim() throws(AssumptionError) {
    claimCount += 1
    guard claimCount <= Limits.formulaClaims else {
      throw error(
        "more than \(Limits.formulaClaims) claims in one assumption (Limits.formulaClaims); "
          + "write several lines")
    }
  }
}

// Connectives, from the loosest.
extension AssumptionParse {
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
    // One call for all of them, so that a row of `not` is no deeper than one; what stands inside
    // counts as that deep all the same.
    depth += count
    defer { depth -= count }
    return (0..<count).reduce(try part()) { formula, _ in .not(formula) }
  }
}

// Errors.
extension AssumptionParse {
  /// Returns an error at a token, the next one if none is given.
  func error(_ message: String, at token: AssumptionToken? = nil) -> AssumptionError {
    let token = token ?? next
    return AssumptionError(
      line: lineNumber, column: token.column, length: token.text.count, message: message,
      found: token.text, source: source)
  }

  /// Returns the error that something else was read than could stand there.
  func unexpected(
    _ expected: [String], suggesting words: [String] = []
  ) -> AssumptionError {
    if case .broken(let reason) = next.content { return error(reason) }
    let found = next.content == .end ? "the line ends" : "found `\(next.text)`"
    var error = error("expected \(MessageText.list(expected, "or")), \(found)")
    error.expected = expected
    let known = words.isEmpty ? expected.compactMap(Self.literal) : words
    let meant = Self.meantWords[next.text].flatMap { meant in
      known.contains { meant == $0 || meant.hasPrefix($0 + " ") } ? meant : nil
    }
    if let word = meant ?? Self.nearest(to: next.text, among: known) { error.suggestion = word }
    return error
  }

  /// Words of other languages, and what they are in this one.
  private static let meantWords = [
    "after": "only after", "follows": "only after", "requires": "only after", "precedes": "before",
    "then": "leads to", "causes": "leads to", "always": "leads to", "immediately": "right before",
    "&": "and", "&&": "and", "|": "or", "||": "or", "then:": "implies", "if": "implies",
    "->": "implies", "=>": "implies", "<": "before", ">": "only after",
  ]

  /// Returns the nearest of the words, unless the word is one of them.
  static func nearest(to word: String, among words: [String]) -> String? {
    word.isEmpty || words.contains(word) ? nil : Spelling.nearest(to: word, among: words)
  }

  /// Returns the word between the backquotes, if that is all there is.
  private static func literal(_ text: String) -> String? {
    text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : nil
  }
}

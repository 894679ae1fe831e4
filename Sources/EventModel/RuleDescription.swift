/// What a rule is, in words: the page `explain` prints, and what SARIF, HTML and the docs show.
public struct RuleDescription: Hashable, Sendable {
  /// The id, e.g. `repeated_callback`.
  public var id: String

  /// The severity unless the user sets another.
  public var severity: Severity

  /// What it finds, in one short sentence.
  public var summary: String

  /// What it finds, whole.
  public var finds: String

  /// Why it matters.
  public var matters: String

  /// What to do about it.
  public var remedy: String

  /// A transcript, or source code, that trips it.
  public var bad: String

  /// A transcript, or source code, that does not.
  public var good: String

  /// The same in another language.
  public struct Example: Hashable, Sendable {
    /// The name of the language.
    public var language: String
    /// What trips the rule.
    public var bad: String
    /// What does not.
    public var good: String

    /// Makes an example.
    public init(language: String, bad: String, good: String) {
      self.language = language
      self.bad = bad
      self.good = good
    }
  }

  /// The examples in other languages; none for rules about logs.
  public var translations: [Example] = []

  /// Where the rule's facts come from.
  public var source: String

  /// The name of the contract its examples are of; nil for the tool's first.
  public var contract: String?

  /// Whether its advice is good under any contract; if not, only where no contract has its own.
  public var isAdviceGeneral: Bool

  /// Makes a description.
  public init(
    id: String, severity: Severity, summary: String, finds: String, matters: String,
    remedy: String, bad: String, good: String, source: String,
    contract: String? = nil, isAdviceGeneral: Bool = false, translations: [Example] = []
  ) {
    self.translations = translations
    self.contract = contract
    self.isAdviceGeneral = isAdviceGeneral
    self.id = id
    self.severity = severity
    self.summary = summary
    self.finds = finds
    self.matters = matters
    self.remedy = remedy
    self.bad = bad
    self.good = good
    self.source = source
  }
}

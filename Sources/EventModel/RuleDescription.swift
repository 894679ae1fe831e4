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

  /// A transcript that trips it.
  public var bad: String

  /// A transcript that does not.
  public var good: String

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
    contract: String? = nil, isAdviceGeneral: Bool = false
  ) {
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

/// What a rule is, in words: the page `explain` prints, and what SARIF, HTML and the docs show.
package struct RuleDescription: Hashable, Sendable {
  /// The id, e.g. `repeated_callback`.
  package var id: String

  /// The severity unless the user sets another.
  package var severity: Severity

  /// What it finds, in one short sentence.
  package var summary: String

  /// What it finds, whole.
  package var finds: String

  /// Why it matters.
  package var matters: String

  /// What to do about it.
  package var remedy: String

  /// A transcript, or source code, with a finding of the rule.
  package var bad: String

  /// The same without one.
  package var good: String

  /// The same in another language.
  package struct Example: Hashable, Sendable {
    /// The name of the language.
    package var language: String
    /// Code with a finding of the rule.
    package var bad: String
    /// The same without one.
    package var good: String

    /// Makes an example.
    package init(language: String, bad: String, good: String) {
      self.language = language
      self.bad = bad
      self.good = good
    }
  }

  /// The examples in other languages; none for rules about logs.
  package var translations: [Example] = []

  /// Where the rule's facts come from.
  package var source: String

  /// The name of the contract its examples are of; nil for the tool's first.
  package var contract: String?

  /// Whether its advice is good under any contract; if not, only where no contract has its own.
  package var isAdviceGeneral: Bool

  /// Makes a description.
  package init(
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

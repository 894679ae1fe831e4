/// The description of a rule: the page that `explain` prints, also in SARIF, HTML and the docs.
package struct RuleDescription: Hashable, Sendable {
  /// The id, e.g. `repeated_callback`.
  package var id: String

  /// The default severity.
  package var severity: Severity

  /// What it finds, in one short sentence.
  package var summary: String

  /// What it finds, in full.
  package var finds: String

  package var matters: String

  package var remedy: String

  /// A transcript, or source code, with a finding of the rule.
  package var bad: String

  /// The same without a finding.
  package var good: String

  /// The example in another language.
  package struct Example: Hashable, Sendable {
    package var language: String
    /// Code with a finding of the rule.
    package var bad: String
    /// The same without a finding.
    package var good: String

    package init(language: String, bad: String, good: String) {
      self.language = language
      self.bad = bad
      self.good = good
    }
  }

  /// The examples in other languages; empty for rules about logs.
  package var translations: [Example] = []

  /// The source of the rule's facts.
  package var source: String

  /// The name of the contract that its examples are about; nil for the tool's first contract.
  package var contract: String?

  /// Whether its advice is valid for any contract; if not, only where no contract has its own.
  package var isAdviceGeneral: Bool

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

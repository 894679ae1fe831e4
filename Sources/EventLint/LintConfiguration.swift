package import EventChecking
public import EventModel

/// What to look for in a log, and how much each finding matters.
public struct LintConfiguration: Sendable {
  /// The names of the chosen kinds; nil for the contract's documented ones.
  public var kinds: [String]?

  /// The rules that are on; nil for all.
  public var only: Set<String>?

  /// The rules that are off.
  public var skip: Set<String> = []

  /// Severities other than a rule's own, by rule.
  public var severities: [String: Severity] = [:]

  package var assumptions: [DeclaredAssumption] = []

  /// Whether the verdicts on the assumptions are reported too. Of several logs that are checked
  /// against the same assumptions, only the first needs to report them.
  package var reportsVerdicts = true

  /// Whether a log without any event is reported. Of several logs, one with events is enough.
  package var reportsNoEvents = true

  /// Whether every closed transition is kept for ``Linter/takeTransitions()``.
  package var keepsTransitions = false

  /// Whether the transitions that findings are about are kept for ``Linter/takeTransitions()``.
  package var keepsReportedTransitions = false

  /// Makes a configuration in which every rule is on with its own severity.
  public init() {}

  /// Returns whether a rule is on.
  public func isOn(_ rule: String) -> Bool {
    !skip.contains(rule) && only?.contains(rule) ?? true
  }
}

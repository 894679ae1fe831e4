/// The severity of a finding.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Information; nothing is wrong.
  case note
  /// A probable mistake, or a risk.
  case warning
  /// A violation of the contract.
  case error

  /// Returns whether one severity is lower than another.
  public static func < (first: Severity, second: Severity) -> Bool {
    allCases.firstIndex(of: first)! < allCases.firstIndex(of: second)!
  }
}

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
    first.rank < second.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

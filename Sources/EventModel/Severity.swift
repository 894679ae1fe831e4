/// How much a finding matters.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth knowing; nothing is wrong.
  case note
  /// Probably wrong, or a risk.
  case warning
  /// The log broke the contract.
  case error

  /// Whether one severity matters less than another.
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

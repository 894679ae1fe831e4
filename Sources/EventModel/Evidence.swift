/// Where a fact of the catalogue comes from.
public struct Evidence: Hashable, Sendable {
  /// How the fact is known.
  public enum Basis: String, Hashable, Sendable, CaseIterable {
    /// A published article or a documentation page says so.
    case article
    /// A documentation page of the system itself says so.
    case documentation = "doc"
    /// A public header says so.
    case header = "hdr"
    /// A public test suite asserts it.
    case test
    /// A public recording shows it.
    case recording
    /// Only the system's code does it; no source promises it.
    case code
  }

  /// How the fact is known.
  public var basis: Basis

  /// The source in words a person can look up.
  public var source: String

  /// Makes a piece of evidence.
  public init(_ basis: Basis, _ source: String) {
    self.basis = basis
    self.source = source
  }
}

extension Evidence {
  /// Whether it is a promise of a page, a header or an article, and not what code does today.
  public var isWord: Bool { [.article, .documentation, .header].contains(basis) }
}

/// The source of a fact in the catalogue.
public struct Evidence: Hashable, Sendable {
  /// How the fact is known.
  public enum Basis: String, Hashable, Sendable, CaseIterable {
    /// A published article or a documentation page states it.
    case article
    /// The system's own documentation states it.
    case documentation = "doc"
    /// A public header states it.
    case header = "hdr"
    /// A public test suite asserts it.
    case test
    /// A public recording shows it.
    case recording
    /// Only the system's code shows it; no source promises it.
    case code
  }

  /// How the fact is known.
  public var basis: Basis

  /// The source, described so that a reader can find it.
  public var source: String

  /// Makes a piece of evidence.
  public init(_ basis: Basis, _ source: String) {
    self.basis = basis
    self.source = source
  }

  /// Whether it is a promise of a page, a header or an article, not only the behavior of code.
  public var isWord: Bool { [.article, .documentation, .header].contains(basis) }
}

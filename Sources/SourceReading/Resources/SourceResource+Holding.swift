extension SourceResource {
  /// What a second acquire of a resource means, and a release too many.
  public enum Holding: String, Hashable, Sendable, CaseIterable {
    /// A second acquire loses the first, which is never released; a release too many is harmless.
    case token
    /// A second acquire is effective twice, until the next release removes all.
    case clearAll
    /// Acquires are counted; a release too many is an error by itself.
    case counted
    /// A second acquire and a release too many do nothing.
    case idempotent
    /// Like `idempotent`, for a value that others may read or write.
    case flag
    /// Not known: the called function is not in the scanned files.
    case unknown
  }
}

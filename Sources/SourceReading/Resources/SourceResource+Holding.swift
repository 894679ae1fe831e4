extension SourceResource {
  /// What a second acquire and a release too many mean for a resource.
  public enum Holding: String, Hashable, Sendable, CaseIterable {
    /// A second acquire loses the first, which stays for good; a release too many is harmless.
    case token
    /// A second acquire is done twice until the next release takes all away.
    case clearAll
    /// Acquires are counted; a release too many is an error by itself.
    case counted
    /// A second acquire and a release too many do nothing.
    case idempotent
    /// As idempotent, and a value that others may read or write.
    case flag
    /// Not known: the callee is not in the scanned files.
    case unknown
  }
}

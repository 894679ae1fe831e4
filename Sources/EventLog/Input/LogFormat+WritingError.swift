extension LogFormat {
  /// Why an event cannot be written in a format: the format has no way to say it.
  public struct WritingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, lower case, no full stop.
    public var description: String

    /// Makes an error.
    public init(_ description: String) { self.description = description }
  }
}

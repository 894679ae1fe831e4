extension LogFormat {
  /// The reason why an event cannot be written in a format: the format cannot express it.
  public struct WritingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, lower case, no full stop.
    public var description: String

    /// Makes an error.
    public init(_ description: String) { self.description = description }
  }
}

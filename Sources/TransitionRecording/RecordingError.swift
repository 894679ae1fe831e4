/// The reason why a log cannot be written: the path, and the description of the system.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the log.
  public var path: String

  /// The reason, lower case, no full stop.
  public var reason: String

  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }
}

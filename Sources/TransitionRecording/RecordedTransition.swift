/// A transition that a recorder was told has begun.
public struct RecordedTransition: Hashable, Sendable {
  /// Its number in the log, from 1.
  public let number: Int

  /// How it ended.
  enum Outcome: String, Sendable {
    case completed, cancelled
  }
}

/// A promise about one actor's own calls, which the life automaton keeps.
public struct LifePromise: Hashable, Sendable {
  /// The name documents use: `K7`.
  public var id: String

  /// The promise in one sentence, lower case.
  public var text: String

  /// The source that makes it.
  public var evidence: [Evidence]

  /// Makes a promise.
  public init(_ id: String, _ text: String, evidence: [Evidence]) {
    self.id = id
    self.text = text
    self.evidence = evidence
  }
}

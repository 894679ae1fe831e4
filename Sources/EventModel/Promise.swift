/// A promise of the contract: within one episode the first event comes before the second, if both do.
public struct Promise: Hashable, Sendable {
  /// The name documents use: `G3`, `K7`.
  public var id: String

  /// The event that comes first.
  public var first: LifecycleEvent

  /// The event that comes later.
  public var second: LifecycleEvent

  /// The promise in one sentence, lower case.
  public var text: String

  /// The source that makes it.
  public var evidence: [Evidence]

  /// Makes a promise.
  public init(
    _ id: String, _ first: LifecycleEvent, before second: LifecycleEvent, text: String,
    evidence: [Evidence]
  ) {
    self.id = id
    self.first = first
    self.second = second
    self.text = text
    self.evidence = evidence
  }
}

extension Promise {
  /// Whether a page, a header or an article promises it, and not the code alone.
  public var isGiven: Bool { evidence.contains(where: \.isWord) }
}

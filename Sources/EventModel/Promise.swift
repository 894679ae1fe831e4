/// A promise of the contract: in one episode, the first event comes before the second, if both do.
package struct Promise: Hashable, Sendable {
  /// The name used in documents: `G3`, `K7`.
  package var id: String

  package var first: LifecycleEvent

  package var second: LifecycleEvent

  /// The promise in one sentence, lower case.
  package var text: String

  /// The source that makes it.
  package var evidence: [Evidence]

  package init(
    _ id: String, _ first: LifecycleEvent, before second: LifecycleEvent, text: String,
    evidence: [Evidence]
  ) {
    self.id = id
    self.first = first
    self.second = second
    self.text = text
    self.evidence = evidence
  }

  /// Whether a documentation page, a header or an article promises it, and not only code.
  package var isGiven: Bool { evidence.contains(where: \.isWord) }
}

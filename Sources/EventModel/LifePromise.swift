/// A promise about the calls of one actor, which the life automaton keeps.
package struct LifePromise: Hashable, Sendable {
  /// The name used in documents: `K7`.
  package var id: String

  /// The promise in one sentence, lower case.
  package var text: String

  /// The source that makes it.
  package var evidence: [Evidence]

  package init(_ id: String, _ text: String, evidence: [Evidence]) {
    self.id = id
    self.text = text
    self.evidence = evidence
  }
}

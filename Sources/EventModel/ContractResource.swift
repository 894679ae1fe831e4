/// A pair of calls in a client's source code: one takes something, the other gives it back.
///
/// A contract brings the pairs that code for its actors is made of. The patterns are those of the
/// scanner's table: `startRunning`, `delegate = self`.
package struct ContractResource: Hashable, Sendable {
  /// The name, for messages and facts.
  package var id: String

  /// The patterns that take it.
  package var acquire: [String]

  /// The patterns that give it back; none for what is only done.
  package var release: [String]

  /// The class: what a second acquire and a release too many mean, as the scanner's table spells it.
  package var holding: String

  /// The client action that taking it is, if rules or obligations speak of it.
  package var action: String?

  /// The client action that giving it back is.
  package var answer: String?

  /// What a person sees if it is held too often or not given back, as the end of a sentence.
  package var consequence: String

  /// Makes a pair.
  package init(
    _ id: String, acquire: [String], release: [String] = [], holding: String = "unknown",
    action: String? = nil, answer: String? = nil, consequence: String = ""
  ) {
    self.id = id
    self.acquire = acquire
    self.release = release
    self.holding = holding
    self.action = action
    self.answer = answer
    self.consequence = consequence
  }
}

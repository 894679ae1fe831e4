/// A pair of calls in client source code: an acquire and its release.
///
/// A contract adds the pairs that are specific to code for its actors. The patterns are written as
/// in the scanner's table: `startRunning`, `delegate = self`.
package struct ContractResource: Hashable, Sendable {
  /// The name, used in messages and facts.
  package var id: String

  /// The patterns of the acquire.
  package var acquire: [String]

  /// The patterns of the release; empty for an action that has none.
  package var release: [String]

  /// The class of the resource, as in the scanner's table: what an extra acquire or release does.
  package var holding: String

  /// The client action that the acquire stands for, if rules or obligations mention it.
  package var action: String?

  /// The client action that the release stands for.
  package var answer: String?

  /// The visible effect of an extra acquire or a missing release, as the end of a sentence.
  package var consequence: String

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

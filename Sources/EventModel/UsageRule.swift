/// A rule about where a client action is not allowed: from certain calls of an actor until that
/// actor's next call, or while the actor or its parent is in a certain state.
package struct UsageRule: Hashable, Sendable {
  /// The name used in documents, or the contract's own: `U1`.
  package var id: String

  /// The name of the action.
  package var action: String

  /// The callbacks during which it is not allowed: from such a call until the actor's next one.
  package var callbacks: [Callback]

  /// The label of a state of the actor in which it is not allowed; nil for none.
  package var forbiddenState: String?

  /// The label of a state of the actor's parent in which it is not allowed; nil for none.
  package var forbiddenParentState: String?

  /// The callbacks during which the same source says that it is allowed.
  package var allowedCallbacks: [Callback]

  /// The rule in one sentence, lower case.
  package var text: String

  /// The advice, lower case; empty if the action can only be avoided.
  package var instead: String

  /// The source that makes it.
  package var evidence: [Evidence]

  package init(
    _ id: String, _ action: String, notDuring callbacks: [Callback],
    whileActorIs forbiddenState: String? = nil,
    whileParentIs forbiddenParentState: String? = nil,
    allowedDuring allowedCallbacks: [Callback] = [], text: String, instead: String = "",
    evidence: [Evidence]
  ) {
    self.forbiddenState = forbiddenState
    self.forbiddenParentState = forbiddenParentState
    self.allowedCallbacks = allowedCallbacks
    self.id = id
    self.action = action
    self.callbacks = callbacks
    self.text = text
    self.instead = instead
    self.evidence = evidence
  }

  /// Whether a documentation page, a header or an article promises it, and not only code.
  package var isGiven: Bool { evidence.contains(where: \.isWord) }
}

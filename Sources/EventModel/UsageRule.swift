/// A rule about where a client action is not allowed: from one of some calls of an actor until that
/// actor's next call, or while the actor or its parent is in some state.
package struct UsageRule: Hashable, Sendable {
  /// The name documents use, or the contract's own: `U1`.
  package var id: String

  /// The name of the action.
  package var action: String

  /// The callbacks it is not allowed during: from such a call until its actor's next one.
  package var callbacks: [Callback]

  /// The label of a state of the actor in which it is not allowed; nil for none.
  package var forbiddenState: String?

  /// The label of a state of the actor's parent in which it is not allowed; nil for none.
  package var forbiddenParentState: String?

  /// The callbacks during which the same source says that it is allowed.
  package var allowedCallbacks: [Callback]

  /// The rule in one sentence, lower case.
  package var text: String

  /// What to do instead, in words, lower case; empty for nothing better than not to do it.
  package var instead: String

  /// The source that makes it.
  package var evidence: [Evidence]

  /// Makes a rule.
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
}

extension UsageRule {
  /// Whether a page, a header or an article promises it, and not the code alone.
  package var isGiven: Bool { evidence.contains(where: \.isWord) }
}

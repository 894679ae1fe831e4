/// An obligation: one action must be answered by another before the end of a later call. A delegate
/// that is set must be cleared before its view is gone.
package struct Obligation: Hashable, Sendable {
  /// The name used in documents, or the contract's own: `O1`.
  package var id: String

  /// The name of the action that creates the obligation.
  package var action: String

  /// The callbacks during which the action creates the obligation; empty for any place, also
  /// outside callbacks.
  package var callbacks: [Callback]

  /// The name of the action that fulfills it.
  package var answer: String

  /// The call during which the answer is due at the latest; it lasts until the actor's next call.
  package var due: Callback

  /// The obligation in one sentence, lower case.
  package var text: String

  /// Whether an open obligation may be correct, so that a reader of the code must decide.
  package var isAdvice: Bool

  /// The source that makes it.
  package var evidence: [Evidence]

  package init(
    _ id: String, _ action: String, during callbacks: [Callback] = [],
    answeredBy answer: String, in due: Callback, text: String, isAdvice: Bool = false,
    evidence: [Evidence]
  ) {
    self.id = id
    self.action = action
    self.callbacks = callbacks
    self.answer = answer
    self.due = due
    self.text = text
    self.isAdvice = isAdvice
    self.evidence = evidence
  }
}

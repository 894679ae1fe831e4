/// An action that another one must answer by the end of a later call: a delegate that is set must be
/// cleared before its view is gone.
package struct Obligation: Hashable, Sendable {
  /// The name documents use, or the contract's own: `O1`.
  package var id: String

  /// The name of the action that obliges.
  package var action: String

  /// The callbacks during which the action obliges; empty for any, and for none.
  package var callbacks: [Callback]

  /// The name of the action that answers.
  package var answer: String

  /// The call by whose end the answer is due: until the actor's next call.
  package var due: Callback

  /// The obligation in one sentence, lower case.
  package var text: String

  /// Whether to leave it open may be right: the reader of the code must decide.
  package var isAdvice: Bool

  /// The source that makes it.
  package var evidence: [Evidence]

  /// Makes an obligation.
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

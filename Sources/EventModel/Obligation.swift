/// An action that another one must answer by the end of a later call: a delegate that is set must be
/// cleared before its view is gone.
public struct Obligation: Hashable, Sendable {
  /// The name documents use, or the contract's own: `O1`.
  public var id: String

  /// The name of the action that obliges.
  public var action: String

  /// The callbacks during which the action obliges; empty for any, and for none.
  public var callbacks: [Callback]

  /// The name of the action that answers.
  public var answer: String

  /// The call by whose end the answer is due: until the actor's next call.
  public var due: Callback

  /// The obligation in one sentence, lower case.
  public var text: String

  /// Whether to leave it open may be right: the reader of the code must decide.
  public var isAdvice: Bool

  /// The source that makes it.
  public var evidence: [Evidence]

  /// Makes an obligation.
  public init(
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

extension Formula {
  /// The claim that every time an event is delivered, a subject is (or is not) in a state just after.
  ///
  /// `new is shown at current.viewDidDisappear`. It is a claim about the whole word.
  public struct StateClaim: Hashable, Sendable {
    /// Whose state it is.
    public var subject: Subject

    /// The label of the state, as the life automaton spells it.
    public var state: String

    /// Whether the subject must not be in it.
    public var isNegated: Bool

    /// The event that asks.
    public var event: EventTerm

    /// Makes a claim.
    public init(_ subject: Subject, is state: String, at event: EventTerm) {
      self.subject = subject
      self.state = state
      self.event = event
      isNegated = false
    }

    /// Makes the claim that the subject is not in the state.
    public init(_ subject: Subject, isNot state: String, at event: EventTerm) {
      self.init(subject, is: state, at: event)
      isNegated = true
    }
  }
}

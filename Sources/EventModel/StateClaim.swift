extension Formula {
  /// The claim that a subject is (or is not) in a state just after each delivery of an event.
  ///
  /// Its text is `new is shown at current.viewDidDisappear`. The claim is about the whole word.
  public struct StateClaim: Hashable, Sendable {
    /// The subject whose state it is.
    public var subject: Subject

    /// The label of the state, as named in the life automaton.
    public var state: String

    /// Whether the subject must not be in the state.
    public var isNegated: Bool

    /// The event at which the state matters.
    public var event: EventTerm

    /// Makes the claim that the subject is in the state.
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

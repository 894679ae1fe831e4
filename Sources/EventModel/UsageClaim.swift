extension Formula {
  /// The claim that a client may do an action whenever an event is delivered: from that call until its
  /// actor's next one.
  ///
  /// `sendAction during controller.willUnmount`. A word breaks it where the event is delivered and the
  /// contract has a rule against the action there.
  public struct UsageClaim: Hashable, Sendable {
    /// The name of the action.
    public var action: String

    /// The event during which it is done.
    public var event: EventTerm

    /// Makes a claim.
    public init(_ action: String, during event: EventTerm) {
      self.action = action
      self.event = event
    }
  }
}

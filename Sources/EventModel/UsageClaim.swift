extension Formula {
  /// The claim that client code may do an action during an event: from that call until the actor's
  /// next one.
  ///
  /// Its text is `sendAction during controller.willUnmount`. A word breaks it if the event is
  /// delivered and the contract has a rule against the action there.
  public struct UsageClaim: Hashable, Sendable {
    /// The name of the action.
    public var action: String

    /// The event during which the action is done.
    public var event: EventTerm

    /// Makes a claim.
    public init(_ action: String, during event: EventTerm) {
      self.action = action
      self.event = event
    }
  }
}

/// A witness: the shortest legal order that refutes an assumption.
public struct Witness: Hashable, Sendable {
  /// An actor in one role of a transition.
  public struct Actor: Hashable, Sendable {
    /// The role, e.g. `current`.
    public var role: String

    /// The name, e.g. `Inbox`, or a letter for a screen that the assumption does not name.
    public var name: String

    /// Makes an actor in a role.
    public init(_ role: String, _ name: String) {
      self.role = role
      self.name = name
    }
  }

  /// One transition of a history.
  public struct Transition: Hashable, Sendable {
    /// The kind; nil if no catalogued kind has this order.
    public var kind: String?

    /// The outcome.
    public var outcome: Outcome

    /// The actors, in the order of the family's roles.
    public var actors: [Actor]

    /// The range of its events in the witness.
    public var events: Range<Int>

    /// Makes a transition.
    public init(kind: String?, outcome: Outcome, actors: [Actor], events: Range<Int>) {
      self.kind = kind
      self.outcome = outcome
      self.actors = actors
      self.events = events
    }

    /// Returns the name of the actor in a role, or nil if the transition has no such role.
    public func actor(_ role: String) -> String? { actors.first { $0.role == role }?.name }
  }

  /// The events. In transition scope their subjects are roles, else names.
  public var events: [LifecycleEvent]

  /// In transition scope, the catalogued variant with this order, if there is one.
  public var variant: String?

  /// In view and history scope, the transitions, including the first appearance.
  public var transitions: [Transition]

  /// In view scope, the name of the view whose life breaks the assumption.
  public var view: String?

  /// Makes a witness.
  public init(
    events: [LifecycleEvent], variant: String? = nil, transitions: [Transition] = [],
    view: String? = nil
  ) {
    self.events = events
    self.variant = variant
    self.transitions = transitions
    self.view = view
  }
}

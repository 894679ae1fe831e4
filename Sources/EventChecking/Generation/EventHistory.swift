public import EventModel

/// A legal history: transitions in a row, and every event they send.
///
/// The facets change what a recorder would have written of it: ``wrapped(in:)`` puts screens into
/// containers, ``scoped(_:)`` into a window, ``renamed(_:)`` lets views share a name, and
/// ``leavingOut(_:)``, ``cut(_:)`` record a part.
public struct EventHistory: Hashable, Sendable {
  /// The events, in the order they are sent.
  public var events: [LoggedEvent]

  /// The transitions, in the order they start.
  public var transitions: [Transition]

  /// Makes a history.
  public init(events: [LoggedEvent] = [], transitions: [Transition] = []) {
    self.events = events
    self.transitions = transitions
  }

  /// Adds a transition after the last.
  mutating func append(_ step: GeneratedTransition) {
    events += step.events
    transitions.append(step.transition)
  }
}

extension EventHistory {
  /// One transition of a generated history, with its actors and where its events are.
  public struct Transition: Hashable, Sendable {
    /// The name of the variant whose order it has, or nil for an order that is only permitted.
    public var variant: String?

    /// The name of the family.
    public var family: String

    /// How it ends.
    public var outcome: Outcome

    /// The actors in the roles, in the family's order.
    public var actors: [Witness.Actor]

    /// The indices of its first and last event in the history, or nil if none of its events is there.
    public var events: ClosedRange<Int>?

    /// Returns the name of the screen in a role, or nil.
    public func view(in role: String) -> String? {
      actors.first { $0.role == role }?.name
    }

    /// The name of the screen that leaves, or nil if the family has no such role.
    public var current: String? { view(in: "current") }

    /// The name of the screen that comes, or nil if the family has no such role.
    public var new: String? { view(in: "new") }
  }
}

extension EventHistory {
  /// One transition and its events.
  public struct GeneratedTransition: Hashable, Sendable {
    /// The transition; its event indices count from the start of the history.
    public var transition: Transition

    /// Its events.
    public var events: [LoggedEvent]
  }
}

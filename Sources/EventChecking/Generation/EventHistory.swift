public import EventModel

/// A legal history: a sequence of transitions with all of their events.
///
/// The extensions change what a recorder would have written: ``wrapped(in:)`` puts screens into
/// containers, ``scoped(_:)`` into a window, ``renamed(_:)`` gives views the same name, and
/// ``leavingOut(_:)`` and ``cut(_:)`` record only a part.
public struct EventHistory: Hashable, Sendable {
  /// The events, in the order in which they are sent.
  public var events: [LoggedEvent]

  /// The transitions, in the order in which they start.
  public var transitions: [Transition]

  /// Makes a history.
  public init(events: [LoggedEvent] = [], transitions: [Transition] = []) {
    self.events = events
    self.transitions = transitions
  }

  mutating func append(_ step: GeneratedTransition) {
    events += step.events
    transitions.append(step.transition)
  }
}

extension EventHistory {
  /// One transition of a generated history, with its actors and the range of its events.
  public struct Transition: Hashable, Sendable {
    /// The name of the variant; nil for an order that is only permitted.
    public var variant: String?

    /// The name of the family.
    public var family: String

    /// The outcome.
    public var outcome: Outcome

    /// The actors, in the order of the family's roles.
    public var actors: [Witness.Actor]

    /// The indices of its first and last event in the history; nil if none of them is there.
    public var events: ClosedRange<Int>?

    /// Returns the name of the screen in a role, or nil.
    public func view(in role: String) -> String? {
      actors.first { $0.role == role }?.name
    }

    /// The name of the screen that leaves; nil if the family has no such role.
    public var current: String? { view(in: "current") }

    /// The name of the screen that comes; nil if the family has no such role.
    public var new: String? { view(in: "new") }
  }
}

extension EventHistory {
  /// One transition and its events.
  public struct GeneratedTransition: Hashable, Sendable {
    /// The transition; its range counts from the start of the history.
    public var transition: Transition

    /// Its events.
    public var events: [LoggedEvent]
  }
}

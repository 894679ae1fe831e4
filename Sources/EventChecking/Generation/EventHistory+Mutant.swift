public import EventModel

extension EventHistory {
  /// One thing that was done to a history on purpose, and where it shows.
  public struct Mutation: Hashable, Sendable {
    /// What can be done to an event.
    public enum Operation: String, Hashable, Sendable, CaseIterable {
      /// The event is left out.
      case drop
      /// The event and the next one change places.
      case swap
      /// The event comes twice, one right after the other.
      case duplicate
      /// A call that the view was never sent comes before the event.
      case stray
    }

    /// What was done.
    public var operation: Operation

    /// The index in the broken history of the event that shows it: the second of two, the one too
    /// many, or, of a dropped one, the event that followed.
    public var index: Int

    /// The events it was done to: the one, or the two that changed places, as they stood before.
    public var events: [LoggedEvent]

    /// The index in the broken history of the first event that its view's automaton does not take,
    /// because of this; nil if every view's life is still legal, as when events of two views change
    /// places.
    public var firstBreak: Int?
  }
}

extension EventHistory {
  /// A history with mutations, and the truth about them.
  public struct Mutant: Hashable, Sendable {
    /// The events, in order.
    public var events: [LoggedEvent]

    /// What was done, in order.
    public var mutations: [Mutation]

    /// The indices of all events that their view's automaton does not take, where it is taken up again
    /// after each from what the event means.
    public var breaks: [Int]
  }
}

public import EventModel

extension EventHistory {
  /// A deliberate change of a history, and the place where it is visible.
  public struct Mutation: Hashable, Sendable {
    /// The kinds of change.
    public enum Operation: String, Hashable, Sendable, CaseIterable {
      /// The event is removed.
      case drop
      /// The event and the next one are swapped.
      case swap
      /// The event occurs twice in a row.
      case duplicate
      /// A call that the view never received is inserted before the event.
      case stray
    }

    /// The kind of change.
    public var operation: Operation

    /// The index in the mutant of the event that shows the change: the second one of a swap or a
    /// duplicate, the inserted one, or the one after a removed event.
    public var index: Int

    /// The original events that were changed: one, or both of a swap.
    public var events: [LoggedEvent]

    /// The index in the mutant of the first event that its view's automaton rejects because of this
    /// change; nil if every view's life is still legal, for example if events of two views were
    /// swapped.
    public var firstBreak: Int?
  }
}

extension EventHistory {
  /// A history with mutations, and their actual effects.
  public struct Mutant: Hashable, Sendable {
    /// The events, in order.
    public var events: [LoggedEvent]

    /// The mutations, in order.
    public var mutations: [Mutation]

    /// The indices of all events that their view's automaton rejects. After each, the automaton
    /// continues from the states that the event leads to.
    public var breaks: [Int]
  }
}

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

extension EventHistory {
  /// Returns the history with some events changed on purpose. Each event is changed at the given
  /// rate: dropped, swapped with the next, duplicated, or preceded by a stray call, by an operation
  /// drawn at random. The same seed changes the same events on every platform.
  ///
  /// The effects of each mutation are found by running every view's automaton over the result. A
  /// break is attributed to the last mutation before it, or at it, that changed an event of its
  /// view.
  ///
  /// - Parameter rate: the share of events that are changed, from 0 to 1.
  /// - Precondition: there is at least one operation.
  public func mutated(
    _ operations: [Mutation.Operation], rate: Double, seed: UInt64,
    in contract: Contract
  ) -> Mutant {
    precondition(!operations.isEmpty, "name at least one operation to break a history with")
    var random = SeededGenerator(seed: seed)
    var result = Mutant(events: [], mutations: [], breaks: [])
    var index = 0
    while index < events.count {
      guard random.chance(rate) else {
        result.events.append(events[index])
        index += 1
        continue
      }
      let operation = operations[random.below(operations.count)]
      let stray = contract.callbacks[random.below(contract.callbacks.count)]
      index = result.add(operation, of: events, at: index, stray: stray)
    }
    result.findBreaks(contract)
    return result
  }

  /// Returns the history with one event changed.
  ///
  /// - Parameter stray: the callback of the inserted call; only used for a stray.
  /// - Precondition: `index` is the index of an event.
  public func mutated(
    _ operation: Mutation.Operation, at index: Int, stray: Callback = "",
    in contract: Contract
  ) -> Mutant {
    precondition(events.indices.contains(index), "mutate one of the \(events.count) events")
    var result = Mutant(
      events: Array(events[..<index]), mutations: [], breaks: [])
    let next = result.add(operation, of: events, at: index, stray: stray)
    result.events += events[next...]
    result.findBreaks(contract)
    return result
  }
}

extension EventHistory.Mutant {
  /// Appends an event changed by the operation, and returns the index of the next original event.
  ///
  /// The last event cannot be swapped and stays unchanged.
  fileprivate mutating func add(
    _ operation: EventHistory.Mutation.Operation, of original: [LoggedEvent], at index: Int,
    stray: Callback
  ) -> Int {
    let event = original[index]
    var touched = [event]
    var following = index + 1
    var shows = events.count + 1
    switch operation {
    case .drop: shows = events.count
    case .duplicate: events += [event, event]
    case .stray:
      var extra = event
      extra.callback = stray
      events += [extra, event]
      shows = events.count - 2
    case .swap:
      guard following < original.count else {
        events.append(event)
        return following
      }
      touched.append(original[following])
      events += [original[following], event]
      following += 1
    }
    mutations.append(EventHistory.Mutation(operation: operation, index: shows, events: touched))
    return following
  }

  /// Runs each view's life automaton over all events and attributes each break to its mutation.
  ///
  /// A view's first event is never a break, since a log may begin in the middle of a life.
  fileprivate mutating func findBreaks(_ contract: Contract) {
    let life = LifeNumbers(contract)
    var states: [[String?]: UInt64] = [:]
    var culprits: [[String?]: Int] = [:]
    var next = 0
    for (index, event) in events.enumerated() {
      while next < mutations.count, mutations[next].start <= index {
        for event in mutations[next].events { culprits[event.identity] = next }
        next += 1
      }
      let view = event.identity
      let before = states[view] ?? .max
      if let callback = contract.number(of: event.callback) {
        states[view] = life.states(after: callback, from: before)
        if life.targets(of: callback, from: before) != 0 { continue }
      }
      breaks.append(index)
      guard let culprit = culprits[view] else { continue }
      if mutations[culprit].firstBreak == nil { mutations[culprit].firstBreak = index }
    }
  }
}

extension EventHistory.Mutation {
  /// The index of the first event that can be out of place because of the mutation.
  fileprivate var start: Int {
    switch operation {
    case .drop, .stray: index
    case .swap, .duplicate: index - 1
    }
  }
}

extension LoggedEvent {
  fileprivate var identity: [String?] { [scope, view, instance] }
}

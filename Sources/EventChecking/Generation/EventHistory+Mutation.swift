public import EventModel

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
    var states: [ViewKey: UInt64] = [:]
    var culprits: [ViewKey: Int] = [:]
    var next = 0
    for (index, event) in events.enumerated() {
      while next < mutations.count, mutations[next].start <= index {
        for event in mutations[next].events { culprits[ViewKey(event)] = next }
        next += 1
      }
      let view = ViewKey(event)
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

/// The identity of a view in a log.
private struct ViewKey: Hashable {
  var scope: String?
  var view: String
  var instance: String?

  init(_ event: LoggedEvent) {
    scope = event.scope
    view = event.view
    instance = event.instance
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

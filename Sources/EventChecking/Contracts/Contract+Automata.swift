import Automata
import EventModel

extension Contract {
  /// Returns the smallest automaton of words of a family, over the family's symbols.
  ///
  /// - Complexity: interleaving multiplies the states of the parts.
  /// - Throws: ``TooManyStates`` if more than `limit` states are reached.
  func automaton(
    of words: Pattern<LifecycleEvent>, in family: EpisodeFamily, limit: Int = .max
  ) throws(TooManyStates) -> DFA {
    guard words.stateBound <= limit.times(4) else { throw TooManyStates(limit: limit) }
    return try words.automaton(symbolCount: symbolCount(of: family)) {
      symbol(of: $0, in: family)
    }.determinized(limit: limit).minimized()
  }

  /// Returns the smallest automaton of the interleavings of an ending's own words that keep the
  /// promises, except for some that are dropped.
  ///
  /// - Complexity: the product of the states of the parts and of the promises, before minimization.
  /// - Throws: ``TooManyStates`` if more than `limit` states are reached.
  func permitted(
    of ending: EpisodeFamily.Ending, in family: EpisodeFamily, dropping dropped: [Int] = [],
    limit: Int = .max
  ) throws(TooManyStates) -> DFA {
    var words = try automaton(of: ending.words, in: family, limit: limit)
    for (number, promise) in promises.enumerated() where !dropped.contains(number) {
      guard let rule = automaton(of: promise, in: family) else { continue }
      words = try words.intersection(rule, limit: limit).minimized()
    }
    return words
  }

  /// Returns the automaton of the orders that keep a promise; nil if no source makes the promise,
  /// or the family lacks one of its roles.
  func automaton(of promise: Promise, in family: EpisodeFamily) -> DFA? {
    let names = family.roles.map(\.name)
    guard promise.isGiven, names.contains(promise.first.subject),
      names.contains(promise.second.subject)
    else { return nil }
    let events = [promise.second, promise.first]
    let claim = Formula.TemplateClaim(
      .notSuccession, events.map { EventTerm(.role($0.subject), $0.callback) })
    return claim.automaton(
      symbols: events.map { symbol(of: $0, in: family) }, of: symbolCount(of: family))
  }

  func symbolCount(of family: EpisodeFamily) -> Int { family.roles.count * callbacks.count }

  /// Returns the symbol of an event of a family; symbols are numbered by role, then by callback.
  func symbol(of event: LifecycleEvent, in family: EpisodeFamily) -> Int {
    guard let role = family.roles.firstIndex(where: { $0.name == event.subject }),
      let callback = number(of: event.callback)
    else { preconditionFailure("\(event) must be an event of the family \(family.name)") }
    return role * callbacks.count + callback
  }

  func event(of symbol: Int, in family: EpisodeFamily) -> LifecycleEvent {
    let (role, callback) = symbol.quotientAndRemainder(dividingBy: callbacks.count)
    return LifecycleEvent(family.roles[role].name, callbacks[callback])
  }
}

extension EpisodeFamily.Ending {
  /// Every interleaving of the roles' own words; promises are ignored.
  var words: Pattern<LifecycleEvent> {
    .interleaved(parts.map { $0.words.events(of: $0.role) })
  }
}

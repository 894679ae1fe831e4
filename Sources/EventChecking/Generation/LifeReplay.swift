import EventModel

/// A walk of every view's own automaton over a list of events, from any state, written out plainly:
/// it is what the truth about a mutation rests on.
struct LifeReplay {
  private let life: LifeAutomaton
  private var states: [ViewKey: Set<String>] = [:]

  init(_ life: LifeAutomaton) { self.life = life }

  /// Takes the next event and returns whether its view's automaton does.
  ///
  /// A view's first event is always taken, since a log may begin in the middle of a life; after a
  /// break the view is in one of the states its call leads to.
  mutating func takes(_ event: LoggedEvent) -> Bool {
    let key = ViewKey(event)
    let before = states[key] ?? Set(life.states.map(\.name))
    let steps = life.steps.filter { $0.callback == event.callback }
    let legal = steps.filter { before.contains($0.from) }
    states[key] = Set((legal.isEmpty ? steps : legal).map(\.to))
    return !legal.isEmpty
  }
}

/// What tells one view of a log from another.
struct ViewKey: Hashable {
  var scope: String?
  var view: String
  var instance: String?

  init(_ event: LoggedEvent) {
    scope = event.scope
    view = event.view
    instance = event.instance
  }
}

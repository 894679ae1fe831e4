import EventModel

/// A run of every view's life automaton over a list of events, from any state. It is written as
/// simply as possible, since the effects of mutations are computed by it.
struct LifeReplay {
  private let life: LifeAutomaton
  private var states: [ViewKey: Set<String>] = [:]

  init(_ life: LifeAutomaton) { self.life = life }

  /// Reads the next event and returns whether its view's automaton accepts it.
  ///
  /// A view's first event is always accepted, since a log may begin in the middle of a life. After
  /// a break, the view is in one of the states that the call leads to.
  mutating func takes(_ event: LoggedEvent) -> Bool {
    let key = ViewKey(event)
    let before = states[key] ?? Set(life.states.map(\.name))
    let steps = life.steps.filter { $0.callback == event.callback }
    let legal = steps.filter { before.contains($0.from) }
    states[key] = Set((legal.isEmpty ? steps : legal).map(\.to))
    return !legal.isEmpty
  }
}

/// The identity of a view in a log.
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

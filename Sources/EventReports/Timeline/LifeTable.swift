import EventModel

/// A life automaton as tables of numbers, for following many views through many calls.
///
/// A call that the automaton does not allow leads to the state that the call leads to elsewhere: a
/// picture shows what was called, whether it was legal or not.
struct LifeTable: Sendable {
  /// How a state looks in a picture.
  enum Appearance: Int, Sendable {
    /// Not visible, as before any call: a rest state with the label of the initial state.
    case absent
    /// Becoming visible: a call from such a state leads here.
    case rising
    /// Visible and at rest.
    case present
    /// Becoming invisible, or in another state that is not a rest state.
    case falling
  }

  let appearances: [Appearance]
  private let labels: [String]
  private let steps: [[Int?]]
  private let anywhere: [Int]
  private let origins: [Int]

  init(_ life: LifeAutomaton, _ callbacks: [Callback]) {
    let names = life.states.map(\.name)
    labels = life.states.map { $0.labels.first ?? $0.name }
    let number = { (name: String) in names.firstIndex(of: name) ?? 0 }
    let hidden = life.initialLabel
    let absent = Set(
      life.states.filter { $0.isRest && $0.labels.contains(hidden) }.map(\.name))
    appearances = life.states.map { state in
      if state.isRest { return absent.contains(state.name) ? .absent : .present }
      let isRising = life.steps.contains { absent.contains($0.from) && $0.to == state.name }
      return isRising ? .rising : .falling
    }
    steps = names.map { name in
      callbacks.map { callback in
        life.steps.first { $0.from == name && $0.callback == callback }.map { number($0.to) }
      }
    }
    anywhere = callbacks.map { callback in
      number(life.steps.first { $0.callback == callback }?.to ?? life.initial)
    }
    let rests = Set(life.states.filter(\.isRest).map(\.name))
    origins = callbacks.map { callback in
      let from = life.steps.filter { $0.callback == callback }.map(\.from)
      return number(from.first(where: rests.contains) ?? from.first ?? life.initial)
    }
  }

  /// Returns the state a view was likely in before its first known call.
  func before(_ callback: Int) -> Int { origins[callback] }

  /// Returns the state that messages name by a label, or nil.
  func state(labelled label: String) -> Int? { labels.firstIndex(of: label) }

  func allows(_ callback: Int, in state: Int) -> Bool { steps[state][callback] != nil }

  func after(_ callback: Int, from state: Int) -> Int {
    steps[state][callback] ?? anywhere[callback]
  }
}

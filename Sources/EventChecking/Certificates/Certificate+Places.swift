import EventModel

// The places of histories as certificates name them.

extension Certificate.Rest {
  /// Makes the rest of a place, with what was read there.
  init(_ place: EpisodeWorld.Place, _ claims: ClaimReading.State, _ life: LifeAutomaton) {
    let phase: Phase =
      switch place.phase {
      case .beginning, .single: .beginning
      case .between: .between
      case .over: .over
      }
    self.init(
      phase: phase, states: place.named.map { life.states[Int($0)].name },
      others: place.others.indices.filter { place.others[$0] > 0 }.map { state in
        let count = place.others[state]
        return Others(life.states[state].name, count == OtherActors.any ? nil : Int(count))
      }, claims: claims)
  }
}

extension EpisodeWorld {
  /// Returns the place that a rest names; nil if the world has none such.
  func place(at rest: Certificate.Rest, _ life: LifeAutomaton) -> Place? {
    let start = places[starts[0]]
    let numbers = rest.states.compactMap { name in life.states.firstIndex { $0.name == name } }
    guard numbers.count == rest.states.count else { return nil }
    var place = Place(phase: .over, named: numbers.map(UInt8.init), others: start.others)
    switch rest.phase {
    case .beginning: place.phase = start.phase == .single ? .single : .beginning
    case .between where start.phase == .single: return nil
    case .between: place.phase = .between
    case .over: break
    }
    if place.phase != .over, numbers.count != start.named.count { return nil }
    for others in rest.others {
      let count = others.count.map { UInt8(exactly: $0) ?? 0 } ?? OtherActors.any
      guard let state = life.states.firstIndex(where: { $0.name == others.state }),
        place.others.indices.contains(state), count > 0
      else { return nil }
      place.others[state] = count
    }
    return place
  }
}

extension ClaimReading {
  /// Returns what has been read before any event at a place.
  func start(
    of subjects: [Subject], in place: EpisodeWorld.Place, _ life: LifeAutomaton
  ) -> State {
    start(
      Dictionary(
        uniqueKeysWithValues: zip(subjects, place.named.map { life.states[Int($0)].name })))
  }
}

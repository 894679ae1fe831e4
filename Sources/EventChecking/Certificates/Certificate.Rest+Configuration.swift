import EventModel

// Conversion between the configurations of histories and the rests of certificates.

extension Certificate.Rest {
  init(
    _ configuration: EpisodeGraph.Configuration, _ claims: ClaimReading.State, _ life: LifeAutomaton
  ) {
    self.init(
      phase: configuration.phase, states: configuration.named.map { life.states[Int($0)].name },
      others: configuration.others.indices.filter { configuration.others[$0] > 0 }.map { state in
        let count = configuration.others[state]
        return Others(life.states[state].name, count == OtherActors.any ? nil : Int(count))
      }, claims: claims)
  }
}

extension EpisodeGraph {
  /// Returns the configuration that a rest describes; nil if the graph has no such configuration.
  func configuration(at rest: Certificate.Rest, _ life: LifeAutomaton) -> Configuration? {
    let start = configurations[starts[0]]
    let numbers = rest.states.compactMap { name in life.states.firstIndex { $0.name == name } }
    // After the one transition of a graph without unnamed actors nothing follows.
    let isPossible = rest.phase != .between || !start.others.isEmpty
    guard isPossible, numbers.count == rest.states.count,
      rest.phase == .over || numbers.count == start.named.count
    else { return nil }
    var configuration = Configuration(
      phase: rest.phase, named: numbers.map(UInt8.init), others: start.others)
    for others in rest.others {
      let count = others.count.map { UInt8(exactly: $0) ?? 0 } ?? OtherActors.any
      guard let state = life.states.firstIndex(where: { $0.name == others.state }),
        configuration.others.indices.contains(state), count > 0
      else { return nil }
      configuration.others[state] = count
    }
    return configuration
  }
}

extension ClaimReading {
  func start(
    of subjects: [Subject], in configuration: EpisodeGraph.Configuration, _ life: LifeAutomaton
  ) -> State {
    start(
      Dictionary(
        uniqueKeysWithValues: zip(subjects, configuration.named.map { life.states[Int($0)].name })))
  }
}

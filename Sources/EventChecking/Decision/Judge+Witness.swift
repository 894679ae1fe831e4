import EventModel

extension Judge {
  /// Returns the shortest witness in a language, or nil if it has none.
  mutating func witness(
    in language: Language, _ inquiry: Inquiry
  ) throws(DecisionError) -> Witness? {
    let found = try product(language, inquiry)
    guard found.graph.isFolded else {
      return found.shortestRejected().map { witness($0, in: found.graph, inquiry) }
    }
    // A folded graph decides, but its ways are no histories.
    guard found.hasWord(accepted: false) else { return nil }
    let arena = arena(inquiry.arena)
    let least = try arena.histories(of: language, in: &library, others: .everywhere, isWhole: true)
    var search = GuidedSearch(
      try arena.histories(of: language, in: &library, others: .counted, isWhole: false),
      inquiry.claim, guidedBy: least)
    do {
      let word = try search.shortestRejected()
      return witness(word, in: search.graph, inquiry)
    } catch {
      throw .historiesTooLarge
    }
  }

  /// Returns the shortest permitted witness; of equally short ones the first of a catalogued variant.
  mutating func permittedWitness(_ inquiry: Inquiry) throws(DecisionError) -> Witness? {
    var language = inquiry.setting.permitted
    let covered = library.variants.indices.filter { variant in
      language.courses.contains { library.covers($0, variant) }
    }
    language.variants = Set(language.variants + covered).sorted()
    return try witness(in: language, inquiry)
  }

  private mutating func product(
    _ language: Language, _ inquiry: Inquiry
  ) throws(DecisionError) -> Product {
    let number = try graph(language, in: inquiry.arena)
    return Product(graph: graphs[number], claim: inquiry.claim)
  }

  private func witness(
    _ word: [ContractGraph.Edge], in graph: ContractGraph, _ inquiry: Inquiry
  ) -> Witness {
    inquiry.isAboutTransitions
      ? transitionWitness(word, graph) : historyWitness(word, graph, inquiry)
  }

  private func transitionWitness(
    _ word: [ContractGraph.Edge], _ graph: ContractGraph
  ) -> Witness {
    guard let first = word.first else { return Witness(events: []) }
    let episode = graph.episodes[graph.openings[Int(first.opening)].episode]
    return Witness(
      events: word.map { edge in
        LifecycleEvent(episode.roles[Int(edge.role)], contract.callbacks[Int(edge.callback)])
      }, variant: episode.variant.map { library.variants[$0].name })
  }

  private func historyWitness(
    _ word: [ContractGraph.Edge], _ graph: ContractGraph, _ inquiry: Inquiry
  ) -> Witness {
    let names = inquiry.assumption.formula.subjects.map(\.name)
    var cast = HistoryCast(
      named: inquiry.arena == .view ? nil : names, from: library.life.numbers.initial)
    var witness = Witness(events: [])
    for edge in word {
      if edge.opening >= 0 {
        let opening = graph.openings[Int(edge.opening)]
        let episode = graph.episodes[opening.episode]
        let actors = cast.take(opening.actors, to: episode.ends)
        witness.transitions.append(
          Witness.Transition(
            kind: episode.variant.map { library.variants[$0].kind }, outcome: episode.outcome,
            actors: zip(episode.roles, actors).map(Witness.Actor.init),
            events: witness.events.count..<witness.events.count))
      }
      let last = witness.transitions.count - 1
      let name = witness.transitions[last].actors[Int(edge.role)].name
      witness.events.append(LifecycleEvent(name, contract.callbacks[Int(edge.callback)]))
      witness.transitions[last].events =
        witness.transitions[last].events.lowerBound..<witness.events.count
    }
    witness.view = cast.judgedView
    return witness
  }
}

/// Who is who in a history found in a graph: named actors keep their names, all others get letters in
/// the order in which they come up, and one that is back in its state comes up again.
private struct HistoryCast {
  /// The name of the view judged, once it has come up; nil if the assumption gives the names.
  private(set) var judgedView: String?
  private let named: [String]?
  private let initial: Int
  /// The names of others in each life state, in the order they came up.
  private var others: [Int: [String]] = [:]
  private var nextLetter = 0

  init(named: [String]?, from initial: Int) {
    self.named = named
    self.initial = initial
  }

  /// Returns the names of an episode's actors and moves the others to the states it ends in.
  mutating func take(_ actors: [ContractGraph.Actor], to ends: [Int]) -> [String] {
    var names: [String] = []
    for actor in actors { names.append(name(of: actor)) }
    for (index, actor) in actors.enumerated() {
      if case .anyone = actor { others[ends[index], default: []].append(names[index]) }
    }
    return names
  }

  private mutating func name(of actor: ContractGraph.Actor) -> String {
    switch actor {
    case .named(let number):
      if let named { return named[number] }
      let name = judgedView ?? newName()
      judgedView = name
      return name
    case .anyone(let state):
      guard let known = others[state], !known.isEmpty else { return newName() }
      return others[state]!.removeFirst()
    }
  }

  private mutating func newName() -> String {
    while true {
      let (round, letter) = nextLetter.quotientAndRemainder(dividingBy: 26)
      nextLetter += 1
      let scalar = Unicode.Scalar(UInt8(65 + letter))
      let name = "\(Character(scalar))" + (round == 0 ? "" : "\(round)")
      if named?.contains(name) != true { return name }
    }
  }
}

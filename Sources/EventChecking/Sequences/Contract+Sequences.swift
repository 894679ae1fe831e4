public import EventModel

extension Contract {
  /// Returns the documented sequences of the kinds, in the contract's own order; without kinds, of
  /// the documented ones. UIKit's view transitions have six.
  ///
  /// A sequence that several of the kinds have is there once and names all their variants. A kind
  /// whose words repeat without end gives those with each repetition taken at most `repetitions`
  /// times.
  ///
  /// - Throws: ``ContractError`` for a name that is none.
  public func sequences(
    kinds names: [String]? = nil, repeatingAtMost repetitions: Int = 2
  ) throws(ContractError) -> [EventSequence] {
    let chosen = try chosenKinds(names)
    var found = FoundSequences()
    for variant in chosen.flatMap(\.variants) {
      found.add(variant, repetitions)
    }
    return found.sequences
  }

  /// Returns the permitted sequences: every interleaving of the roles' own words that keeps the
  /// promises, in each family that permits them all. UIKit's view transitions have 24: 4 completed,
  /// 20 cancelled; the documented six are among them.
  ///
  /// Which kinds are chosen does not narrow them. Each names the catalogued variants with its order,
  /// of all kinds.
  public func permittedSequences(repeatingAtMost repetitions: Int = 2) -> [EventSequence] {
    var found = FoundSequences()
    for family in families where family.permitsEveryInterleaving {
      for ending in family.endings {
        for order in orders(of: ending, in: family, repeatingAtMost: repetitions) {
          let events = order.map { event(of: $0, in: family) }
          found.add(EventSequence(events, family: family.name, outcome: ending.outcome))
        }
      }
    }
    for variant in variants {
      found.nameOnly(variant, repetitions)
    }
    return found.sequences
  }

  /// Returns the kinds of those names in the contract's own order; without names, the documented.
  func chosenKinds(_ names: [String]?) throws(ContractError) -> [TransitionKind] {
    let names = names ?? documentedKinds
    for name in names where kind(named: name) == nil {
      throw ContractError(unknownKind: name, known: kinds.map(\.name))
    }
    return kinds.filter { names.contains($0.name) }
  }

  /// Returns every order of one own word for each role of an ending that keeps the promises, as the
  /// family's symbols (``symbol(of:in:)``), with each repetition taken at most so often.
  ///
  /// A promise is kept if, where both of its events occur, the first one never comes after the second.
  ///
  /// - Complexity: O(interleavings of the words × their length × promises).
  func orders(
    of ending: EpisodeFamily.Ending, in family: EpisodeFamily, repeatingAtMost repetitions: Int
  ) -> [[Int]] {
    let names = family.roles.map(\.name)
    let promises = promises.filter {
      $0.isGiven && names.contains($0.first.subject) && names.contains($0.second.subject)
    }.map { (first: symbol(of: $0.first, in: family), second: symbol(of: $0.second, in: family)) }
    let words: [[[Int]]] = ending.parts.reduce([[]]) { chosen, part in
      let own = part.words.words(repeatingAtMost: repetitions).map { word in
        word.map { symbol(of: LifecycleEvent(part.role, $0), in: family) }
      }
      return chosen.flatMap { words in own.map { words + [$0] } }
    }
    return words.flatMap { EventChecking.interleavings($0) }.filter { order in
      promises.allSatisfy { promise in
        guard let last = order.lastIndex(of: promise.first),
          let second = order.firstIndex(of: promise.second)
        else { return true }
        return last < second
      }
    }
  }
}

/// The sequences found so far, each order once, in the order they were found.
private struct FoundSequences {
  var sequences: [EventSequence] = []
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    var events: [LifecycleEvent]
    var family: String
    var outcome: Outcome
  }

  mutating func add(_ sequence: EventSequence) {
    let key = Key(
      events: sequence.events, family: sequence.family, outcome: sequence.outcome)
    guard let index = indices[key] else {
      indices[key] = sequences.count
      sequences.append(sequence)
      return
    }
    sequences[index].variants += sequence.variants
  }

  mutating func add(_ variant: Variant, _ repetitions: Int) {
    for order in variant.words.words(repeatingAtMost: repetitions) {
      add(
        EventSequence(
          order, family: variant.family, outcome: variant.outcome, variants: [variant.name]))
    }
  }

  /// Names the variant at the orders that are there, and adds none.
  mutating func nameOnly(_ variant: Variant, _ repetitions: Int) {
    for order in variant.words.words(repeatingAtMost: repetitions) {
      let key = Key(events: order, family: variant.family, outcome: variant.outcome)
      if let index = indices[key] { sequences[index].variants.append(variant.name) }
    }
  }
}

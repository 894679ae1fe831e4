public import EventModel

extension Contract {
  /// Returns the sequences of kinds, in the contract's own order; of the documented kinds by
  /// default. UIKit's view transitions have six.
  ///
  /// A sequence that several kinds have is returned once and names all their variants. If a kind's
  /// words contain repetitions, each repetition is taken at most `repetitions` times.
  ///
  /// - Throws: ``ContractError`` for an unknown kind.
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

  /// Returns the permitted sequences: in each family that permits every interleaving, all
  /// interleavings of the roles' own words that keep the promises. UIKit's view transitions have
  /// 24: 4 completed and 20 cancelled, including the documented six.
  ///
  /// The result does not depend on which kinds are chosen. Each sequence names the catalogued
  /// variants with its order, of all kinds.
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

  /// Returns the kinds with some names in the contract's order; the documented kinds by default.
  func chosenKinds(_ names: [String]?) throws(ContractError) -> [TransitionKind] {
    let names = names ?? documentedKinds
    for name in names where kind(named: name) == nil {
      throw ContractError(unknownKind: name, known: kinds.map(\.name))
    }
    return kinds.filter { names.contains($0.name) }
  }

  /// Returns every order of one own word for each role of an ending that keeps the promises, as the
  /// family's symbols (``symbol(of:in:)``), each repetition taken at most `repetitions` times.
  ///
  /// A promise is kept if the first event never comes after the second.
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

/// The sequences found so far, without duplicates, in the order in which they were found.
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

  /// Adds the variant's name to the sequences with its orders, without adding sequences.
  mutating func nameOnly(_ variant: Variant, _ repetitions: Int) {
    for order in variant.words.words(repeatingAtMost: repetitions) {
      let key = Key(events: order, family: variant.family, outcome: variant.outcome)
      if let index = indices[key] { sequences[index].variants.append(variant.name) }
    }
  }
}

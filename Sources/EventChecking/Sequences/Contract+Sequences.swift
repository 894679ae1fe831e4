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
      found.name(variant, repetitions, addsOrders: true)
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
        for events in ending.words.allWords(repetitions) where keepsPromises(events) {
          found.add(EventSequence(events, family: family.name, outcome: ending.outcome))
        }
      }
    }
    for variant in variants { found.name(variant, repetitions, addsOrders: false) }
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

  /// Returns whether some events keep every promise of a source: the first event never comes after
  /// the second.
  func keepsPromises(_ events: [LifecycleEvent]) -> Bool {
    promises.allSatisfy { promise in
      guard let second = events.firstIndex(of: promise.second) else { return true }
      return !events[second...].contains(promise.first) || !promise.isGiven
    }
  }
}

/// The sequences found so far, without duplicates, in the order in which they were found.
private struct FoundSequences {
  var sequences: [EventSequence] = []
  /// By a sequence without variants, its index.
  private var indices: [EventSequence: Int] = [:]

  mutating func add(_ order: EventSequence) {
    if indices[order] != nil { return }
    indices[order] = sequences.count
    sequences.append(order)
  }

  /// Names a variant in the sequences with its orders; orders that are new are added if requested.
  mutating func name(_ variant: Variant, _ repetitions: Int, addsOrders: Bool) {
    for events in variant.words.words(repeatingAtMost: repetitions) {
      let order = EventSequence(events, family: variant.family, outcome: variant.outcome)
      if addsOrders { add(order) }
      if let index = indices[order] { sequences[index].variants.append(variant.name) }
    }
  }
}

/// A legal order of the events of one episode, with the catalogued variants that have this order.
///
/// ```swift
/// let six = try contract.sequences()
/// six[0].variants  // ["navigation.completed"]
/// ```
public struct EventSequence: Hashable, Sendable {
  /// The events; their subjects are roles of the family.
  public var events: [LifecycleEvent]

  /// The name of the family.
  public var family: String

  /// The outcome.
  public var outcome: Outcome

  /// The names of the catalogued variants with this order, in the contract's own order; empty for
  /// an order that is only permitted.
  public var variants: [String]

  /// Makes a sequence.
  public init(
    _ events: [LifecycleEvent], family: String, outcome: Outcome, variants: [String] = []
  ) {
    self.events = events
    self.family = family
    self.outcome = outcome
    self.variants = variants
  }
}

import Automata
import EventModel

/// The alphabet and the initial states for judging assumptions of one shape. Claims about the same
/// roles share a scope, and so do claims that name the same number of actors.
struct ClaimScope: Sendable {
  /// The key by which assumptions share a scope.
  enum Key: Hashable {
    /// Claims about these roles, sorted.
    case transition([String])
    /// Claims about each actor's life.
    case view
    /// Claims that name a number of actors.
    case history(Int)
  }

  let key: Key

  let alphabet: EventAlphabet

  /// In transition scope, the roles with symbols; else empty.
  let roles: [String]

  /// In transition scope, the life states in which the roles can start, one list per start of the
  /// words; else one list with the initial state.
  let groups: [[Int]]

  init(_ key: Key, _ contract: Contract, _ life: LifeNumbers) {
    switch key {
    case .transition(let roles): self.init(key, transitions: contract, life, about: roles)
    case .view: self.init(key, histories: contract, life, naming: nil)
    case .history(let count): self.init(key, histories: contract, life, naming: count)
    }
  }

  /// Makes the scope of claims about an actor's life, or about named actors.
  private init(_ key: Key, histories contract: Contract, _ life: LifeNumbers, naming count: Int?) {
    self.key = key
    alphabet = EventAlphabet(
      subjectCount: count ?? 1, callbackCount: contract.callbacks.count, hasOthers: count != nil)
    roles = []
    groups = [Array(repeating: life.initial, count: count ?? 1)]
  }

  /// Makes the scope of claims about roles: that of all families with these roles.
  private init(
    _ key: Key, transitions contract: Contract, _ life: LifeNumbers, about claimed: [String]
  ) {
    self.key = key
    let families = contract.families(with: claimed)
    let roles = families.flatMap(\.roles).map(\.name).distinct()
    let states = contract.life.states.map(\.name)
    groups = families.flatMap(\.endings).map { ending in
      roles.map { role in
        ending.part(of: role).flatMap { states.firstIndex(of: $0.start) } ?? life.initial
      }
    }.distinct()
    alphabet = EventAlphabet(
      subjectCount: roles.count, callbackCount: contract.callbacks.count, hasOthers: false)
    self.roles = roles
  }

  /// Returns the graph of a language, which a search expands where it arrives.
  ///
  /// - Parameter others: how histories count the unnamed actors.
  func graph(
    of language: Language, in table: inout EpisodeTable,
    others: EpisodeGraph.Others = .folded
  ) -> EpisodeGraph {
    let compiled = table.compiled
    let episodes =
      (language.variants.map { table.documented[$0] }
      + language.endings.map { table.interleavings(of: $0, dropping: language.droppedPromises) })
      .filter { !$0.isSilent }
    guard roles.isEmpty else {
      return EpisodeGraph(transitions: episodes, roles: roles, groups: groups, alphabet)
    }
    return EpisodeGraph(
      histories: episodes, isInitial: episodes.map { $0.variant.map(compiled.isInitial) ?? false },
      from: compiled.life, alphabet, others: others)
  }
}

extension Contract {
  /// Returns the families with all the roles, without that of the first appearance.
  func families(with roles: [String]) -> [EpisodeFamily] {
    let initial = initialKind.flatMap(kind(named:))?.variants.map(\.family) ?? []
    return families.filter { family in
      !initial.contains(family.name)
        && roles.allSatisfy { role in family.roles.contains { $0.name == role } }
    }
  }
}

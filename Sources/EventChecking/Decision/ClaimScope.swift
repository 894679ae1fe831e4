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
    self.key = key
    let callbackCount = contract.callbacks.count
    switch key {
    case .view:
      roles = []
      groups = [[life.initial]]
      alphabet = EventAlphabet(subjectCount: 1, callbackCount: callbackCount, hasOthers: false)
    case .history(let count):
      roles = []
      groups = [Array(repeating: life.initial, count: count)]
      alphabet = EventAlphabet(subjectCount: count, callbackCount: callbackCount, hasOthers: true)
    case .transition(let claimed):
      let families = contract.families(with: claimed)
      let roles = families.flatMap(\.roles).map(\.name).distinct()
      let states = contract.life.states.map(\.name)
      self.roles = roles
      groups = families.flatMap(\.endings).map { ending in
        roles.map { role in
          ending.part(of: role).flatMap { states.firstIndex(of: $0.start) } ?? life.initial
        }
      }.distinct()
      alphabet = EventAlphabet(
        subjectCount: roles.count, callbackCount: callbackCount, hasOthers: false)
    }
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

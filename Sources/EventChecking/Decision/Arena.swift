import Automata
import EventModel

/// What assumptions of one shape are judged in: an alphabet, and the contract's graphs over it. All
/// claims about the same sides share one, and all that name the same number of screens.
struct Arena: Sendable {
  /// What makes two assumptions share an arena.
  enum Key: Hashable {
    /// Claims about these roles, sorted.
    case transition([String])
    /// Claims about each actor's life.
    case view
    /// Claims that name so many actors.
    case history(Int)
  }

  let alphabet: EventAlphabet

  /// In transition scope the roles with symbols; else empty.
  let roles: [String]

  /// In transition scope, the life states the roles can start in, one list a start of the graphs;
  /// else one list with the state before any call.
  let groups: [[Int]]

  /// Makes the arena of claims about an actor's life, or about named actors.
  init(histories contract: Contract, _ life: LifeStates, naming count: Int?) {
    alphabet = EventAlphabet(
      subjectCount: count ?? 1, callbackCount: contract.callbacks.count, hasOthers: count != nil)
    roles = []
    groups = [Array(repeating: life.numbers.initial, count: count ?? 1)]
  }

  /// Makes the arena of claims about roles: those of all families that have them.
  init(transitions contract: Contract, _ life: LifeStates, about claimed: [String]) {
    let families = contract.families(with: claimed)
    var roles: [String] = []
    for role in families.flatMap(\.roles) where !roles.contains(role.name) {
      roles.append(role.name)
    }
    let states = contract.life.states.map(\.name)
    var groups: [[Int]] = []
    for course in families.flatMap(\.courses) {
      let group = roles.map { role in
        course.parts.first { $0.role == role }.flatMap { states.firstIndex(of: $0.start) }
          ?? life.numbers.initial
      }
      if !groups.contains(group) { groups.append(group) }
    }
    alphabet = EventAlphabet(
      subjectCount: roles.count, callbackCount: contract.callbacks.count, hasOthers: false)
    self.roles = roles
    self.groups = groups
  }

  /// Returns the graph of a language.
  func graph(
    of language: Language, in library: inout EpisodeLibrary
  ) throws(DecisionError) -> ContractGraph {
    let heard = episodes(of: language, in: &library)
    guard roles.isEmpty else {
      return ContractGraph(transitions: heard, roles: roles, groups: groups, alphabet)
    }
    return try histories(of: heard, library, others: .folded, isWhole: true).graph
  }

  /// Returns a graph of a language's histories that is still to be laid out, or is whole.
  func histories(
    of language: Language, in library: inout EpisodeLibrary,
    others: HistoryGraphBuilder.Others, isWhole: Bool
  ) throws(DecisionError) -> HistoryGraphBuilder {
    let heard = episodes(of: language, in: &library)
    return try histories(of: heard, library, others: others, isWhole: isWhole)
  }

  private func episodes(
    of language: Language, in library: inout EpisodeLibrary
  ) -> [EpisodeWords] {
    let episodes =
      language.variants.map { library.documented[$0] }
      + language.courses.map { library.interleavings($0, dropping: language.droppedPromises) }
    return episodes.filter { !$0.isSilent }
  }

  private func histories(
    of episodes: [EpisodeWords], _ library: EpisodeLibrary,
    others: HistoryGraphBuilder.Others, isWhole: Bool
  ) throws(DecisionError) -> HistoryGraphBuilder {
    var builder = HistoryGraphBuilder(
      of: episodes, isInitial: episodes.map { $0.variant.map(library.isInitial) ?? false },
      from: library.life.numbers.initial, of: library.life.numbers.stateCount, alphabet,
      others: others)
    guard isWhole else { return builder }
    do { try builder.growWhole() } catch { throw .historiesTooLarge }
    return builder
  }
}

extension Contract {
  /// Returns the families that have all the roles and are transitions, not the first appearance.
  func families(with roles: [String]) -> [EpisodeFamily] {
    let initial = initialKind.flatMap(kind(named:))?.variants.map(\.family) ?? []
    return families.filter { family in
      !initial.contains(family.name)
        && roles.allSatisfy { role in family.roles.contains { $0.name == role } }
    }
  }
}

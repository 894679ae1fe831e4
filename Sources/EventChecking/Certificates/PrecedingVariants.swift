import EventModel

/// The variants that must come before others in a history, found by relaxation over the numbers of
/// actors in each rest state. It shares nothing with the judge's ``ReachingSearch`` but the costs.
struct PrecedingVariants {
  private let roles: [EpisodeRoles]
  private let first: [Int]
  private let life: LifeNumbers

  /// The numbers of actors between two episodes, and how histories reach them.
  private struct Place {
    /// By life state, the number of actors; those in the initial state are not counted.
    var actors: [Int]
    /// The number of episodes outside the limits, then twice that of the actors they move, and one
    /// more for each episode with other roles.
    var cost: (Int, Int)
    /// The variants outside the limits on the cheapest ways.
    var used: Set<Int>
  }

  init(_ compiled: CompiledContract) {
    let contract = compiled.contract
    roles = compiled.variants.compactMap(contract.ending(of:)).map {
      EpisodeRoles($0, in: contract)
    }
    first = compiled.initial
    life = compiled.life
  }

  /// Returns the variants besides the admitted ones on the cheapest ways to where a variant can
  /// happen: ways of preferred and admitted variants if there are any, else of all; nil if nothing
  /// leads there.
  func variants(
    before variant: Int, admitted: [Int], preferring preferred: [Int]
  ) -> [Int]? {
    let some = roles.indices.filter { preferred.contains($0) || admitted.contains($0) }
    return variants(before: variant, admitted, some)
      ?? variants(before: variant, admitted, Array(roles.indices))
  }

  private func variants(before variant: Int, _ admitted: [Int], _ allowed: [Int]) -> [Int]? {
    let none = Array(repeating: 0, count: life.stateCount)
    let starts = first.isEmpty ? [none] : first.compactMap { actors(after: $0, from: none) }
    let most = roles[variant].names.count + 1
    var places = starts.filter { $0.reduce(0, +) <= most }.map {
      Place(actors: $0, cost: (0, 0), used: [])
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      var index = 0
      while index < places.count {
        for step in allowed where !first.contains(step) {
          guard let next = place(after: step, from: places[index], admitted, roles[variant].names),
            next.actors.reduce(0, +) <= most
          else { continue }
          if merge(next, into: &places) { hasChanged = true }
        }
        index += 1
      }
    }
    let ends = places.filter { actors(after: variant, from: $0.actors) != nil }
    guard let best = ends.map(\.cost).min(by: <) else { return nil }
    let used = ends.filter { $0.cost == best }.reduce(into: Set()) { $0.formUnion($1.used) }
    return used.subtracting(first).sorted()
  }

  /// Adds a place, or the better or further ways to a known one; returns whether anything changed.
  private func merge(_ next: Place, into places: inout [Place]) -> Bool {
    guard let known = places.firstIndex(where: { $0.actors == next.actors }) else {
      places.append(next)
      return true
    }
    if next.cost < places[known].cost {
      places[known] = next
      return true
    }
    guard next.cost == places[known].cost, !next.used.isSubset(of: places[known].used) else {
      return false
    }
    places[known].used.formUnion(next.used)
    return true
  }

  private func place(
    after step: Int, from place: Place, _ admitted: [Int], _ names: [String]
  ) -> Place? {
    guard let actors = actors(after: step, from: place.actors) else { return nil }
    var next = Place(actors: actors, cost: place.cost, used: place.used)
    if !admitted.contains(step) {
      let moved = roles[step].names
      next.cost.0 += 1
      next.cost.1 += 2 * moved.count + (moved == names ? 0 : 1)
      next.used.insert(step)
    }
    return next
  }

  /// Returns the numbers of actors after a variant; nil if it lacks an actor, or one is where none
  /// may be.
  private func actors(after variant: Int, from actors: [Int]) -> [Int]? {
    var next = actors
    if let state = roles[variant].onlyWhenNoneIs, actors[state] > 0 { return nil }
    for start in roles[variant].starts where start != life.initial {
      guard next[start] > 0 else { return nil }
      next[start] -= 1
    }
    for end in roles[variant].ends where end != life.initial { next[end] += 1 }
    return next
  }
}

import EventModel

/// The search for what a limited history needs beside what its limits admit: the catalogued variants
/// that bring actors to where an admitted one starts.
///
/// Actors are alike here, so that a place is how many of them are in each rest state; as few are away
/// from the first one as a variant has roles, and one more.
struct ReachingSearch {
  private let compiled: CompiledContract
  private let documented: [EpisodeWords]
  private let admitted: Set<Int>
  /// The histories of all variants, by index, over actors without names.
  private var world: EpisodeWorld

  /// What a way costs: the variants that had to be brought in, and the actors they move.
  private struct Cost: Comparable {
    var variants = 0
    var actors = 0

    static func < (first: Cost, second: Cost) -> Bool {
      (first.variants, first.actors) < (second.variants, second.actors)
    }
  }

  init(_ table: inout EpisodeTable, admitted: [Int]) {
    compiled = table.compiled
    documented = table.documented
    self.admitted = Set(admitted)
    let alphabet = EventAlphabet(
      subjectCount: 0, callbackCount: compiled.life.callbackCount, hasOthers: true)
    world = EpisodeWorld(
      histories: documented, isInitial: compiled.variants.indices.map(compiled.isInitial),
      from: compiled.life, alphabet, others: .counted)
  }

  /// Returns the variants of the cheapest ways to where a variant can happen that are not admitted
  /// themselves; nil if no way leads there.
  ///
  /// - Complexity: O(places × variants).
  mutating func variantsReaching(_ variant: Int) -> Set<Int>? {
    let most = documented[variant].roles.starts.count + 1
    var costs: [Int: Cost] = [:]
    var brought: [Int: Set<Int>] = [:]
    var open: [Int] = []
    for start in starts(most) {
      costs[start] = Cost()
      brought[start] = []
      open.append(start)
    }
    var cheapest: Cost?
    var found: Set<Int> = []
    while let place = open.min(by: { (costs[$0]!, name($0)) < (costs[$1]!, name($1)) }) {
      open.removeAll { $0 == place }
      let cost = costs[place]!
      if let cheapest, cheapest < cost { break }
      let steps = steps(from: place)
      if steps.contains(where: { $0.variant == variant }) {
        cheapest = cost
        found.formUnion(brought[place]!)
      }
      for (step, next) in steps where !compiled.isInitial(step) && away(next) <= most {
        guard next != place else { continue }
        var new = cost
        if !admitted.contains(step) {
          new.variants += 1
          new.actors += documented[step].roles.starts.count
        }
        if let known = costs[next], known < new { continue }
        let way = admitted.contains(step) ? brought[place]! : brought[place]!.union([step])
        if costs[next] == new, brought[next]!.isSuperset(of: way) { continue }
        brought[next] = costs[next] == new ? brought[next]!.union(way) : way
        costs[next] = new
        if !open.contains(next) { open.append(next) }
      }
    }
    return cheapest == nil ? nil : found
  }

  /// The places after the first appearance, or where a history starts if it has none.
  private mutating func starts(_ most: Int) -> [Int] {
    if compiled.initial.isEmpty { return world.starts }
    return steps(from: world.starts[0]).map(\.target).filter { away($0) <= most }
  }

  private mutating func steps(from place: Int) -> [(variant: Int, target: Int)] {
    world.steps(from: place).map { (world.castings[$0.casting].episode, $0.target) }
  }

  /// How many actors are away from the first state.
  private func away(_ place: Int) -> Int { world.places[place].others.reduce(0) { $0 + Int($1) } }

  private func name(_ place: Int) -> String { world.places[place].others.description }
}

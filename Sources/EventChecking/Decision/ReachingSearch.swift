import EventModel

/// The search for what a limited history needs beside what its limits admit: the catalogued variants
/// that bring actors to where an admitted one starts.
///
/// Actors are alike here, so that a place is how many of them are in each rest state; as few are away
/// from the first one as a variant has roles, and one more.
struct ReachingSearch {
  private let library: EpisodeLibrary
  private let admitted: Set<Int>

  /// How many actors are in each life state; those in the first one are not counted.
  private typealias Place = [Int]

  /// What a way costs: the variants that had to be brought in, and the actors they move.
  private struct Cost: Comparable {
    var variants = 0
    var actors = 0

    static func < (first: Cost, second: Cost) -> Bool {
      (first.variants, first.actors) < (second.variants, second.actors)
    }
  }

  init(_ library: EpisodeLibrary, admitted: [Int]) {
    self.library = library
    self.admitted = Set(admitted)
  }

  /// Returns the variants of the cheapest ways to where a variant can happen that are not admitted
  /// themselves; nil if no way leads there.
  ///
  /// - Complexity: O(places × variants).
  func variantsReaching(_ variant: Int) -> Set<Int>? {
    let most = library.documented[variant].starts.count + 1
    let initial = library.initial
    let first = Array(repeating: 0, count: library.life.stateCount)
    let starts =
      initial.isEmpty ? [first] : initial.compactMap { self.place(after: $0, in: first, most) }
    var costs: [Place: Cost] = [:]
    var brought: [Place: Set<Int>] = [:]
    for start in starts {
      costs[start] = Cost()
      brought[start] = []
    }
    var open = starts
    var cheapest: Cost?
    var found: Set<Int> = []
    while let place = open.min(by: { (costs[$0]!, $0.description) < (costs[$1]!, $1.description) })
    {
      open.removeAll { $0 == place }
      let cost = costs[place]!
      if let cheapest, cheapest < cost { break }
      if self.place(after: variant, in: place, .max) != nil {
        cheapest = cost
        found.formUnion(brought[place]!)
      }
      for step in library.variants.indices where !initial.contains(step) {
        guard let next = self.place(after: step, in: place, most), next != place else { continue }
        var new = cost
        if !admitted.contains(step) {
          new.variants += 1
          new.actors += library.documented[step].starts.count
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

  /// Returns where actors are after a variant; nil if it cannot happen, or too many would be away.
  private func place(after variant: Int, in place: Place, _ most: Int) -> Place? {
    let episode = library.documented[variant]
    let initial = library.life.initial
    if let state = episode.onlyWhenNoneIs, place[state] > 0 { return nil }
    var after = place
    for start in episode.starts where start != initial { after[start] -= 1 }
    guard after.allSatisfy({ $0 >= 0 }) else { return nil }
    for end in episode.ends where end != initial { after[end] += 1 }
    return after.reduce(0, +) <= most ? after : nil
  }
}

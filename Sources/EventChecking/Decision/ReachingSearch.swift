import EventModel

/// A search for the variants that a limited history needs in addition to those within its limits:
/// catalogued variants that bring actors to where a variant within the limits starts, in as few
/// steps as possible.
///
/// Actors are not distinguished, so a configuration is the number of actors in each rest state. At
/// most one more than the variant's roles are outside the initial state.
struct ReachingSearch {
  private let compiled: CompiledContract
  private let documented: [EpisodeWords]
  private let admitted: Set<Int>
  /// The histories of all variants, by index, over unnamed actors.
  private var graph: EpisodeGraph

  /// The cost of a path: the number of steps outside the limits, then that of the actors they move.
  /// Steps whose roles are not those of the variant count as if they moved half an actor more, so
  /// that the screen that a sheet covers is not taken for a container of the sheet.
  private typealias Cost = PathCost

  init(_ table: inout EpisodeTable, admitted: [Int]) {
    compiled = table.compiled
    documented = table.documented
    self.admitted = Set(admitted)
    let alphabet = EventAlphabet(
      subjectCount: 0, callbackCount: compiled.life.callbackCount, hasOthers: true)
    graph = EpisodeGraph(
      histories: documented, isInitial: compiled.variants.indices.map(compiled.isInitial),
      from: compiled.life, alphabet, others: .counted)
  }

  /// Returns the variants outside the limits on the cheapest paths to a configuration where a
  /// variant can happen; nil if there is no path.
  ///
  /// - Complexity: O(configurations × variants).
  /// - Parameter preferred: the variants of which the paths consist if there are such paths; else
  ///   they consist of any.
  mutating func variantsReaching(_ variant: Int, preferring preferred: [Int]) -> Set<Int>? {
    variantsReaching(variant, by: admitted.union(preferred)) ?? variantsReaching(variant)
  }

  /// Returns the variants outside the limits on the cheapest paths to a configuration where a
  /// variant can happen; nil if there is no path.
  ///
  /// - Complexity: O(configurations × variants).
  /// - Parameter allowed: the variants of which a path may consist; nil for all.
  mutating func variantsReaching(_ variant: Int, by allowed: Set<Int>? = nil) -> Set<Int>? {
    let roles = documented[variant].roles.names
    let most = roles.count + 1
    // By configuration, the cost of its cheapest paths and the variants outside the limits on them.
    var ways: [Int: (cost: Cost, variants: Set<Int>)] = [:]
    var open = CheapestFirst()
    for start in starts(most) {
      ways[start] = (Cost(), [])
      open.add(start, Cost())
    }
    var cheapest: Cost?
    var found: Set<Int> = []
    while let (configuration, cost) = open.takeFirst(), cost <= cheapest ?? cost {
      guard let way = ways[configuration], way.cost == cost else { continue }
      let steps = steps(from: configuration)
      if steps.contains(where: { $0.variant == variant }) {
        cheapest = cost
        found.formUnion(way.variants)
      }
      for (step, next) in steps
      where !compiled.isInitial(step) && away(next) <= most && next != configuration
        && allowed?.contains(step) ?? true
      {
        var new = way
        if !admitted.contains(step) {
          let moved = documented[step].roles.names
          new.cost = new.cost + Cost(1, 2 * moved.count + (moved == roles ? 0 : 1))
          new.variants.insert(step)
        }
        if let known = ways[next], known.cost <= new.cost {
          if known.cost < new.cost || known.variants.isSuperset(of: new.variants) { continue }
          new.variants.formUnion(known.variants)
        }
        ways[next] = new
        open.add(next, new.cost)
      }
    }
    return cheapest == nil ? nil : found
  }

  /// Returns the configurations after the first appearance, or the starts if there is none.
  private mutating func starts(_ most: Int) -> [Int] {
    if compiled.initial.isEmpty { return graph.starts }
    return steps(from: graph.starts[0]).map(\.target).filter { away($0) <= most }
  }

  private mutating func steps(from configuration: Int) -> [(variant: Int, target: Int)] {
    graph.nextEpisodes(from: configuration).map { (graph.castings[$0.casting].episode, $0.target) }
  }

  /// Returns the number of actors outside the initial state.
  private func away(_ configuration: Int) -> Int {
    graph.configurations[configuration].others.reduce(0) { $0 + Int($1) }
  }
}

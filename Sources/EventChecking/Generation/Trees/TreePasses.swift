import EventModel

/// The passes over trees that are possible at a point: which actors take part, and how.
struct TreePasses {
  let links: [TreeLink]
  let options: EventHistory.Options

  /// Returns every pass over two or more actors, in the order of the topmost actor's number.
  func all(in states: [Int]) -> [TreePlan] {
    guard !links.isEmpty else { return [] }
    return states.indices.flatMap { top in
      let moves = links.map(\.parent).filter { $0.start == states[top] }.distinct()
      return moves.flatMap { plans(top, $0, states) }.filter { !$0.children.isEmpty }
    }
  }

  private func plans(_ screen: Int, _ move: NodeMove, _ states: [Int]) -> [TreePlan] {
    var plans = [TreePlan(screen: screen, move: move)]
    for child in options.children(of: screen) {
      let ways = links.filter { $0.parent == move && $0.child.start == states[child] }
        .flatMap { link in
          self.plans(child, link.child, states).map { TreePlan.Branch(link: link, plan: $0) }
        }
      plans += plans.flatMap { plan in
        ways.map { way in
          var copy = plan
          copy.children.append(way)
          return copy
        }
      }
    }
    return plans
  }

  /// Returns a random pass, or nil if there is none: a catalogued order for a parent and its child,
  /// then the actors above and below; each of these is left out with probability 1/4.
  func drawn(in states: [Int], using random: inout SeededGenerator) -> TreePlan? {
    var left = Array(links.indices)
    while !left.isEmpty {
      let link = links[left.remove(at: random.below(left.count))]
      let pairs = states.indices.filter { child in
        states[child] == link.child.start
          && options.parent(of: child).map { states[$0] == link.parent.start } == true
      }
      guard !pairs.isEmpty else { continue }
      let child = pairs[random.below(pairs.count)]
      return grown(from: link, child: child, states, &random)
    }
    return nil
  }

  private func grown(
    from link: TreeLink, child: Int, _ states: [Int], _ random: inout SeededGenerator
  ) -> TreePlan {
    var top = TreePlan(screen: options.parent(of: child)!, move: link.parent)
    let below = extended(TreePlan(screen: child, move: link.child), states, &random)
    top.children = [TreePlan.Branch(link: link, plan: below)]
    top = extended(top, states, &random)
    while let above = options.parent(of: top.screen), !random.chance(0.25) {
      let ways = links.filter { $0.child == top.move && $0.parent.start == states[above] }
      guard !ways.isEmpty else { break }
      let way = ways[random.below(ways.count)]
      var plan = TreePlan(screen: above, move: way.parent)
      plan.children = [TreePlan.Branch(link: way, plan: top)]
      top = extended(plan, states, &random)
    }
    return top
  }

  /// Returns a plan with most of the actors below it added that are not in it yet.
  private func extended(
    _ plan: TreePlan, _ states: [Int], _ random: inout SeededGenerator
  ) -> TreePlan {
    var plan = plan
    let taken = Set(plan.children.map(\.plan.screen))
    for child in options.children(of: plan.screen) where !taken.contains(child) {
      let ways = links.filter { $0.parent == plan.move && $0.child.start == states[child] }
      guard !ways.isEmpty, !random.chance(0.25) else { continue }
      let way = ways[random.below(ways.count)]
      let below = extended(TreePlan(screen: child, move: way.child), states, &random)
      plan.children.append(TreePlan.Branch(link: way, plan: below))
    }
    return plan
  }
}

import EventModel

/// A pass over a part of a tree: an actor with its move, and the actors below it that take part.
struct TreePlan {
  var screen: Int
  var move: NodeMove
  /// The children that take part, each with the order between it and this actor.
  var children: [Branch] = []

  /// A child that takes part, with the order between it and its parent.
  struct Branch {
    var link: TreeLink
    var plan: TreePlan
  }

  /// All actors that take part, from the top.
  var members: [TreePlan] { [self] + children.flatMap(\.plan.members) }
}

extension TreePlan {
  /// Returns the calls of the pass in one of the orders that the links allow. `choose` returns a
  /// number below its argument wherever there are several possibilities.
  ///
  /// A child whose calls come between its parent's is called there together with everything below
  /// it, depth first; siblings follow one another. Actors that only come before or after another
  /// are put in any order that respects this.
  func calls(choosing choose: (Int) -> Int) -> [TreeCall] {
    var groups = TreeGroups()
    groups.add(self, choose)
    return groups.calls(choosing: choose)
  }
}

struct TreeCall: Hashable {
  var screen: Int
  var callback: Callback
}

/// The actors of a pass in groups whose calls come between each other's, and which group must come
/// before which.
private struct TreeGroups {
  private var groups: [[TreeCall]] = []
  private var orders: [(first: Int, second: Int)] = []

  /// Adds the group of an actor, and the groups of the actors apart from it.
  mutating func add(_ plan: TreePlan, _ choose: (Int) -> Int) {
    let number = groups.count
    groups.append([])
    groups[number] = group(plan, number, choose)
  }

  private mutating func group(
    _ plan: TreePlan, _ number: Int, _ choose: (Int) -> Int
  ) -> [TreeCall] {
    for branch in plan.children where branch.link.isApart {
      let other = groups.count
      orders.append(branch.link.isChildFirst ? (other, number) : (number, other))
      add(branch.plan, choose)
    }
    var inner = plan.children.filter { !$0.link.isApart }
    var gaps: [[TreeCall]] = Array(repeating: [], count: plan.move.calls.count + 1)
    while !inner.isEmpty {
      let branch = inner.remove(at: choose(inner.count))
      let calls = group(branch.plan, number, choose)
      for (gap, call) in zip(gapNumbers(of: calls, branch), calls) { gaps[gap].append(call) }
    }
    var all = gaps[0]
    for (index, callback) in plan.move.calls.enumerated() {
      all.append(TreeCall(screen: plan.screen, callback: callback))
      all += gaps[index + 1]
    }
    return all
  }

  /// Returns, for each call in the group of a child, the number of its parent's calls before it.
  /// Calls of other actors follow the child's own call that they come after.
  private func gapNumbers(of calls: [TreeCall], _ branch: TreePlan.Branch) -> [Int] {
    var own = 0
    return calls.map { call in
      if call.screen == branch.plan.screen { own += 1 }
      return branch.link.gaps[max(0, own - 1)]
    }
  }

  /// Returns the calls of all groups, one group after another.
  func calls(choosing choose: (Int) -> Int) -> [TreeCall] {
    var left = Array(groups.indices)
    var all: [TreeCall] = []
    while !left.isEmpty {
      let free = left.filter { group in
        !orders.contains { $0.second == group && left.contains($0.first) }
      }
      let next = free[choose(free.count)]
      all += groups[next]
      left.removeAll { $0 == next }
    }
    return all
  }
}

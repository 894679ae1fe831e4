import EventModel

/// A pass over a part of a tree: an actor with its move, and those below it that take part.
struct TreePlan {
  var screen: Int
  var move: NodeMove
  /// Those directly below, each with the order it has with this one.
  var children: [Branch] = []

  /// An actor below, with the order it has with the one above.
  struct Branch {
    var link: TreeLink
    var plan: TreePlan
  }

  /// All actors that take part, from the top.
  var members: [TreePlan] { [self] + children.flatMap(\.plan.members) }

}

extension TreePlan {
  /// Returns the calls of the pass in one of the orders the links allow; `choose` is asked for a number
  /// below another wherever there are several.
  ///
  /// A child whose calls lie between its parent's is called there with all that is below it, depth
  /// first, and its siblings are one after another. What only comes before or after something is put
  /// in any order that keeps to that.
  func calls(choosing choose: (Int) -> Int) -> [TreeCall] {
    var groups = TreeGroups()
    groups.add(self, choose)
    return groups.calls(choosing: choose)
  }
}

/// A call of one actor.
struct TreeCall: Hashable {
  var screen: Int
  var callback: Callback
}

/// The actors of a pass in groups whose calls lie between each other's, with which group has to come
/// before which.
private struct TreeGroups {
  private var groups: [[TreeCall]] = []
  private var orders: [(first: Int, second: Int)] = []

  /// Adds the group of an actor, and those of the actors apart from it.
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

  /// Returns for each call of a child and those in its group how many of its parent's come before it:
  /// the others' stay behind the child's own they follow.
  private func gapNumbers(of calls: [TreeCall], _ branch: TreePlan.Branch) -> [Int] {
    var own = 0
    return calls.map { call in
      if call.screen == branch.plan.screen { own += 1 }
      return branch.link.gaps[max(0, own - 1)]
    }
  }

  /// Returns the groups' calls, one group after another.
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

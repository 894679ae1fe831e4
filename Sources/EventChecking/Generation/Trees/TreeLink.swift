import EventModel

/// The part of a pass that concerns one actor: its states before and after, and its calls.
struct NodeMove: Hashable {
  var start: Int
  var end: Int
  var calls: [Callback]
}

/// A catalogued order of a parent and its child, as the link between two nodes of a tree.
///
/// A contract catalogues such orders for one parent and one child. A pass over a larger tree
/// combines them: each actor has one move, and each parent and child have a catalogued order.
struct TreeLink {
  let episode: Episode
  let parentRole: String
  let childRole: String
  let parent: NodeMove
  let child: NodeMove
  /// For each call of the child, the number of its parent's calls before it.
  let gaps: [Int]

  /// Makes the link of an episode; nil if its roles are not exactly a parent and its child.
  init?(_ episode: Episode) {
    let roles = episode.roles
    guard let childIndex = roles.parents.firstIndex(where: { $0 != nil }),
      let parentIndex = roles.parents[childIndex], roles.parents.count == 2
    else { return nil }
    self.episode = episode
    parentRole = roles.names[parentIndex]
    childRole = roles.names[childIndex]
    var (before, gaps): ([Callback], [Int]) = ([], [])
    var calls: [Callback] = []
    for event in episode.sequence.events {
      if event.subject == childRole {
        calls.append(event.callback)
        gaps.append(before.count)
      } else {
        before.append(event.callback)
      }
    }
    parent = NodeMove(
      start: roles.starts[parentIndex], end: roles.ends[parentIndex], calls: before)
    child = NodeMove(start: roles.starts[childIndex], end: roles.ends[childIndex], calls: calls)
    self.gaps = gaps
  }

  /// Whether no call of one lies between calls of the other. Then only their order is known, and
  /// calls of others may come between them.
  var isApart: Bool { isChildFirst || gaps.allSatisfy { $0 == parent.calls.count } }

  /// Whether the child's calls all come before the parent's.
  var isChildFirst: Bool { gaps.allSatisfy { $0 == 0 } }
}

import EventModel

extension ProcessRun {
  /// Looks in a closed transition for a child that was called before its container; if the log has
  /// not named every container yet, the transition is kept.
  mutating func compareWithContainers(_ closed: inout ClosedTransition, names: borrowing NameTable)
  {
    guard closed.mayBeNested else { return }
    closed.childFirst = closed.open.firstChildBeforeContainer(parents: parents, names: names)
    guard closed.childFirst == nil,
      closed.open.slots.contains(where: { !$0.isPool && parents[$0.view] == nil })
    else { return }
    nested.append(closed)
    if nested.count > Limits.pendingNested { nested.removeFirst() }
  }

  /// Records the container of a view; the first one decides kept transitions.
  mutating func learnParent(_ parent: String, of view: UInt32, names: borrowing NameTable) {
    guard parents[view] != parent else { return }
    let isFirst = parents[view] == nil
    parents[view] = parent
    guard isFirst, !nested.isEmpty else { return }
    for index in nested.indices.reversed()
    where nested[index].open.slots.contains(where: { $0.view == view }) {
      let order = nested[index].open.firstChildBeforeContainer(parents: parents, names: names)
      guard let order else { continue }
      var closed = nested.remove(at: index)
      closed.childFirst = order
      output.add(.childFirst(closed))
    }
  }
}

extension ClosedTransition {
  /// Whether several views that are distinguished from all others are on one side of it, each with
  /// a complete word.
  var mayBeNested: Bool {
    guard isWhole, open.slots.count > 1, unrecorded == 0 || !mayBeSeveral else { return false }
    let single = open.slots.filter { !$0.isPool }
    return single.count > Set(single.map(\.side)).count
  }

  /// Whether a view has more than the two calls of an appearance or a disappearance. In a log that
  /// lacks a callback, these may be the calls of several transitions.
  private var mayBeSeveral: Bool {
    open.slots.indices.contains { Array(open.callbacks(of: $0)).count > 2 }
  }
}

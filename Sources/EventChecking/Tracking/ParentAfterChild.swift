import EventModel

extension OpenTransition {
  /// Returns the first call of a child that came before the same call of its container, if both are
  /// on one side of this transition; `parents` has the name of each view's container.
  ///
  /// - Complexity: O(views × events).
  func firstChildBeforeContainer(
    parents: [UInt32: String], names: borrowing NameTable
  ) -> ClosedTransition.ChildFirst? {
    var found: ClosedTransition.ChildFirst?
    for (child, slot) in slots.enumerated() {
      // A class may be a container in one place and a child in another, so its calls prove nothing.
      guard let parent = parents[slot.view], !slot.isPool else { continue }
      for other in slots.indices
      where other != child && !slots[other].isPool && slots[other].side == slot.side
        && names.isView(slots[other].view, named: parent)
      {
        if let next = firstBreak(child: child, parent: other), next.child < found?.child ?? .max {
          found = next
        }
      }
    }
    return found
  }

  private func firstBreak(child: Int, parent: Int) -> ClosedTransition.ChildFirst? {
    guard overlap(child, parent) else { return nil }
    for callback in Set(calls.map(\.callback)).sorted() {
      let ofChild = indices(ofCallsOf: child, callback)
      let ofParent = indices(ofCallsOf: parent, callback)
      for (first, second) in zip(ofChild, ofParent) where first < second {
        return ClosedTransition.ChildFirst(child: first, parent: second)
      }
    }
    return nil
  }

  /// Returns whether the calls of the two views overlap. A child that finished before its
  /// container's first call did so independently.
  private func overlap(_ child: Int, _ parent: Int) -> Bool {
    let last = calls.lastIndex { Int($0.slot) == child } ?? 0
    let first = calls.firstIndex { Int($0.slot) == parent } ?? 0
    return first < last
  }

  private func indices(ofCallsOf slot: Int, _ callback: UInt8) -> [Int] {
    calls.indices.filter {
      Int(calls[$0].slot) == slot && calls[$0].callback == callback
    }
  }
}

extension NameTable {
  /// Returns whether a log's text names a view, by its name alone or with its instance:
  /// `Pager@0x7f9c`.
  fileprivate func isView(_ view: UInt32, named text: String) -> Bool {
    let name = name(ofView: view)
    return text == name || self.view(view).instance.map { text == "\(name)@\($0)" } == true
  }
}

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

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

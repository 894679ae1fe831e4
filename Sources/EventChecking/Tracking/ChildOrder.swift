package import EventModel

/// Looks for a child that got a call before its container, where the log names containers.
package struct ChildOrder {
  private let open: OpenTransition

  /// Makes the check of one transition.
  package init(_ open: OpenTransition) { self.open = open }

  /// Returns the first call of a child that came before its container's same call, both on one side
  /// and in this transition; `parents` names each view's container.
  ///
  /// - Complexity: O(views × events).
  package func firstBreak(
    parents: [UInt32: String], names: borrowing NameTable
  ) -> ClosedTransition.ChildFirst? {
    var found: ClosedTransition.ChildFirst?
    for (child, slot) in open.slots.enumerated() {
      // A class may be a container in one place and a child in another: its calls prove nothing.
      guard let parent = parents[slot.view], !slot.isPool else { continue }
      for other in open.slots.indices
      where other != child && !open.slots[other].isPool && open.slots[other].side == slot.side
        && names.isView(open.slots[other].view, named: parent)
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
    for callback in Set(open.calls.map(\.callback)).sorted() {
      let ofChild = calls(child, callback)
      let ofParent = calls(parent, callback)
      for (first, second) in zip(ofChild, ofParent) where first < second {
        return ClosedTransition.ChildFirst(child: first, parent: second)
      }
    }
    return nil
  }

  /// Whether the two views' calls run into each other. A child that has come or gone before its
  /// container's first call did so by itself.
  private func overlap(_ child: Int, _ parent: Int) -> Bool {
    let last = open.calls.lastIndex { Int($0.slot) == child } ?? 0
    let first = open.calls.firstIndex { Int($0.slot) == parent } ?? 0
    return first < last
  }

  private func calls(_ slot: Int, _ callback: UInt8) -> [Int] {
    open.calls.indices.filter {
      Int(open.calls[$0].slot) == slot && open.calls[$0].callback == callback
    }
  }
}

extension NameTable {
  /// Whether a view is the one a log names, by its name alone or with its instance: `Pager@0x7f9c`.
  fileprivate func isView(_ view: UInt32, named text: String) -> Bool {
    let name = name(ofView: view)
    return text == name || self.view(view).instance.map { text == "\(name)@\($0)" } == true
  }
}

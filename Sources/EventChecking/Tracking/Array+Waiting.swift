import EventModel

// Lists of what waits until the log decides it, and tables by the number of a view.
extension Array {
  /// Removes the elements that are decided, and returns them in their order.
  mutating func extract(where isDecided: (Element) -> Bool) -> [Element] {
    let decided = filter(isDecided)
    if !decided.isEmpty { removeAll(where: isDecided) }
    return decided
  }

  /// Removes the elements about views that were removed from the name table, and the numbers of
  /// scopes that were.
  mutating func forget(
    _ gone: NameTable.Forgotten, _ scope: WritableKeyPath<Element, UInt32>,
    about views: (Element) -> [UInt32]
  ) {
    removeAll { views($0).contains(where: gone.has) }
    for index in indices {
      self[index][keyPath: scope] = gone.kept(scope: self[index][keyPath: scope])
    }
  }

  /// Adds elements until there are as many as `count`.
  mutating func grow(to count: Int, with element: Element) {
    if self.count < count { self += repeatElement(element, count: count - self.count) }
  }
}

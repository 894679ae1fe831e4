extension Sequence where Element: Hashable {
  /// Returns the elements in the order in which they come, each once.
  ///
  /// - Complexity: O(elements).
  package func distinct() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

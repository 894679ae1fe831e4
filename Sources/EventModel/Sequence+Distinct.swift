extension Sequence where Element: Hashable {
  /// Returns the elements in their order, without duplicates.
  ///
  /// - Complexity: O(elements).
  package func distinct() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

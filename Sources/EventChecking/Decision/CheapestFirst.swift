/// A priority queue of numbers, the cheapest first, then the lowest.
struct CheapestFirst<Cost: Comparable> {
  private var heap: [(number: Int, cost: Cost)] = []

  /// Adds a number.
  ///
  /// - Complexity: O(log numbers).
  mutating func add(_ number: Int, _ cost: Cost) {
    heap.append((number, cost))
    var child = heap.count - 1
    while child > 0, isBefore(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes and returns the cheapest number; nil if there is none.
  ///
  /// - Complexity: O(log numbers).
  mutating func takeFirst() -> (number: Int, cost: Cost)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return first }
    heap[0] = last
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < heap.count }
      guard let child = children.min(by: isBefore), isBefore(child, parent) else { return first }
      heap.swapAt(child, parent)
      parent = child
    }
  }

  private func isBefore(_ first: Int, _ second: Int) -> Bool {
    (heap[first].cost, heap[first].number) < (heap[second].cost, heap[second].number)
  }
}

/// A cost of two numbers; the second decides between costs that are equal in the first.
struct PathCost: Comparable {
  var first: Int
  var second: Int

  init(_ first: Int = 0, _ second: Int = 0) { (self.first, self.second) = (first, second) }

  static func < (one: PathCost, other: PathCost) -> Bool {
    (one.first, one.second) < (other.first, other.second)
  }

  static func + (one: PathCost, other: PathCost) -> PathCost {
    PathCost(one.first + other.first, one.second + other.second)
  }
}

/// A priority queue of numbers, the cheapest first, then the lowest.
struct CheapestFirst {
  private var heap: [(number: Int, cost: PathCost)] = []

  /// Adds a number.
  ///
  /// - Complexity: O(log numbers).
  mutating func add(_ number: Int, _ cost: PathCost) {
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
  mutating func takeFirst() -> (number: Int, cost: PathCost)? {
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

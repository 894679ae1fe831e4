/// Returns every interleaving of some words. Interleavings that take an earlier word's symbol first
/// come first.
///
/// - Complexity: O(orders × length); two words of n and m symbols have (n + m)! / (n! m!) orders.
func interleavings<Symbol>(_ words: [[Symbol]]) -> [[Symbol]] {
  var orders: [[Symbol]] = []
  var next = Array(repeating: 0, count: words.count)
  var order: [Symbol] = []
  func extend() {
    var isWhole = true
    for word in words.indices where next[word] < words[word].count {
      isWhole = false
      order.append(words[word][next[word]])
      next[word] += 1
      extend()
      next[word] -= 1
      order.removeLast()
    }
    if isWhole { orders.append(order) }
  }
  extend()
  return orders
}

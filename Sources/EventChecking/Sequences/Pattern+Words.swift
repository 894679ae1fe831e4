import EventModel

extension Pattern {
  /// Returns the words of the set without duplicates, in the order of the pattern: a choice's first
  /// part first, an optional part absent first, fewer repetitions first.
  ///
  /// A set with a repetition is infinite; each repetition is taken at most `repetitions` times.
  ///
  /// - Complexity: O(words × their length); interleaving multiplies the words of its parts.
  func words(repeatingAtMost repetitions: Int) -> [[Symbol]] {
    allWords(repetitions).distinct()
  }

  /// Returns the words of the set; a word that is there in several ways comes several times.
  func allWords(_ repetitions: Int) -> [[Symbol]] {
    switch self {
    case .symbol(let symbol): return [[symbol]]
    case .sequence(let parts):
      return parts.reduce([[]]) { Self.joined($0, $1.words(repeatingAtMost: repetitions)) }
    case .choice(let parts):
      return parts.flatMap { $0.words(repeatingAtMost: repetitions) }
    case .optional(let part):
      return [[]] + part.words(repeatingAtMost: repetitions)
    case .repeated(let part):
      return Self.repeated(part.words(repeatingAtMost: repetitions), repetitions)
    case .interleaved(let parts):
      let choices = parts.reduce([[]]) { chosen, part in
        chosen.flatMap { words in
          part.words(repeatingAtMost: repetitions).map { words + [$0] }
        }
      }
      return choices.flatMap(interleavings)
    }
  }

  private static func joined(_ starts: [[Symbol]], _ ends: [[Symbol]]) -> [[Symbol]] {
    starts.flatMap { start in ends.map { start + $0 } }
  }

  private static func repeated(_ words: [[Symbol]], _ repetitions: Int) -> [[Symbol]] {
    var all: [[Symbol]] = [[]]
    var longest = all
    for _ in 0..<repetitions {
      longest = joined(longest, words)
      all += longest
    }
    return all
  }
}

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

/// An enumeration of all sequences of choices: a run is repeated with different numbers each time
/// until all were used.
///
/// - Complexity: O(longest run) memory.
struct EveryChoice {
  private var chosen: [Int] = []
  private var limits: [Int] = []

  /// Returns the results of a run for each sequence of choices, in order.
  static func results<Result>(of run: ((Int) -> Int) -> Result) -> [Result] {
    var choice = EveryChoice()
    var results: [Result] = []
    repeat { results.append(choice.result(of: run)) } while choice.advance()
    return results
  }

  private mutating func result<Result>(of run: ((Int) -> Int) -> Result) -> Result {
    var asked = 0
    return run { limit in
      if asked == chosen.count {
        chosen.append(0)
        limits.append(limit)
      }
      asked += 1
      return chosen[asked - 1]
    }
  }

  private mutating func advance() -> Bool {
    while let last = chosen.last {
      if last + 1 < limits[limits.count - 1] {
        chosen[chosen.count - 1] += 1
        return true
      }
      chosen.removeLast()
      limits.removeLast()
    }
    return false
  }
}

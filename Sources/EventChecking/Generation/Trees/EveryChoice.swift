/// A way through every way of choosing: run again and again, it gives other numbers each time until all
/// have been given.
///
/// - Complexity: O(longest run) memory.
struct EveryChoice {
  private var chosen: [Int] = []
  private var limits: [Int] = []

  /// Returns what a run makes of each way to choose, in order.
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

extension DFA {
  /// Returns the smallest automaton of the same words, its states numbered in the order in which a
  /// breadth-first walk meets them, so that equal languages give equal values.
  ///
  /// - Complexity: O(states × symbols × log states), Hopcroft's partition refinement (1971).
  public func minimised() -> DFA {
    let trimmed = withReachableStatesOnly()
    var partition = StatePartition(trimmed)
    partition.refine(trimmed)
    guard partition.blockCount < trimmed.stateCount else { return trimmed }
    return trimmed.merged(partition).withReachableStatesOnly()
  }

  /// Returns the automaton without the states no word leads to, numbered breadth first.
  ///
  /// - Complexity: O(states × symbols).
  public func withReachableStatesOnly() -> DFA {
    var numbers = Array(repeating: Int32(-1), count: stateCount)
    var order = [start]
    numbers[start] = 0
    var table: [Int32] = []
    table.reserveCapacity(self.table.count)
    var done = 0
    while done < order.count {
      for symbol in 0..<symbolCount {
        let target = next(order[done], symbol)
        if numbers[target] < 0 {
          numbers[target] = Int32(order.count)
          order.append(target)
        }
        table.append(numbers[target])
      }
      done += 1
    }
    return DFA(symbolCount: symbolCount, accepting: order.map { accepting[$0] }, table: table)
  }

  private func merged(_ partition: StatePartition) -> DFA {
    let count = partition.blockCount
    var table = Array(repeating: Int32(0), count: count * symbolCount)
    var ends = Array(repeating: false, count: count)
    for state in 0..<stateCount {
      let block = partition.block(of: state)
      ends[block] = accepting[state]
      for symbol in 0..<symbolCount {
        table[block * symbolCount + symbol] = Int32(partition.block(of: next(state, symbol)))
      }
    }
    return DFA(
      symbolCount: symbolCount, start: partition.block(of: start), accepting: ends, table: table)
  }
}

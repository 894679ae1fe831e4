extension DFA {
  /// Returns the smallest automaton with the same language. States are numbered breadth first, so
  /// that equal languages give equal values.
  ///
  /// - Complexity: O(states × symbols × rounds), Moore's partition refinement (1956). It ends after
  ///   one round over the symbols without a split; the automata of claims take a few rounds.
  public func minimized() -> DFA {
    let trimmed = withReachableStatesOnly()
    let (blocks, count) = trimmed.blocks()
    guard count < trimmed.stateCount else { return trimmed }
    var table = Array(repeating: Int32(0), count: count * symbolCount)
    var ends = Array(repeating: false, count: count)
    for state in 0..<trimmed.stateCount {
      ends[blocks[state]] = trimmed.accepting[state]
      for symbol in 0..<symbolCount {
        table[blocks[state] * symbolCount + symbol] = Int32(blocks[trimmed.next(state, symbol)])
      }
    }
    return DFA(
      symbolCount: symbolCount, start: blocks[trimmed.start], accepting: ends, table: table
    ).withReachableStatesOnly()
  }

  /// Returns the block number of each state and the number of blocks. The states of a block are
  /// equivalent.
  private func blocks() -> (ofStates: [Int], count: Int) {
    var blocks = accepting.map { $0 == accepting[0] ? 0 : 1 }
    var refined = blocks
    var count = blocks.contains(1) ? 2 : 1
    var (symbol, withoutSplit) = (0, count == 1 ? symbolCount : 0)
    var order = Array(repeating: 0, count: stateCount)
    var (ends, targets, numbers) = (order, order, order)
    while withoutSplit < symbolCount, count < stateCount {
      // Sorts the states by the block that the symbol leads to, so that the states of a block with
      // the same target are visited together.
      for block in 0..<count { (ends[block], targets[block]) = (0, -1) }
      for state in 0..<stateCount { ends[blocks[next(state, symbol)]] += 1 }
      for block in 1..<count { ends[block] += ends[block - 1] }
      for state in 0..<stateCount {
        let target = blocks[next(state, symbol)]
        ends[target] -= 1
        order[ends[target]] = state
      }
      let before = count
      count = 0
      for state in order {
        let (block, target) = (blocks[state], blocks[next(state, symbol)])
        if targets[block] != target {
          (targets[block], numbers[block]) = (target, count)
          count += 1
        }
        refined[state] = numbers[block]
      }
      swap(&blocks, &refined)
      withoutSplit = count == before ? withoutSplit + 1 : 0
      symbol = (symbol + 1) % symbolCount
    }
    return (blocks, count)
  }

  /// Returns the automaton without unreachable states, numbered breadth first.
  ///
  /// - Complexity: O(states × symbols).
  public func withReachableStatesOnly() -> DFA {
    let order = visits().map(\.state)
    var numbers = Array(repeating: Int32(0), count: stateCount)
    for (number, state) in order.enumerated() { numbers[state] = Int32(number) }
    return DFA(
      symbolCount: symbolCount, accepting: order.map { accepting[$0] },
      table: order.flatMap { state in
        table[state * symbolCount..<(state + 1) * symbolCount].map { numbers[Int($0)] }
      })
  }
}

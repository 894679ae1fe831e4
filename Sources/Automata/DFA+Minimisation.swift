extension DFA {
  /// Returns the smallest automaton of the same words, its states numbered in the order in which a
  /// breadth-first walk meets them, so that equal languages give equal values.
  ///
  /// - Complexity: O(states × symbols × log states), Hopcroft's partition refinement (1971).
  public func minimised() -> DFA {
    let trimmed = withReachableStatesOnly()
    var partition = Partition(trimmed)
    partition.refine(trimmed)
    return trimmed.merged(partition.blockOfState, blockCount: partition.blockCount)
      .withReachableStatesOnly()
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

  private func merged(_ block: [Int], blockCount: Int) -> DFA {
    var table = Array(repeating: Int32(0), count: blockCount * symbolCount)
    var ends = Array(repeating: false, count: blockCount)
    for state in 0..<stateCount {
      ends[block[state]] = accepting[state]
      for symbol in 0..<symbolCount {
        table[block[state] * symbolCount + symbol] = Int32(block[next(state, symbol)])
      }
    }
    return DFA(symbolCount: symbolCount, start: block[start], accepting: ends, table: table)
  }
}

/// The states in blocks that no word found so far tells apart.
private struct Partition {
  var blockOfState: [Int]
  private var members: [[Int]]

  init(_ automaton: DFA) {
    let ends = automaton.accepting
    let blocks = [true, false].map { kind in ends.indices.filter { ends[$0] == kind } }
    members = blocks.filter { !$0.isEmpty }
    blockOfState = Array(repeating: 0, count: ends.count)
    for (block, states) in members.enumerated() {
      for state in states { blockOfState[state] = block }
    }
  }

  var blockCount: Int { members.count }

  mutating func refine(_ automaton: DFA) {
    guard blockCount > 1 else { return }
    let sources = Self.sources(automaton)
    var open = [members[0].count <= members[1].count ? 0 : 1]
    var isOpen = Array(repeating: false, count: automaton.stateCount)
    isOpen[open[0]] = true
    while let splitter = open.popLast() {
      isOpen[splitter] = false
      let goals = members[splitter]
      for symbol in 0..<automaton.symbolCount {
        for (old, new) in split(by: goals.flatMap { sources[symbol][$0] }) {
          let added = isOpen[old] || members[new].count <= members[old].count ? new : old
          isOpen[added] = true
          open.append(added)
        }
      }
    }
  }

  /// Splits every block of which only some states are in the set; returns the old and new blocks.
  private mutating func split(by chosen: [Int]) -> [(old: Int, new: Int)] {
    var hits: [Int: [Int]] = [:]
    for state in chosen { hits[blockOfState[state], default: []].append(state) }
    var changes: [(old: Int, new: Int)] = []
    for old in hits.keys.sorted() where hits[old]!.count < members[old].count {
      let new = members.count
      for state in hits[old]! { blockOfState[state] = new }
      members.append(hits[old]!)
      members[old].removeAll { blockOfState[$0] == new }
      changes.append((old, new))
    }
    return changes
  }

  private static func sources(_ automaton: DFA) -> [[[Int]]] {
    var sources = Array(
      repeating: Array(repeating: [Int](), count: automaton.stateCount),
      count: automaton.symbolCount)
    for state in 0..<automaton.stateCount {
      for symbol in 0..<automaton.symbolCount {
        sources[symbol][automaton.next(state, symbol)].append(state)
      }
    }
    return sources
  }
}

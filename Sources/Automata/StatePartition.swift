/// The states of an automaton in blocks that no word found so far tells apart.
///
/// The states of a block lie next to each other in one list, the marked ones first, so that splitting
/// moves only what is marked (Valmari and Lehtinen, “Efficient Minimization of DFAs with Partial
/// Transition Functions”, 2008).
struct StatePartition {
  /// The states, block by block.
  private var order: [Int]
  /// Where each state lies in the list.
  private var indices: [Int]
  private var blocks: [Int]
  /// The range of each block in the list.
  private var firsts: [Int]
  private var ends: [Int]
  /// How many states at the front of each block are marked.
  private var marks: [Int]

  init(_ automaton: DFA) {
    let states = 0..<automaton.stateCount
    let accepting = states.filter { automaton.accepting[$0] }
    order = accepting + states.filter { !automaton.accepting[$0] }
    indices = Array(repeating: 0, count: order.count)
    blocks = indices
    firsts = [0]
    ends = [order.count]
    marks = [0]
    for (index, state) in order.enumerated() { indices[state] = index }
    for state in accepting { mark(state) }
    _ = splitMarked(0)
  }

  var blockCount: Int { firsts.count }

  func block(of state: Int) -> Int { blocks[state] }

  /// Splits blocks until all states of one have the same futures.
  mutating func refine(_ automaton: DFA) {
    guard blockCount > 1 else { return }
    let sources = Predecessors(automaton)
    var open = [size(0) <= size(1) ? 0 : 1]
    var isOpen = Array(repeating: false, count: automaton.stateCount)
    isOpen[open[0]] = true
    while let splitter = open.popLast() {
      isOpen[splitter] = false
      // The splitter may itself be split, so its states are kept as they are now.
      let goals = Array(order[firsts[splitter]..<ends[splitter]])
      for symbol in 0..<automaton.symbolCount {
        for old in markSources(of: goals, symbol, sources) {
          guard let new = splitMarked(old) else { continue }
          let added = isOpen[old] || size(new) <= size(old) ? new : old
          isOpen[added] = true
          open.append(added)
        }
      }
    }
  }

  private func size(_ block: Int) -> Int { ends[block] - firsts[block] }

  /// Marks the states a symbol leads from to the goals; returns the blocks with marks.
  private mutating func markSources(
    of goals: [Int], _ symbol: Int, _ sources: Predecessors
  ) -> [Int] {
    var touched: [Int] = []
    for goal in goals {
      for source in sources.states(before: goal, symbol) {
        let block = blocks[source]
        if marks[block] == 0 { touched.append(block) }
        mark(source)
      }
    }
    return touched
  }

  private mutating func mark(_ state: Int) {
    let block = blocks[state]
    let target = firsts[block] + marks[block]
    let index = indices[state]
    guard index >= target else { return }
    order.swapAt(index, target)
    indices[order[index]] = index
    indices[state] = target
    marks[block] += 1
  }

  /// Makes the marked states of a block a block of their own and returns it; nil if all or none are.
  private mutating func splitMarked(_ block: Int) -> Int? {
    defer { marks[block] = 0 }
    guard marks[block] > 0, marks[block] < size(block) else { return nil }
    let new = blockCount
    firsts.append(firsts[block])
    ends.append(firsts[block] + marks[block])
    marks.append(0)
    firsts[block] = ends[new]
    for index in firsts[new]..<ends[new] { blocks[order[index]] = new }
    return new
  }
}

/// The states from which each symbol leads to each state, in one list.
private struct Predecessors {
  private var starts: [Int]
  private var list: [Int]
  private let stateCount: Int

  init(_ automaton: DFA) {
    stateCount = automaton.stateCount
    starts = Array(repeating: 0, count: automaton.stateCount * automaton.symbolCount + 1)
    list = Array(repeating: 0, count: starts.count - 1)
    for state in 0..<stateCount {
      for symbol in 0..<automaton.symbolCount {
        starts[symbol * stateCount + automaton.next(state, symbol) + 1] += 1
      }
    }
    for key in 1..<starts.count { starts[key] += starts[key - 1] }
    var next = starts
    for state in 0..<stateCount {
      for symbol in 0..<automaton.symbolCount {
        let key = symbol * stateCount + automaton.next(state, symbol)
        list[next[key]] = state
        next[key] += 1
      }
    }
  }

  func states(before state: Int, _ symbol: Int) -> ArraySlice<Int> {
    let key = symbol * stateCount + state
    return list[starts[key]..<starts[key + 1]]
  }
}

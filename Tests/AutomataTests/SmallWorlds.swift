import Automata

/// Every automaton over two symbols with some number of states, one by one.
func forEveryAutomaton(states: Int, _ body: (DFA) -> Void) {
  let cells = states * 2
  var tables = 1
  for _ in 0..<cells { tables *= states }
  for code in 0..<tables {
    var rest = code
    let table = (0..<cells).map { _ in
      defer { rest /= states }
      return Int32(rest % states)
    }
    for ends in 0..<(1 << states) {
      body(
        DFA(symbolCount: 2, accepting: (0..<states).map { ends >> $0 & 1 == 1 }, table: table))
    }
  }
}

/// Every word over some symbols up to a length, shorter ones first.
func allWords(symbolCount: Int = 2, upTo length: Int) -> [[Int]] {
  var words: [[Int]] = [[]]
  var last: [[Int]] = [[]]
  for _ in 0..<length {
    last = last.flatMap { word in (0..<symbolCount).map { word + [$0] } }
    words += last
  }
  return words
}

/// Whether a nondeterministic automaton accepts a word, by following every set of states.
func accepts(_ automaton: NFA, _ word: [Int]) -> Bool {
  var states = automaton.closure(of: automaton.starts)
  for symbol in word {
    let targets = states.flatMap { state in
      automaton.steps[state].filter { $0.symbol == symbol }.map(\.target)
    }
    states = automaton.closure(of: targets)
  }
  return states.contains { automaton.accepting[$0] }
}

/// Sebastiano Vigna's SplitMix64, so that failing cases can be named by a seed.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

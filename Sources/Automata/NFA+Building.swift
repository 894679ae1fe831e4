extension NFA {
  /// Returns the automaton of the empty word only.
  public static func emptyWord(symbolCount: Int) -> NFA {
    NFA(symbolCount: symbolCount, starts: [0], accepting: [true], steps: [[]])
  }

  /// Returns the automaton of the empty language.
  public static func noWord(symbolCount: Int) -> NFA {
    NFA(symbolCount: symbolCount, starts: [], accepting: [], steps: [])
  }

  /// Returns the automaton of the word that consists of one symbol.
  public static func symbol(_ symbol: Int, symbolCount: Int) -> NFA {
    precondition(symbol < symbolCount, "the symbol must be one of the \(symbolCount)")
    return NFA(
      symbolCount: symbolCount, starts: [0], accepting: [false, true],
      steps: [[Step(symbol, to: 1)], []])
  }

  /// Returns the automaton of a word of this one followed by a word of the other.
  ///
  /// - Complexity: O(states + steps).
  public func followed(by other: NFA) -> NFA {
    let shift = stateCount
    var steps = steps
    for state in 0..<shift where accepting[state] {
      steps[state] += other.starts.map { Step(nil, to: $0 + shift) }
    }
    return NFA(
      symbolCount: symbolCount, starts: starts,
      accepting: Array(repeating: false, count: shift) + other.accepting,
      steps: steps + other.shifted(by: shift))
  }

  /// Returns the automaton of the union.
  ///
  /// - Complexity: O(states + steps).
  public func or(_ other: NFA) -> NFA {
    NFA(
      symbolCount: symbolCount, starts: starts + other.starts.map { $0 + stateCount },
      accepting: accepting + other.accepting, steps: steps + other.shifted(by: stateCount))
  }

  /// The automaton of the same words and the empty word.
  ///
  /// - Complexity: O(states + steps).
  public var optional: NFA { or(.emptyWord(symbolCount: symbolCount)) }

  /// The automaton of any number of words, concatenated.
  ///
  /// - Complexity: O(states + steps).
  public var repeated: NFA {
    let hub = stateCount
    var steps = steps
    for state in 0..<hub where accepting[state] { steps[state].append(Step(nil, to: hub)) }
    steps.append(starts.map { Step(nil, to: $0) })
    return NFA(
      symbolCount: symbolCount, starts: [hub],
      accepting: Array(repeating: false, count: hub) + [true], steps: steps)
  }

  /// Returns the automaton of the words with replaced symbols; symbols without a replacement are
  /// left out of the words.
  ///
  /// - Complexity: O(states + steps).
  public func mapped(symbolCount: Int, _ symbol: (Int) -> Int?) -> NFA {
    NFA(
      symbolCount: symbolCount, starts: starts, accepting: accepting,
      steps: steps.map { $0.map { Step($0.symbol.flatMap(symbol), to: $0.target) } })
  }

  /// The automaton of all subsequences of the words.
  ///
  /// - Complexity: O(states + steps).
  public var subsequences: NFA {
    NFA(
      symbolCount: symbolCount, starts: starts, accepting: accepting,
      steps: steps.map { $0 + $0.map { Step(nil, to: $0.target) } })
  }

  private func shifted(by shift: Int) -> [[Step]] {
    steps.map { $0.map { Step($0.symbol, to: $0.target + shift) } }
  }
}

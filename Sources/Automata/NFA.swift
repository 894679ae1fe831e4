/// A nondeterministic automaton over the symbols `0..<symbolCount`, with silent steps.
public struct NFA: Hashable, Sendable {
  /// A step from one state to another under a symbol, or silently.
  public struct Step: Hashable, Sendable {
    /// The symbol; nil for a silent step.
    public var symbol: Int?

    /// The state after the step.
    public var target: Int

    /// Makes a step.
    public init(_ symbol: Int?, to target: Int) {
      self.symbol = symbol
      self.target = target
    }
  }

  /// The number of symbols.
  public var symbolCount: Int

  /// The initial states.
  public var starts: [Int]

  /// Whether each state accepts.
  public var accepting: [Bool]

  /// The steps out of each state.
  public var steps: [[Step]]

  /// Makes an automaton.
  public init(symbolCount: Int, starts: [Int], accepting: [Bool], steps: [[Step]]) {
    self.symbolCount = symbolCount
    self.starts = starts
    self.accepting = accepting
    self.steps = steps
  }

  /// Makes the automaton of the same language, without steps to states where no word is accepted.
  public init(_ automaton: DFA) {
    self.init(
      symbolCount: automaton.symbolCount, starts: [automaton.start],
      accepting: automaton.accepting,
      steps: automaton.liveSteps.map { $0.map { Step($0.symbol, to: $0.target) } })
  }

  /// The number of states.
  public var stateCount: Int { accepting.count }
}

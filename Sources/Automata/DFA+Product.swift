extension DFA {
  /// Returns the automaton that runs this one and another side by side; it accepts where `accepts`
  /// says so of the two. Only the pairs that can be reached become states.
  ///
  /// - Complexity: O(pairs reached × symbols); at most the product of the two numbers of states.
  /// - Precondition: both read the same symbols.
  /// - Throws: ``TooManyStates`` if more than `limit` pairs are reached.
  public func combined(
    with other: DFA, limit: Int = .max, accepts: (Bool, Bool) -> Bool
  ) throws(TooManyStates) -> DFA {
    precondition(symbolCount == other.symbolCount, "both automata must read the same symbols")
    var numbers = PairNumbers(rows: stateCount, columns: other.stateCount)
    var pairs = [(start, other.start)]
    numbers[start, other.start] = 0
    var table: [Int32] = []
    var done = 0
    while done < pairs.count {
      let (first, second) = pairs[done]
      for symbol in 0..<symbolCount {
        let target = (next(first, symbol), other.next(second, symbol))
        if numbers[target.0, target.1] == nil {
          guard pairs.count < limit else { throw TooManyStates(limit: limit) }
          numbers[target.0, target.1] = Int32(pairs.count)
          pairs.append(target)
        }
        table.append(numbers[target.0, target.1]!)
      }
      done += 1
    }
    return DFA(
      symbolCount: symbolCount,
      accepting: pairs.map { accepts(accepting[$0.0], other.accepting[$0.1]) }, table: table)
  }

  /// Returns the automaton of the words both accept.
  ///
  /// - Complexity: that of ``combined(with:limit:accepts:)``.
  public func intersection(_ other: DFA, limit: Int = .max) throws(TooManyStates) -> DFA {
    try combined(with: other, limit: limit) { $0 && $1 }
  }

  /// Returns the automaton of the words either accepts.
  ///
  /// - Complexity: that of ``combined(with:limit:accepts:)``.
  public func union(_ other: DFA, limit: Int = .max) throws(TooManyStates) -> DFA {
    try combined(with: other, limit: limit) { $0 || $1 }
  }

  /// Returns the automaton of the words that the other accepts if this one does.
  ///
  /// - Complexity: that of ``combined(with:limit:accepts:)``.
  public func implication(_ other: DFA, limit: Int = .max) throws(TooManyStates) -> DFA {
    try combined(with: other, limit: limit) { !$0 || $1 }
  }
}

/// A map from pairs to numbers: an array where the square is small, a dictionary where it is not.
struct PairNumbers {
  private static let denseLimit = 1 << 14
  private let columns: Int
  private var dense: [Int32]
  private var sparse: [Int: Int32] = [:]

  init(rows: Int, columns: Int) {
    self.columns = columns
    let (size, isHuge) = rows.multipliedReportingOverflow(by: columns)
    dense =
      isHuge || size > Self.denseLimit ? [] : Array(repeating: -1, count: size)
  }

  subscript(row: Int, column: Int) -> Int32? {
    get {
      let key = row &* columns &+ column
      guard !dense.isEmpty else { return sparse[key] }
      return dense[key] < 0 ? nil : dense[key]
    }
    set {
      let key = row &* columns &+ column
      if dense.isEmpty { sparse[key] = newValue } else { dense[key] = newValue ?? -1 }
    }
  }
}

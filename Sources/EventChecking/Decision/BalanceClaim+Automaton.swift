import Automata
import EventModel

/// A balance claim in numbers.
struct BalanceClaimNumbers {
  /// The subject's number.
  var subject: Int
  /// The symbols that acquire and those that release.
  var acquires: [Int]
  var releases: [Int]
  /// Whether it is held before the first call.
  var isHeldAtStart: Bool
  /// What is asked.
  var isAskedTwice = false
  var isAskedWithout = false
  var isAskedGrowth = false
  /// The rest states in which it must be held, or free, or not have grown; 0 for none.
  var rests: UInt64 = 0
  /// What it must be there: held or free; nil if only growth is asked for.
  var isHeldAtRest: Bool?

  /// What is known after some events.
  private struct State: Hashable {
    var life: UInt64
    var isHeld: Bool
    /// Acquires less releases since the last rest, no further from 0 than ``Limits/heldDifference``.
    var growth = 0
  }

  init(_ claim: Formula.BalanceClaim, rests: UInt64, subject: Int, _ symbol: (EventTerm) -> Int) {
    self.subject = subject
    self.rests = claim.aspect.isAboutRest ? rests : 0
    acquires = claim.acquires.map(symbol)
    releases = claim.releases.map(symbol)
    isHeldAtStart = claim.isHeldAtStart
    switch claim.aspect {
    case .neverTwice: isAskedTwice = true
    case .neverWithout: isAskedWithout = true
    case .held: isHeldAtRest = true
    case .free: isHeldAtRest = false
    case .steady: isAskedGrowth = true
    case .balanced:
      isAskedTwice = true
      isAskedWithout = true
      isHeldAtRest = false
    }
  }

  /// Returns the automaton of the words that keep the claim.
  ///
  /// - Complexity: O(states reached × symbols); claims about growth have up to twice
  ///   ``Limits/heldDifference`` states for each state of the life.
  func automaton(from start: UInt64, in life: LifeNumbers, _ alphabet: EventAlphabet) -> DFA {
    let start = State(life: rests == 0 ? 0 : start, isHeld: isHeldAtStart)
    return DFA(symbolCount: alphabet.symbolCount, exploring: start) { state, symbol in
      after(symbol, state, life, alphabet)
    }.minimised()
  }

  /// Returns what is known after an event, or nil if it breaks the claim.
  private func after(
    _ symbol: Int, _ state: State, _ life: LifeNumbers, _ alphabet: EventAlphabet
  ) -> State? {
    var next = state
    if acquires.contains(symbol) {
      if isAskedTwice, state.isHeld { return nil }
      next.isHeld = true
      count(1, &next)
    } else if releases.contains(symbol) {
      if isAskedWithout, !state.isHeld { return nil }
      next.isHeld = false
      count(-1, &next)
    }
    let callback = symbol - subject * alphabet.callbackCount
    guard rests != 0, (0..<alphabet.callbackCount).contains(callback) else { return next }
    next.life = life.states(after: callback, from: state.life)
    // Where the life is nondeterministic, the actor rests if it does whatever its state is.
    guard next.life & ~rests == 0 else { return next }
    if let isHeldAtRest, next.isHeld != isHeldAtRest { return nil }
    if next.growth > 0 { return nil }
    next.growth = 0
    return next
  }

  private func count(_ step: Int, _ state: inout State) {
    guard isAskedGrowth else { return }
    let limit = Limits.heldDifference
    state.growth = min(limit, max(-limit, state.growth + step))
  }
}

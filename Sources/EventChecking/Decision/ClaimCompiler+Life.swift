import Automata
import EventModel

// Automata of claims about the states of lives: every set of states that a life can be in is a state, and
// a claim that is broken has none any longer.
extension ClaimCompiler {
  /// Returns the automaton of the words in which every event that asks finds the subject in a wanted
  /// state.
  ///
  /// Where the life is nondeterministic, a claim holds if it does whatever the state is.
  ///
  /// - Complexity: O(sets of states reached × symbols).
  func automaton(of claim: Formula.StateClaim) -> DFA {
    let wanted = life.states(labelled: claim.state)
    precondition(wanted != 0, "a state claim must name a state of the contract")
    let (subject, asking) = (number(of: claim.subject), symbol(of: claim.event))
    return DFA(symbolCount: alphabet.symbolCount, exploring: start(of: subject)) { states, symbol in
      let next = self.states(of: subject, after: symbol, from: states) ?? states
      let isRight = claim.isNegated ? next & wanted == 0 : next & ~wanted == 0
      return symbol != asking || isRight ? next : nil
    }
  }

  /// What is known of what a balance claim is about.
  private struct Balance: Hashable {
    /// The states the actor can be in; 0 where the claim is not about rest.
    var life: UInt64
    var isHeld: Bool
    /// Acquires less releases since the last rest, no further from 0 than ``Limits/heldDifference``.
    var growth = 0
  }

  /// Returns the automaton of the words that keep a balance claim.
  ///
  /// - Complexity: O(states reached × symbols); claims about growth have up to twice
  ///   ``Limits/heldDifference`` states for each state of the life.
  func automaton(of claim: Formula.BalanceClaim) -> DFA {
    let isAboutRest = claim.aspect.isAboutRest
    let rests = life.rests(labelled: claim.aspect.state ?? contract.life.initialLabel)
    precondition(rests != 0 || !isAboutRest, "a balance claim must name a state of rest")
    let subject = number(of: claim.events[0].subject)
    let (acquires, releases) = (claim.acquires.map(symbol), claim.releases.map(symbol))
    let start = Balance(
      life: isAboutRest ? self.start(of: subject) : 0, isHeld: claim.isHeldAtStart)
    return DFA(symbolCount: alphabet.symbolCount, exploring: start) { balance, symbol in
      var next = balance
      if acquires.contains(symbol) {
        guard claim.aspect.allowsAcquire(whileHeld: balance.isHeld) else { return nil }
        next.isHeld = true
        next.growth += 1
      } else if releases.contains(symbol) {
        guard claim.aspect.allowsRelease(whileHeld: balance.isHeld) else { return nil }
        next.isHeld = false
        next.growth -= 1
      }
      let limit = Limits.heldDifference
      next.growth = claim.aspect.countsGrowth ? min(limit, max(-limit, next.growth)) : 0
      guard isAboutRest, let states = states(of: subject, after: symbol, from: balance.life)
      else { return next }
      next.life = states
      // Where the life is nondeterministic, the actor rests if it does whatever its state is.
      guard states & ~rests == 0 else { return next }
      guard claim.aspect.allowsRest(whileHeld: next.isHeld), next.growth <= 0 else { return nil }
      next.growth = 0
      return next
    }.minimised()
  }

  /// The state a subject starts in, as a bit.
  private func start(of subject: Int) -> UInt64 { 1 << UInt64(starts[subject]) }

  /// Returns the states a subject can be in after a symbol, as bits; nil if it is not the subject's.
  private func states(of subject: Int, after symbol: Int, from states: UInt64) -> UInt64? {
    let callback = symbol - subject * alphabet.callbackCount
    guard (0..<alphabet.callbackCount).contains(callback) else { return nil }
    return life.states(after: callback, from: states)
  }
}

extension Formula.BalanceClaim.Aspect {
  fileprivate func allowsAcquire(whileHeld isHeld: Bool) -> Bool {
    !isHeld || self != .neverTwice && self != .balanced
  }

  fileprivate func allowsRelease(whileHeld isHeld: Bool) -> Bool {
    isHeld || self != .neverWithout && self != .balanced
  }

  /// Whether it counts what is acquired and not released from one rest to the next.
  fileprivate var countsGrowth: Bool { if case .steady = self { true } else { false } }

  /// Whether the actor may come to rest, in a state it asks about.
  fileprivate func allowsRest(whileHeld isHeld: Bool) -> Bool {
    switch self {
    case .held: isHeld
    case .free, .balanced: !isHeld
    case .neverTwice, .neverWithout, .steady: true
    }
  }
}

import Automata
import EventModel

// Automata of claims about life states. Their states are the sets of states that a life can be in;
// a broken claim has no next state.
extension ClaimCompiler {
  /// Returns the automaton of the words in which the subject is in the claimed state at every event
  /// of the claim.
  ///
  /// If the life is nondeterministic, the claim must hold in every possible state.
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

  /// What is known about the subject of a balance claim.
  private struct Balance: Hashable {
    /// The possible states of the actor; 0 if the claim is not about rest states.
    var life: UInt64
    var isHeld: Bool
    /// Acquires minus releases since the last rest, at most ``Limits/heldDifference`` from 0.
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
      // If the life is nondeterministic, the actor rests only if it does in every possible state.
      guard states & ~rests == 0 else { return next }
      guard claim.aspect.allowsRest(whileHeld: next.isHeld), next.growth <= 0 else { return nil }
      next.growth = 0
      return next
    }.minimized()
  }

  /// Returns the initial state of a subject, as a bit.
  private func start(of subject: Int) -> UInt64 { 1 << UInt64(starts[subject]) }

  /// Returns the possible states after a symbol, as bits; nil if it is not the subject's.
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

  /// Whether it counts acquires minus releases between two rests.
  fileprivate var countsGrowth: Bool { if case .steady = self { true } else { false } }

  /// Returns whether the actor may rest in a state that the claim is about.
  fileprivate func allowsRest(whileHeld isHeld: Bool) -> Bool {
    switch self {
    case .held: isHeld
    case .free, .balanced: !isHeld
    case .neverTwice, .neverWithout, .steady: true
    }
  }
}

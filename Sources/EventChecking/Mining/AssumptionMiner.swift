import EventModel

/// A miner of orders: it is given closed transitions and whole lives, and tells which orders held each
/// time, how often they could have failed, and whether anybody promised them.
///
/// ```swift
/// var miner = AssumptionMiner(compiled)
/// miner.add([(side: 0, callback: 2), (side: 1, callback: 0)], recorded: .max)
/// try miner.orders(minSupport: 5, judge: &judge)
/// ```
///
/// - Complexity: O(1) a call of a life that others went before; a transition with an order met before is
///   one look-up. Memory is that of the different orders, bounded by ``Limits/minedWords`` and
///   ``Limits/minedStates``.
package struct AssumptionMiner: Sendable {
  let contract: Contract
  private var transitions: MiningCandidates
  private(set) var lives: MiningCandidates
  private var words: [Word: Int] = [:]

  /// The order of a transition: its sides' callbacks by number, and what was recorded.
  struct Word: Hashable, Sendable {
    var calls: [UInt16]
    var recorded: UInt64
  }

  /// Makes a miner for a contract that was compiled before.
  package init(_ compiled: CompiledContract) {
    contract = compiled.contract
    transitions = MiningCandidates(
      contract.sides.map(Subject.role), scope: .transition, compiled)
    lives = MiningCandidates([.each(contract.actor)], scope: .view, compiled)
  }

  /// Adds what another miner of the same contract was given.
  ///
  /// - Precondition: both are of the same contract.
  package mutating func merge(_ other: AssumptionMiner) {
    precondition(contract == other.contract, "miners that are merged must share a contract")
    var other = other
    other.countWords()
    transitions.merge(other.transitions)
    lives.merge(other.lives)
  }

  /// Returns the orders that held each time and were tried often enough, those tried most first; an
  /// order that another one implies is left out.
  ///
  /// - Throws: a ``DecisionError`` if an order takes too many states, as none does.
  package mutating func orders(
    minSupport: Int, judge: inout Judge
  ) throws(DecisionError) -> [MinedOrder] {
    countWords()
    var orders: [MinedOrder] = []
    for candidates in [transitions, lives] {
      for index in candidates.survivors(minSupport: minSupport) {
        let claim = candidates.monitors[index].assumption
        orders.append(
          MinedOrder(
            assumption: claim, support: candidates.support[index],
            verdict: try judge.verdict(on: claim)))
      }
    }
    return orders
  }
}

extension AssumptionMiner {
  /// Adds a closed transition between two sides: its calls in order, and the callbacks the log records,
  /// as a mask.
  package mutating func add(_ calls: [(side: Int, callback: Int)], recorded: UInt64) {
    let word = Word(
      calls: calls.map { UInt16($0.side * contract.callbacks.count + $0.callback) },
      recorded: recorded)
    words[word, default: 0] += 1
    if words.count >= Limits.minedWords { countWords() }
  }

  /// Adds lives that ended alike; `states` are where the candidates' monitors came to.
  package mutating func add(
    lives states: [AssumptionMonitor.State], _ extent: MinedExtent, recorded: UInt64, times: Int
  ) {
    lives.count(states, extent, recorded: recorded, times: times)
  }

  /// Holds the transitions met since the last time against the candidates.
  private mutating func countWords() {
    let callbackCount = contract.callbacks.count
    for (word, times) in words {
      let states = transitions.monitors.map { monitor in
        word.calls.reduce(monitor.start) { state, call in
          let (side, callback) = Int(call).quotientAndRemainder(dividingBy: callbackCount)
          return monitor.step(state, subject: side, callback: callback)
        }
      }
      transitions.count(states, .complete, recorded: word.recorded, times: times)
    }
    words.removeAll(keepingCapacity: true)
  }
}

extension Contract {
  /// The roles of the first family that permits every interleaving: the sides of a transition.
  var sides: [String] {
    families.first(where: \.permitsEveryInterleaving)?.roles.map(\.name) ?? []
  }
}

package import EventModel

/// A miner of orders. From closed transitions and whole lives it finds the orders that always held,
/// how often they could have failed, and whether they are promised.
///
/// ```swift
/// var miner = AssumptionMiner(compiled)
/// miner.add([(side: 0, callback: 2), (side: 1, callback: 0)], recorded: .max)
/// try miner.orders(minSupport: 5, judge: &judge)
/// ```
///
/// - Complexity: O(1) per call of a life with a known state; one lookup per transition with a known
///   order. Memory is proportional to the different orders, bounded by ``Limits/minedWords`` and
///   ``Limits/minedStates``.
package struct AssumptionMiner: Sendable {
  let contract: Contract
  private var transitions: MiningCandidates
  private(set) var lives: MiningCandidates
  private var words: [Word: Int] = [:]

  /// The order of a transition: the callbacks of its sides by number, and the recorded callbacks.
  struct Word: Hashable, Sendable {
    var calls: [UInt16]
    var recorded: UInt64
  }

  package init(_ compiled: CompiledContract) {
    contract = compiled.contract
    transitions = MiningCandidates(
      compiled.orders.sides.map(Subject.role), scope: .transition, compiled)
    lives = MiningCandidates([.each(contract.actor)], scope: .view, compiled)
  }

  /// Adds the results of another miner.
  ///
  /// - Precondition: both miners have the same contract.
  package mutating func merge(_ other: AssumptionMiner) {
    precondition(contract == other.contract, "miners that are merged must share a contract")
    var other = other
    other.countWords()
    transitions.merge(other.transitions)
    lives.merge(other.lives)
  }

  /// Returns the orders that always held and were triggered often enough, those triggered most
  /// often first; an order that another one implies is left out.
  ///
  /// - Throws: a ``DecisionError`` if an order needs too many states; in practice none does.
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
  /// Adds a closed transition between two sides: its calls in order, and the callbacks that the log
  /// records, as a bit mask.
  package mutating func add(_ calls: [(side: Int, callback: Int)], recorded: UInt64) {
    let word = Word(
      calls: calls.map { UInt16($0.side * contract.callbacks.count + $0.callback) },
      recorded: recorded)
    words[word, default: 0] += 1
    if words.count >= Limits.minedWords { countWords() }
  }

  /// Adds lives with the same end; `states` are the final states of the candidates' monitors.
  package mutating func add(
    lives states: [AssumptionMonitor.State], _ extent: MinedExtent, recorded: UInt64, times: Int
  ) {
    lives.count(states, extent, recorded: recorded, times: times)
  }

  /// Checks the candidates against the transitions added since the last time.
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

/// An order that always held in some logs, with its support and its verdict.
package struct MinedOrder: Hashable, Sendable {
  package var assumption: Assumption

  /// The number of recorded transitions and lives that triggered it and kept it.
  package var support: Int

  package var verdict: Verdict
}

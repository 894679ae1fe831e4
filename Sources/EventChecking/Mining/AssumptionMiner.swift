package import EventModel

/// A miner of orders: it is given closed transitions and whole lives, and tells which orders held each
/// time, how often they could have failed, and whether anybody promised them.
///
/// ```swift
/// var miner = try AssumptionMiner(.viewTransitions)
/// miner.add(transition: events)
/// try miner.orders(minSupport: 5, judge: &judge)
/// ```
///
/// - Complexity: O(1) a call of a life that others went before; a transition with an order met before is
///   one look-up. Memory is that of the different orders, bounded by ``Limits/minedWords`` and
///   ``Limits/minedStates``.
package struct AssumptionMiner: Sendable {
  let contract: Contract
  private let sides: [String]
  private var transitions: MiningCandidates
  private var lives: MiningCandidates
  private var words: [Word: Int] = [:]
  private(set) var lifeStates: MiningLives

  /// The order of a transition: its sides' callbacks by number, and what was recorded.
  struct Word: Hashable, Sendable {
    var steps: [UInt16]
    var recorded: UInt64
  }

  /// Makes a miner for a contract.
  ///
  /// - Throws: a ``ContractError`` if the contract has flaws of size or of names.
  package init(_ contract: Contract) throws(ContractError) {
    self.init(try CompiledContract(contract))
  }

  /// Makes a miner for a contract that was compiled before.
  init(_ compiled: CompiledContract) {
    contract = compiled.contract
    sides = contract.sides
    transitions = MiningCandidates(
      sides.map(Subject.role), scope: .transition, compiled)
    lives = MiningCandidates([.each(contract.actor)], scope: .view, compiled)
    lifeStates = MiningLives(lives.monitors, compiled.life)
  }

  /// Adds a closed transition between two sides.
  ///
  /// - Parameters:
  ///   - events: its events in order; the subjects are the roles, e.g. `current`.
  ///   - recorded: the callbacks the log records; nil for all.
  package mutating func add(transition events: [LifecycleEvent], recorded: [Callback]? = nil) {
    let steps = events.compactMap { event -> (Int, Int)? in
      guard let side = sides.firstIndex(of: event.subject),
        let callback = contract.number(of: event.callback)
      else { return nil }
      return (side, callback)
    }
    add(steps, recorded: mask(recorded))
  }

  /// Adds a life from its beginning.
  ///
  /// - Parameters:
  ///   - callbacks: its calls in order.
  ///   - isEnded: whether no more can come; if not, what has not come yet is no break.
  ///   - recorded: the callbacks the log records; nil for all.
  package mutating func add(life calls: [Callback], isEnded: Bool, recorded: [Callback]? = nil) {
    if lifeStates.isFull { _ = lifeStates.forgetAll(but: []) }
    var state = lifeStates.start
    for call in calls {
      guard let callback = contract.number(of: call) else { continue }
      guard let next = lifeStates.next(state, callback) else {
        return add(life: state, .cut, recorded: mask(recorded), times: 1)
      }
      state = next
    }
    add(life: state, extent(state, isEnded: isEnded), recorded: mask(recorded), times: 1)
  }

  private func mask(_ callbacks: [Callback]?) -> UInt64 {
    callbacks.map(contract.mask) ?? .max
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
      let kept = MiningSurvivors(candidates, minSupport: minSupport).withoutImplied()
      let found = kept.sorted { ($1.support, $0.index) < ($0.support, $1.index) }
      for survivor in found {
        let claim = candidates.monitors[survivor.index].assumption
        orders.append(
          MinedOrder(claim, support: survivor.support, verdict: try judge.verdict(on: claim)))
      }
    }
    return orders
  }
}

extension AssumptionMiner {
  /// Adds a transition in numbers.
  mutating func add(_ steps: [(side: Int, callback: Int)], recorded: UInt64) {
    let word = Word(
      steps: steps.map { UInt16($0.side * contract.callbacks.count + $0.callback) },
      recorded: recorded)
    words[word, default: 0] += 1
    if words.count >= Limits.minedWords { countWords() }
  }

  /// Returns where a life is after a call; nil if the call is not legal there.
  mutating func next(_ state: MiningLives.State, _ callback: Int) -> MiningLives.State? {
    lifeStates.next(state, callback)
  }

  /// Whether the states of lives have grown to their limit.
  var isFull: Bool { lifeStates.isFull }

  /// Forgets all states but those in which lives are, and returns their new numbers.
  mutating func forgetStates(
    but kept: Set<MiningLives.State>
  ) -> [MiningLives.State: MiningLives.State] { lifeStates.forgetAll(but: kept) }

  /// Returns how much was seen of a life that is in a state.
  func extent(_ state: MiningLives.State, isEnded: Bool) -> MinedExtent {
    guard lifeStates.isResting(state) else { return .cut }
    return isEnded ? .complete : .resting
  }

  /// Adds lives that came to a state.
  mutating func add(
    life state: MiningLives.State, _ extent: MinedExtent, recorded: UInt64, times: Int
  ) {
    lives.count(lifeStates.monitorStates(in: state), extent, recorded: recorded, times: times)
  }

  /// Holds the transitions met since the last time against the candidates.
  private mutating func countWords() {
    let callbackCount = contract.callbacks.count
    for (word, times) in words {
      let states = transitions.monitors.map { monitor in
        word.steps.reduce(monitor.start) { state, step in
          let (side, callback) = Int(step).quotientAndRemainder(dividingBy: callbackCount)
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

import EventModel

/// An evaluation of an assumption, one event at a time: each claim by its own definition, joined by
/// logic at the end. It uses no automaton of the judge.
struct ClaimReading {
  /// The state of the evaluation: the numbers of each claim, in the order of the text, and in view
  /// scope whether the actor was called at all.
  typealias State = [[Int]]

  private indirect enum Node {
    case claim(Int)
    case not(Node)
    case all([Node])
    case any([Node])
  }

  private let contract: Contract
  private let isOfLife: Bool
  private var claims: [SingleReading] = []
  private var node = Node.all([])

  /// Makes the evaluation of an assumption.
  ///
  /// - Parameters:
  ///   - subjects: the subjects whose events are read.
  ///   - isPromise: whether an action is allowed only if a source says so.
  init(
    _ assumption: Assumption, in contract: Contract, subjects: [Subject], isPromise: Bool
  ) {
    self.contract = contract
    isOfLife = assumption.scope == .view
    node = add(assumption.formula, subjects, isPromise ? .forbidden : .allowed)
  }

  private mutating func add(_ claim: SingleReading) -> Node {
    claims.append(claim)
    return .claim(claims.count - 1)
  }

  private mutating func add(
    _ formula: Formula, _ subjects: [Subject], _ silence: SilenceReading
  ) -> Node {
    switch formula {
    case .template(let claim): return add(.template(claim))
    case .state(let claim): return add(.state(claim))
    case .balance(let claim): return add(.balance(claim))
    case .usage(let claim):
      let callback = claim.event.callback
      let isRefused = contract.usageRules.contains {
        $0.action == claim.action && $0.callbacks.contains(callback)
      }
      if isRefused || (silence == .forbidden && !contract.allows(claim.action, during: callback)) {
        return add(.template(Formula.TemplateClaim(.absence, [claim.event])))
      }
      var parts: [Node] = []
      for state in contract.stateClaims(on: claim) where subjects.contains(state.subject) {
        parts.append(add(.state(state)))
      }
      return .all(parts)
    case .not(let part): return .not(add(part, subjects, silence.negated))
    case .and(let first, let second):
      return .all([add(first, subjects, silence), add(second, subjects, silence)])
    case .or(let first, let second):
      return .any([add(first, subjects, silence), add(second, subjects, silence)])
    case .implies(let first, let second):
      return .any([.not(add(first, subjects, silence.negated)), add(second, subjects, silence)])
    }
  }

  /// Returns the state before any event; subjects without a given state are in the initial state.
  func start(_ states: [Subject: String]) -> State {
    claims.map { $0.start(states, contract.life) } + (isOfLife ? [[0]] : [])
  }

  /// Returns the state after an event; nil stands for an event of an actor that is not named.
  func state(_ state: State, after event: EventTerm?) -> State {
    var next = state
    for (index, claim) in claims.enumerated() {
      next[index] = claim.numbers(state[index], after: event, contract.life)
    }
    if isOfLife, event != nil { next[claims.count] = [1] }
    return next
  }

  /// Returns whether the assumption holds if no event follows.
  func holds(_ state: State) -> Bool {
    if isOfLife, state[claims.count] == [0] { return true }
    return holds(node, state)
  }

  private func holds(_ node: Node, _ state: State) -> Bool {
    switch node {
    case .claim(let index): claims[index].holds(state[index])
    case .not(let part): !holds(part, state)
    case .all(let parts): parts.allSatisfy { holds($0, state) }
    case .any(let parts): parts.contains { holds($0, state) }
    }
  }
}

/// An evaluation of one claim, one event at a time.
private enum SingleReading {
  case template(Formula.TemplateClaim)
  case state(Formula.StateClaim)
  case balance(Formula.BalanceClaim)

  /// The last number of a state or balance claim that is permanently broken.
  private static let broken = 1

  func start(_ states: [Subject: String], _ life: LifeAutomaton) -> [Int] {
    func mask(of subject: Subject) -> Int {
      life.mask { $0.name == states[subject] ?? life.initial }
    }
    switch self {
    case .template: return [0]
    case .state(let claim): return [mask(of: claim.subject), 0]
    case .balance(let claim):
      let known = claim.aspect.isAboutRest ? mask(of: claim.events[0].subject) : 0
      return [known, claim.isHeldAtStart ? 1 : 0, 0, 0]
    }
  }

  func numbers(_ numbers: [Int], after event: EventTerm?, _ life: LifeAutomaton) -> [Int] {
    switch self {
    case .template(let claim):
      switch claim.template.meaning {
      case .count:
        return [event == claim.events[0] ? min(numbers[0] + 1, claim.count + 1) : numbers[0]]
      case .steps(let rows, _):
        let column = event.flatMap(claim.events.firstIndex) ?? claim.events.count
        return [rows[numbers[0]][column]]
      }
    case .state(let claim):
      var next = numbers
      if let event, event.subject == claim.subject {
        next[0] = life.mask(after: event.callback, from: next[0])
      }
      if event == claim.event {
        let wanted = life.mask { $0.labels.contains(claim.state) }
        let isRight = claim.isNegated ? next[0] & wanted == 0 : next[0] & ~wanted == 0
        if !isRight { next[1] = Self.broken }
      }
      return next[1] == Self.broken ? [0, Self.broken] : next
    case .balance(let claim):
      guard let event, numbers[3] != Self.broken else { return numbers }
      return claim.numbers(numbers, after: event, life) ?? [0, 0, 0, Self.broken]
    }
  }

  func holds(_ numbers: [Int]) -> Bool {
    switch self {
    case .template(let claim):
      switch claim.template.meaning {
      case .count(.atLeast): return numbers[0] >= claim.count
      case .count(.fewerThan): return numbers[0] < claim.count
      case .count(.exactly): return numbers[0] == claim.count
      case .steps(_, let accepting): return accepting[numbers[0]]
      }
    case .state, .balance: return numbers.last != Self.broken
    }
  }
}

extension Formula.BalanceClaim {
  /// Returns the possible states of the actor, whether the resource is held, and the growth since
  /// the last rest, after an event; nil if the event breaks the claim.
  fileprivate func numbers(
    _ numbers: [Int], after event: EventTerm, _ life: LifeAutomaton
  ) -> [Int]? {
    var (states, isHeld, growth) = (numbers[0], numbers[1] == 1, numbers[2])
    if acquires.contains(event) {
      if isHeld, aspect == .neverTwice || aspect == .balanced { return nil }
      isHeld = true
      growth += 1
    } else if releases.contains(event) {
      if !isHeld, aspect == .neverWithout || aspect == .balanced { return nil }
      isHeld = false
      growth -= 1
    }
    if case .steady = aspect {
      growth = min(Limits.heldDifference, max(-Limits.heldDifference, growth))
    } else {
      growth = 0
    }
    guard aspect.isAboutRest, event.subject == events[0].subject else {
      return [states, isHeld ? 1 : 0, growth, 0]
    }
    states = life.mask(after: event.callback, from: states)
    let label = aspect.state ?? life.initialLabel
    guard states & ~life.mask({ $0.isRest && $0.labels.contains(label) }) == 0 else {
      return [states, isHeld ? 1 : 0, growth, 0]
    }
    switch aspect {
    case .held where !isHeld: return nil
    case .free where isHeld: return nil
    case .balanced where isHeld: return nil
    case .steady where growth > 0: return nil
    default: return [states, isHeld ? 1 : 0, 0, 0]
    }
  }
}

extension LifeAutomaton {
  /// Returns the states that fulfill a condition, as bits in the order of the states.
  fileprivate func mask(_ isWanted: (State) -> Bool) -> Int {
    states.indices.reduce(0) { isWanted(states[$1]) ? $0 | 1 << $1 : $0 }
  }

  /// Returns the possible states of an actor after a call. If the call is legal in none of the
  /// states, they are all states that it leads to.
  fileprivate func mask(after callback: Callback, from before: Int) -> Int {
    let names = Set(states.indices.filter { before >> $0 & 1 == 1 }.map { states[$0].name })
    let steps = steps.filter { $0.callback == callback }
    let legal = steps.filter { names.contains($0.from) }
    let targets = Set((legal.isEmpty ? steps : legal).map(\.to))
    return targets.isEmpty ? before : mask { targets.contains($0.name) }
  }
}

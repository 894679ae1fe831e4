import Automata
package import EventModel

/// A monitor that checks an assumption against a log: its automaton, with a four-valued verdict for
/// each state (Bauer, Leucker and Schallhart, "Comparing LTL semantics for runtime verification").
///
/// ```swift
/// let claim = Formula.leadsTo(.current(.viewWillDisappear), .new(.viewDidAppear))
/// let monitor = try AssumptionMonitor(Assumption(claim), compiled)
/// let state = monitor.step(monitor.start, subject: 0, callback: 2)  // current.viewWillDisappear
/// monitor.status(state)  // .temporarilyViolated
/// ```
///
/// - Complexity: a step is one table lookup.
package struct AssumptionMonitor: Sendable {
  /// The verdict of a monitor after some events.
  package enum Status: Hashable, Sendable {
    /// The assumption holds, whatever follows.
    case permanentlySatisfied
    /// The assumption holds if nothing follows.
    case temporarilySatisfied
    /// The assumption does not hold if nothing follows.
    case temporarilyViolated
    /// The assumption does not hold, whatever follows.
    case permanentlyViolated
  }

  package struct State: Hashable, Sendable {
    var claim: Int32
    var trigger: Int32
  }

  package let assumption: Assumption
  /// The callbacks that must be recorded to judge it, as a bit mask.
  package let needed: UInt64
  /// The subject of each block of symbols.
  package let subjects: [Subject]
  /// Whether it is about lives, histories, or the two sides into which a log's transitions are
  /// divided. Claims about containers and their children are not.
  package let isAboutSides: Bool
  /// Whether it claims that an action is allowed. This is decided by the contract alone; actions in
  /// a log are checked against the contract itself.
  package let isAboutUsage: Bool

  let claim: DFA
  private let trigger: DFA
  private let statuses: [Status]
  private let alphabet: EventAlphabet

  /// Makes the monitor of an assumption for a compiled contract.
  ///
  /// - Throws: a ``DecisionError`` if it needs too many states.
  /// - Precondition: the contract declares the assumption's callbacks, roles and states.
  package init(_ assumption: Assumption, _ compiled: CompiledContract) throws(DecisionError) {
    let contract = compiled.contract
    let scope = assumption.scope
    let family = contract.family(judging: assumption)
    subjects = family?.roles.map { Subject.role($0.name) } ?? assumption.formula.subjects
    isAboutSides = family == nil || family?.permitsEveryInterleaving == true
    isAboutUsage = assumption.formula.claimsUsage
    alphabet = EventAlphabet(
      subjectCount: subjects.count, callbackCount: contract.callbacks.count,
      hasOthers: scope == .history)
    let compiler = ClaimCompiler(
      contract: contract, life: compiled.life, alphabet: alphabet, subjects: subjects,
      starts: Self.starts(subjects, family, compiled.life, contract))
    do {
      claim = try compiler.automaton(of: assumption.formula)
      trigger = try compiler.trigger(of: assumption.formula)
    } catch { throw .assumptionTooLarge }
    statuses = Self.statuses(of: claim)
    needed = Self.needed(by: assumption.formula, compiled)
    self.assumption = assumption
  }

  package var start: State { State(claim: Int32(claim.start), trigger: Int32(trigger.start)) }

  /// Returns the state after a callback of a subject; nil stands for any other actor.
  package func step(_ state: State, subject: Int?, callback: Int) -> State {
    let symbol = subject.map { alphabet.symbol($0, callback) } ?? alphabet.others
    return State(
      claim: Int32(claim.next(Int(state.claim), symbol)),
      trigger: Int32(trigger.next(Int(state.trigger), symbol)))
  }

  package func status(_ state: State) -> Status { statuses[Int(state.claim)] }

  package func isTriggered(_ state: State) -> Bool { trigger.accepting[Int(state.trigger)] }
}

extension AssumptionMonitor {
  /// The possible states at the start of a log that begins in the middle: all states in which the
  /// assumption is not permanently violated, not triggered.
  package var openStarts: [State] {
    claim.accepting.indices.filter { statuses[$0] != .permanentlyViolated }
      .map { State(claim: Int32($0), trigger: Int32(trigger.start)) }
  }

  private static func statuses(of claim: DFA) -> [Status] {
    let canAccept = claim.live
    let canReject = claim.complement.live
    return (0..<claim.stateCount).map { state in
      if !canAccept[state] { return .permanentlyViolated }
      if !canReject[state] { return .permanentlySatisfied }
      return claim.accepting[state] ? .temporarilySatisfied : .temporarilyViolated
    }
  }

  /// Returns the initial life states of the subjects: for a role, the start state in its family's
  /// first ending; for a view or a name, the initial state.
  private static func starts(
    _ subjects: [Subject], _ family: EpisodeFamily?, _ life: LifeNumbers, _ contract: Contract
  ) -> [Int] {
    let states = contract.life.states.map(\.name)
    return subjects.map { subject in
      let part = family?.endings.first?.part(of: subject.name)
      return part.flatMap { states.firstIndex(of: $0.start) } ?? life.initial
    }
  }

  /// Returns the callbacks that a formula names; all callbacks if it has templates about
  /// neighboring events or claims about states.
  private static func needed(by formula: Formula, _ compiled: CompiledContract) -> UInt64 {
    let needsAll = formula.claims.contains { part in
      switch part {
      case .template(let claim): claim.template.looksAtNeighbors
      // A view's state depends on all of its calls.
      case .state: true
      case .balance(let claim): claim.aspect.isAboutRest
      default: false
      }
    }
    return needsAll
      ? compiled.allCallbacks : compiled.contract.mask(of: formula.events.map(\.callback))
  }
}

extension Formula.Template {
  /// Whether it is about neighboring events, and therefore depends on all events.
  var looksAtNeighbors: Bool { name.contains("Chain") || name == "Init" || name == "End" }
}

extension Formula {
  var claimsUsage: Bool { claims.contains(where: \.isUsage) }
}

extension Contract {
  /// Returns the family over whose roles an assumption about transitions is checked: the first one
  /// with its roles, preferring families that permit every interleaving; nil in other scopes.
  func family(judging assumption: Assumption) -> EpisodeFamily? {
    guard assumption.scope == .transition else { return nil }
    let able = families(with: assumption.formula.subjects.map(\.name))
    return able.first(where: \.permitsEveryInterleaving) ?? able.first
  }
}

import Automata
package import EventModel

/// An assumption ready to be held against a log: its automaton with the four-valued verdict of each
/// state (Bauer, Leucker and Schallhart, "Comparing LTL semantics for runtime verification").
///
/// ```swift
/// let claim = Formula.leadsTo(.current(.viewWillDisappear), .new(.viewDidAppear))
/// let monitor = try AssumptionMonitor(Assumption(claim), compiled)
/// let state = monitor.step(monitor.start, subject: 0, callback: 2)  // current.viewWillDisappear
/// monitor.status(state)  // .temporarilyViolated
/// ```
///
/// - Complexity: a step is one table look-up.
package struct AssumptionMonitor: Sendable {
  /// What a monitor knows after some events.
  package enum Status: Hashable, Sendable {
    /// It holds, whatever follows.
    case permanentlySatisfied
    /// It holds if nothing more follows.
    case temporarilySatisfied
    /// It does not hold if nothing more follows.
    case temporarilyViolated
    /// It does not hold, whatever follows.
    case permanentlyViolated
  }

  /// The state of a monitor.
  package struct State: Hashable, Sendable {
    var claim: Int32
    var trigger: Int32
  }

  /// The assumption.
  package let assumption: Assumption
  /// The callbacks it can only be judged with, as a mask over the contract's.
  package let needed: UInt64
  /// Whom each block of symbols stands for.
  package let subjects: [Subject]
  /// Whether it is about lives, histories, or the two sides a log's transitions are put into; claims
  /// about containers and their children are not.
  package let isAboutSides: Bool
  /// Whether it claims that an action is allowed: that is decided once for all, and what a log shows
  /// of the action is held against the contract itself.
  package let isAboutUsage: Bool

  let claim: DFA
  private let trigger: DFA
  private let statuses: [Status]
  private let alphabet: EventAlphabet

  /// Makes the monitor of an assumption under a contract that was compiled before.
  ///
  /// - Throws: a ``DecisionError`` if it takes too many states.
  /// - Precondition: the assumption's words are the contract's.
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

  /// The state before any event.
  package var start: State { State(claim: Int32(claim.start), trigger: Int32(trigger.start)) }

  /// Returns the state after a callback of a subject; nil stands for everybody else.
  package func step(_ state: State, subject: Int?, callback: Int) -> State {
    let symbol = subject.map { alphabet.symbol($0, callback) } ?? alphabet.others
    return State(
      claim: Int32(claim.next(Int(state.claim), symbol)),
      trigger: Int32(trigger.next(Int(state.trigger), symbol)))
  }

  /// Returns what is known in a state.
  package func status(_ state: State) -> Status { statuses[Int(state.claim)] }

  /// Returns whether the events so far gave the assumption an occasion to fail.
  package func isTriggered(_ state: State) -> Bool { trigger.accepting[Int(state.trigger)] }
}

extension AssumptionMonitor {
  /// The states a log may begin in, if it begins in the middle: all that some past can lead to and
  /// that are not yet lost, with nothing triggered.
  package var openStarts: [State] {
    let reachable = claim.reachable
    return (0..<claim.stateCount).filter { reachable[$0] && statuses[$0] != .permanentlyViolated }
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

  /// The states the subjects start in: a role where its family's ending starts, a view or a named
  /// screen before any call.
  private static func starts(
    _ subjects: [Subject], _ family: EpisodeFamily?, _ life: LifeNumbers, _ contract: Contract
  ) -> [Int] {
    let parts = family?.endings.first?.parts ?? []
    return subjects.map { subject in
      guard case .role(let name) = subject,
        let part = parts.first(where: { $0.role == name }),
        let state = contract.life.states.firstIndex(where: { $0.name == part.start })
      else { return life.initial }
      return state
    }
  }

  /// The callbacks a formula names; for the templates that look at each event's neighbours, all.
  private static func needed(by formula: Formula, _ compiled: CompiledContract) -> UInt64 {
    let needsAll = formula.claims.contains { part in
      switch part {
      case .template(let claim): claim.template.looksAtNeighbors
      // A state is told by all of its view's calls.
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
  /// Whether it looks at each event's neighbors, and so at all events.
  var looksAtNeighbors: Bool { name.contains("Chain") || name == "Init" || name == "End" }
}

extension Formula {
  /// Whether a part of it claims that an action is allowed.
  var claimsUsage: Bool { claims.contains(where: \.isUsage) }
}

extension Contract {
  /// Returns the family whose roles an assumption about transitions is read over: the first that has
  /// its roles, those before others in which every interleaving is permitted; nil in other scopes.
  func family(judging assumption: Assumption) -> EpisodeFamily? {
    guard assumption.scope == .transition else { return nil }
    let able = families(with: assumption.formula.subjects.map(\.name))
    return able.first(where: \.permitsEveryInterleaving) ?? able.first
  }
}

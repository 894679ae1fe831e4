/// A contract: what a system may call, in which orders, what it promised, and what is catalogued.
///
/// A contract is data. The engine reads it and names no framework; UIKit's view transitions and
/// ComponentKit's component controllers are two values of this type.
public struct Contract: Hashable, Sendable {
  /// The name options use, e.g. `view-transitions`.
  public var name: String

  /// The profile (version of the system) this value describes, if the contract has several.
  public var profile: String?

  /// The word for one actor in messages and in assumptions about each one's life, e.g. `view`.
  public var actor: String

  /// The callbacks, in the contract's own order; an index into this list is the callback's number.
  public var callbacks: [Callback]

  /// What one actor's calls may be over its life.
  package var life: LifeAutomaton

  /// The episode families, in the contract's own order.
  package var families: [EpisodeFamily]

  /// The promises between events of one episode, in the contract's own order.
  package var promises: [Promise]

  /// Every catalogued kind, in the contract's own order.
  public var kinds: [TransitionKind]

  /// The names of the kinds that are chosen by default.
  public var documentedKinds: [String]

  /// The name of the kind that brings the first actor up (`initial`); in every history.
  public var initialKind: String?

  /// Callbacks of the system that are known words and never judged, e.g. `viewIsAppearing`.
  public var contextCallbacks: [Callback]

  /// What a client's own code may do while it is called, as logs and assumptions name it.
  package var actions: [ClientAction]

  /// Where such an action is not allowed, in the contract's own order.
  package var usageRules: [UsageRule]

  /// Which actions another one must answer, in the contract's own order.
  package var obligations: [Obligation]

  /// The pairs of calls that client source for its actors is made of, beside those of the scanner's
  /// table.
  package var resources: [ContractResource]

  /// What to do about findings of a rule, by the rule's id; nil for a contract that the rules' own
  /// advice is written for.
  public var remedies: [String: String]?

  /// Makes a contract.
  package init(
    name: String, profile: String? = nil, actor: String, callbacks: [Callback],
    life: LifeAutomaton, families: [EpisodeFamily], promises: [Promise],
    kinds: [TransitionKind], documentedKinds: [String], initialKind: String? = nil,
    contextCallbacks: [Callback] = [], actions: [ClientAction] = [],
    usageRules: [UsageRule] = [], obligations: [Obligation] = [],
    resources: [ContractResource] = [], remedies: [String: String]? = nil
  ) {
    self.resources = resources
    self.actions = actions
    self.usageRules = usageRules
    self.obligations = obligations
    self.remedies = remedies
    self.name = name
    self.profile = profile
    self.actor = actor
    self.callbacks = callbacks
    self.life = life
    self.families = families
    self.promises = promises
    self.kinds = kinds
    self.documentedKinds = documentedKinds
    self.initialKind = initialKind
    self.contextCallbacks = contextCallbacks
  }
}

extension Contract {
  /// Every catalogued variant, in the contract's own order.
  public var variants: [Variant] { kinds.flatMap(\.variants) }

  /// Returns the kind of that name, or nil.
  public func kind(named name: String) -> TransitionKind? { kinds.first { $0.name == name } }

  /// Returns the family of that name, or nil.
  package func family(named name: String) -> EpisodeFamily? { families.first { $0.name == name } }

  /// Returns the action of that name, or nil.
  package func action(named name: String) -> ClientAction? { actions.first { $0.name == name } }

  /// Returns the first rule against an action during a callback, one that is promised before one
  /// that only the code has; nil if it is allowed there.
  package func usageRule(against action: String, during callback: Callback) -> UsageRule? {
    let against = usageRules.filter { $0.action == action && $0.callbacks.contains(callback) }
    return against.first(where: \.isGiven) ?? against.first
  }

  /// Returns what the rules against an action claim of states at its event: that its actor is not in
  /// one they forbid, and, where the actor has a role that is another's child, that the other is not.
  public func stateClaims(on usage: Formula.UsageClaim) -> [Formula.StateClaim] {
    let event = usage.event
    let roles = families.flatMap(\.roles).filter { event.subject == .role($0.name) }
    let parents = roles.compactMap { role in
      if case .child(let parent) = role.relation { parent } else { nil }
    }.distinct()
    return usageRules.filter { $0.action == usage.action }.flatMap { rule in
      (rule.forbiddenState.map { [Formula.StateClaim(event.subject, isNot: $0, at: event)] } ?? [])
        + (rule.forbiddenParentState.map { state in
          parents.map { Formula.StateClaim(.role($0), isNot: state, at: event) }
        } ?? [])
    }
  }

  /// Returns whether a source says that an action is allowed during a callback: that of a usage rule, or
  /// an obligation, which asks for it there.
  public func allows(_ action: String, during callback: Callback) -> Bool {
    usageRules.contains { $0.action == action && $0.allowedCallbacks.contains(callback) }
      || obligations.contains { obligation in
        (obligation.action == action && obligation.callbacks.contains(callback))
          || (obligation.answer == action && obligation.due == callback)
      }
  }

  /// Returns the number of a callback, or nil if the contract has no such callback.
  public func number(of callback: Callback) -> Int? { callbacks.firstIndex(of: callback) }
}

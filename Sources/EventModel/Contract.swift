/// A contract: the legal calls of a system and their orders, its promises, and its catalogue.
///
/// A contract is data. The engine reads it and contains no name of a framework; UIKit's view
/// transitions and ComponentKit's component controllers are two values of this type.
public struct Contract: Hashable, Sendable {
  /// The name used in options, e.g. `view-transitions`.
  public var name: String

  /// The profile (version of the system) that this value describes, if the contract has several.
  public var profile: String?

  /// The word for one actor in messages and in assumptions about each one's life, e.g. `view`.
  public var actor: String

  /// The callbacks, in the contract's own order; a callback's number is its index in this list.
  public var callbacks: [Callback]

  /// The legal calls of one actor over its life.
  package var life: LifeAutomaton

  /// The episode families, in the contract's own order.
  package var families: [EpisodeFamily]

  /// The promises between events of one episode, in the contract's own order.
  package var promises: [Promise]

  /// The catalogued kinds, in the contract's own order.
  public var kinds: [TransitionKind]

  /// The names of the kinds that are chosen by default.
  public var documentedKinds: [String]

  /// The name of the kind that begins every history (`initial`).
  public var initialKind: String?

  /// Callbacks of the system that are known but never checked, e.g. `viewIsAppearing`.
  public var contextCallbacks: [Callback]

  /// For some of these, by name, when they come and what to claim instead, in a few words that
  /// follow the name: `comes directly after its own viewWillAppear, so claim viewWillAppear`.
  package var contextNotes: [String: String]

  /// The actions of client code, as named in logs and assumptions.
  package var actions: [ClientAction]

  /// The rules about where actions are not allowed, in the contract's own order.
  package var usageRules: [UsageRule]

  /// The obligations to answer one action with another, in the contract's own order.
  package var obligations: [Obligation]

  /// The pairs of calls in client source of the actors, in addition to those of the scanner's
  /// table.
  package var resources: [ContractResource]

  /// The advice for findings of a rule, by the rule's id; nil for the contract that the rules' own
  /// advice is written for.
  public var remedies: [String: String]?

  package init(
    name: String, profile: String? = nil, actor: String, callbacks: [Callback],
    life: LifeAutomaton, families: [EpisodeFamily], promises: [Promise],
    kinds: [TransitionKind], documentedKinds: [String], initialKind: String? = nil,
    contextCallbacks: [Callback] = [], contextNotes: [String: String] = [:],
    actions: [ClientAction] = [],
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
    self.contextNotes = contextNotes
  }
}

extension Contract {
  /// The catalogued variants, in the contract's own order.
  public var variants: [Variant] { kinds.flatMap(\.variants) }

  /// Returns the names of some variants, in the contract's own order.
  package func names(of variants: [Variant.ID]) -> [String] {
    self.variants.filter { variants.contains($0.id) }.map(\.name)
  }

  /// Returns the kind with a name, or nil.
  public func kind(named name: String) -> TransitionKind? { kinds.first { $0.name == name } }

  package func family(named name: String) -> EpisodeFamily? { families.first { $0.name == name } }

  package func action(named name: String) -> ClientAction? { actions.first { $0.name == name } }

  /// Returns the first rule against an action during a callback, a promised rule before one that is
  /// known from code only; nil if the action is allowed.
  package func usageRule(against action: String, during callback: Callback) -> UsageRule? {
    let against = usageRules.filter { $0.action == action && $0.callbacks.contains(callback) }
    return against.first(where: \.isGiven) ?? against.first
  }

  /// Returns the claims about states that the rules against an action make at its event: the actor
  /// is not in a state that they forbid and, if it has the role of a child, its parent is not in
  /// one that they forbid for parents.
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

  /// Returns whether a source says that an action is allowed during a callback: the source of a
  /// usage rule, or of an obligation that requires it there.
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

import EventModel

/// What a contract asks of single actors and of parents with their children, in numbers: beside the
/// life automaton and the two-sided transitions, which every log is held against.
package struct ActorRules: Sendable {
  /// A promise between a parent and its child within one pass.
  struct TreePromise: Sendable {
    /// Its index in the contract.
    var promise: Int
    /// The number of the callback that comes first, and of the one that comes later.
    var first: Int
    var second: Int
    /// Whether the child gets the first one; if not, the parent does.
    var isChildFirst: Bool
  }

  /// A usage rule.
  struct Usage: Sendable {
    /// Its index in the contract.
    var rule: Int
    /// The number of its action.
    var action: Int
    /// The callbacks it is against, as a mask.
    var callbacks: UInt64
    /// The life states in which it forbids the action to the actor, and to its children, as masks.
    var ownStates: UInt64
    var parentStates: UInt64
  }

  /// An obligation.
  struct Duty: Sendable {
    /// Its index in the contract.
    var obligation: Int
    /// The number of the action that obliges, and of the one that answers; -1 for none of the contract's.
    var action: Int
    var answer: Int
    /// The callbacks during which the action obliges, as a mask; 0 for any.
    var callbacks: UInt64
    /// The number of the callback by whose end the answer is due.
    var due: Int
  }

  let promises: [TreePromise]
  let usages: [Usage]
  let duties: [Duty]
  /// The callbacks some promise is about, as a mask.
  let promised: UInt64
  /// The callbacks that a parent is promised to get before its children get theirs, as a mask.
  let promisedToParents: UInt64

  /// Numbers what a contract asks; nil if it asks nothing of the kind.
  init?(_ contract: Contract, _ life: LifeNumbers) {
    promises = contract.treePromises
    usages = contract.usages(life)
    duties = contract.duties
    promised = promises.reduce(0) { $0 | 1 << UInt64($1.first) | 1 << UInt64($1.second) }
    promisedToParents = promises.reduce(0) { $1.isChildFirst ? $0 : $0 | 1 << UInt64($1.first) }
    if promises.isEmpty, usages.isEmpty, duties.isEmpty { return nil }
  }
}

// A contract's names as numbers.
extension Contract {
  fileprivate var treePromises: [ActorRules.TreePromise] {
    promises.enumerated().compactMap { index, promise in
      guard let isChildFirst = isChildFirst(promise),
        let first = number(of: promise.first.callback),
        let second = number(of: promise.second.callback)
      else { return nil }
      return ActorRules.TreePromise(
        promise: index, first: first, second: second, isChildFirst: isChildFirst)
    }
  }

  /// Whether a promise is between a parent and a child of some family, and the child's call comes
  /// first; nil if it is not.
  private func isChildFirst(_ promise: Promise) -> Bool? {
    let (first, second) = (promise.first.subject, promise.second.subject)
    for role in families.flatMap(\.roles) {
      if role.name == first, role.relation == .child(of: second) { return true }
      if role.name == second, role.relation == .child(of: first) { return false }
    }
    return nil
  }

  fileprivate func usages(_ life: LifeNumbers) -> [ActorRules.Usage] {
    usageRules.enumerated().compactMap { index, rule in
      guard let action = number(ofAction: rule.action) else { return nil }
      return ActorRules.Usage(
        rule: index, action: action, callbacks: mask(of: rule.callbacks),
        ownStates: rule.forbiddenState.map(life.states) ?? 0,
        parentStates: rule.forbiddenParentState.map(life.states) ?? 0)
    }
  }

  fileprivate var duties: [ActorRules.Duty] {
    obligations.enumerated().compactMap { index, obligation in
      guard let action = number(ofAction: obligation.action),
        let answer = number(ofAction: obligation.answer),
        let due = number(of: obligation.due)
      else { return nil }
      return ActorRules.Duty(
        obligation: index, action: action, answer: answer,
        callbacks: mask(of: obligation.callbacks),
        due: due)
    }
  }

  private func number(ofAction action: String) -> Int? {
    actions.firstIndex { $0.name == action }
  }
}

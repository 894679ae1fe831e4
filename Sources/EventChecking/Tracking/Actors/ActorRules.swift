import EventModel

/// The rules of a contract about single actors, and about parents with their children, in numbers.
/// Every log is checked against them in addition to the life automaton and the two-sided
/// transitions.
package struct ActorRules: Sendable {
  /// A promise between a parent and its child within one pass.
  struct TreePromise: Sendable {
    /// The index in the contract.
    var promise: Int
    /// The numbers of the callback that comes first and of the one that comes later.
    var first: Int
    var second: Int
    /// Whether the first callback is the child's; otherwise it is the parent's.
    var isChildFirst: Bool
  }

  struct Usage: Sendable {
    /// The index in the contract.
    var rule: Int
    var action: Int
    /// The callbacks during which the action is not allowed, as a bit mask.
    var callbacks: UInt64
    /// The life states of the actor and of its parent that do not allow the action, as bit masks.
    var ownStates: UInt64
    var parentStates: UInt64
  }

  struct Duty: Sendable {
    /// The index in the contract.
    var obligation: Int
    /// The numbers of the action that creates the obligation and of the action that answers it.
    var action: Int
    var answer: Int
    /// The callbacks during which the action creates the obligation, as a bit mask; 0 for any.
    var callbacks: UInt64
    /// The number of the callback during which the answer is due at the latest.
    var due: Int
  }

  let promises: [TreePromise]
  let usages: [Usage]
  let duties: [Duty]

  /// Makes the rules of a contract; nil if it has none.
  init?(_ contract: Contract, _ life: LifeNumbers) {
    promises = contract.treePromises
    usages = contract.usages(life)
    duties = contract.duties
    if promises.isEmpty, usages.isEmpty, duties.isEmpty { return nil }
  }
}

// Conversion of a contract's names to numbers.
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

  /// Returns whether a promise is between a child and a parent of some family with the child's call
  /// first; nil if it is not between a child and a parent.
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

import EventModel

extension Contract {
  /// Returns the flaws of names that the contract uses and does not declare.
  ///
  /// - Complexity: O(names used × names declared).
  func referenceFlaws() -> [Flaw] {
    var check = ReferenceCheck(self)
    check.lookAtLife()
    for family in families { check.look(at: family) }
    check.lookAtPromises()
    check.lookAtKinds()
    check.lookAtActions()
    return check.flaws
  }
}

/// A check that the contract declares each name that it uses.
private struct ReferenceCheck {
  private(set) var flaws: [Contract.Flaw] = []
  private let contract: Contract
  private let callbacks: [String]
  private let states: [String]
  private let labels: [String]
  private let actions: [String]

  init(_ contract: Contract) {
    self.contract = contract
    callbacks = contract.callbacks.map(\.name)
    states = contract.life.states.map(\.name)
    labels = contract.life.states.flatMap(\.labels)
    actions = contract.actions.map(\.name)
  }

  mutating func lookAtLife() {
    let life = contract.life
    find(life.initial, among: states, "state", .initialState)
    for step in life.steps {
      for state in [step.from, step.to] { find(state, among: states, "state", .states) }
      find(step.callback, .states)
    }
  }

  mutating func look(at family: EpisodeFamily) {
    let location = Contract.Flaw.Location.family(family.name)
    let roles = family.roles.map(\.name)
    for role in family.roles {
      guard case .child(let parent) = role.relation else { continue }
      find(parent, among: roles, "role of '\(family.name)'", location)
    }
    if let role = family.roles.first(where: { family.ancestors(of: $0).contains($0.name) }) {
      note(
        location,
        "the role '\(role.name)' of '\(family.name)' is a child of its own child: leave out one "
          + "'childOf'")
    }
    if let state = family.onlyWhenNoneIs { find(state, among: states, "state", location) }
    for ending in family.endings {
      for part in ending.parts {
        let location = Contract.Flaw.Location.part(
          family: family.name, outcome: ending.outcome, role: part.role)
        find(part.role, among: roles, "role of '\(family.name)'", location)
        for state in [part.start, part.end] { find(state, among: states, "state", location) }
        for callback in part.words.symbols { find(callback, location) }
      }
      for role in roles where ending.parts.count(where: { $0.role == role }) != 1 {
        note(
          location, "\(ending.outcome) of '\(family.name)' must say once what '\(role)' is sent")
      }
    }
  }

  mutating func lookAtPromises() {
    let roles = contract.families.flatMap(\.roles).map(\.name)
    for (number, promise) in contract.promises.enumerated() {
      for event in [promise.first, promise.second] {
        find(event.subject, among: roles, "role of a family", .promise(number))
        find(event.callback, .promise(number))
      }
    }
  }

  mutating func lookAtKinds() {
    let kinds = contract.kinds.map(\.name)
    for name in contract.documentedKinds { find(name, among: kinds, "kind", .kinds) }
    if let name = contract.initialKind { find(name, among: kinds, "kind", .initialKind) }
    for kind in contract.kinds {
      for variant in kind.variants {
        if variant.kind != kind.name {
          note(.kinds, "the kind '\(kind.name)' has an order that calls itself '\(variant.name)'")
        }
        look(at: variant)
      }
    }
  }

  private mutating func look(at variant: Variant) {
    let location = Contract.Flaw.Location.variant(kind: variant.kind, outcome: variant.outcome)
    guard let family = contract.family(named: variant.family) else {
      return find(variant.family, among: contract.families.map(\.name), "family", location)
    }
    find(
      variant.outcome.name, among: family.endings.map(\.outcome.name),
      "outcome of '\(family.name)'", location)
    for event in variant.words.symbols {
      find(event.subject, among: family.roles.map(\.name), "role of '\(family.name)'", location)
      find(event.callback, location)
    }
  }

  mutating func lookAtActions() {
    for rule in contract.usageRules {
      find(rule.action, among: actions, "action", .contract)
      for callback in rule.callbacks + rule.allowedCallbacks { find(callback, .contract) }
      for label in [rule.forbiddenState, rule.forbiddenParentState].compactMap({ $0 }) {
        find(label, among: labels, "label of a state", .contract)
      }
    }
    for obligation in contract.obligations {
      for action in [obligation.action, obligation.answer] {
        find(action, among: actions, "action", .contract)
      }
      for callback in obligation.callbacks + [obligation.due] { find(callback, .contract) }
    }
    for resource in contract.resources {
      for action in [resource.action, resource.answer].compactMap({ $0 }) {
        find(action, among: actions, "action", .contract)
      }
    }
  }

  private mutating func find(_ callback: Callback, _ location: Contract.Flaw.Location) {
    find(callback.name, among: callbacks, "callback", location)
  }

  /// Records a flaw if a name is not declared, once per location.
  private mutating func find(
    _ name: String, among known: [String], _ what: String, _ location: Contract.Flaw.Location
  ) {
    if known.contains(name) { return }
    note(
      location,
      "'\(name)' is not \(MessageText.withArticle(what))"
        + Spelling.question(Spelling.nearest(to: name, among: known)))
  }

  private mutating func note(_ location: Contract.Flaw.Location, _ message: String) {
    let flaw = Contract.Flaw(location, message)
    if !flaws.contains(flaw) { flaws.append(flaw) }
  }
}

extension EpisodeFamily {
  /// Returns the names of the roles whose child a role is, and of those whose child these are.
  fileprivate func ancestors(of role: Role) -> [String] {
    var found: [String] = []
    var next: Role? = role
    while case .child(let parent) = next?.relation, !found.contains(parent) {
      found.append(parent)
      next = roles.first { $0.name == parent }
    }
    return found
  }
}

extension Pattern {
  /// The symbols in the pattern, in the order in which they are written.
  fileprivate var symbols: [Symbol] {
    switch self {
    case .symbol(let symbol): [symbol]
    case .optional(let part), .repeated(let part): part.symbols
    case .sequence(let parts), .choice(let parts), .interleaved(let parts):
      parts.flatMap(\.symbols)
    }
  }
}

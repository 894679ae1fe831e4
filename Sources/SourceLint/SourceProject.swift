package import EventModel
package import SourceReading

/// Everything that was read of an app's source, in the form that rules use.
package struct SourceProject {
  /// The contract whose callbacks the screens get.
  package let contract: Contract
  /// The names of the kinds that were chosen; nil for the contract's documented ones.
  package let kinds: [String]?
  /// The screens, in the order of their files and lines.
  package let screens: [Screen]
  /// The same screens by name.
  private let screensByName: [String: [Screen]]
  /// What the screens take and give back, in the order of the screens.
  let holdings: [Holding]

  /// What the comments ask for, in the order of the files.
  package let directives: [SourceDirectives]

  /// The callbacks that are not the contract's, each with the contract's callback that it comes
  /// with.
  private let companions: [Callback: Callback]

  /// A screen with its holdings.
  package struct Screen {
    /// What it does.
    package let facts: SourceFacts
    /// What it takes and gives back.
    package let holdings: [Holding]
  }

  /// Makes the project of the facts of every class.
  package init(
    _ facts: [SourceFacts], _ directives: [SourceDirectives] = [], resources: [SourceResource],
    contract: Contract, kinds: [String]?
  ) {
    self.directives = directives
    self.contract = contract
    self.kinds = kinds
    let rows = Dictionary(resources.map { ($0.id, $0) }) { first, _ in first }
    let companions = SourceVocabulary.companions(of: contract)
    self.companions = companions
    screens = facts.map(\.reached).sorted { ($0.site, $0.name) < ($1.site, $1.name) }
      .map { facts in
        let holdings = facts.holdings(rows, companions)
        return Screen(
          facts: facts,
          holdings: holdings.map { $0.isLowered(whileShown: contract) ? $0.inverted : $0 })
      }
    screensByName = Dictionary(grouping: screens, by: \.facts.name)
    holdings = screens.flatMap(\.holdings)
  }

  /// Returns the screens with a name, in the order of their files and lines.
  func screens(named name: String) -> [Screen] { screensByName[name] ?? [] }

  /// Returns the callback itself if it is the contract's, else the contract's callback that it
  /// comes with.
  func judged(_ callback: Callback) -> Callback { companions[callback] ?? callback }

  /// Each screen's own life, as the subject of claims.
  var subject: Subject { .each(contract.actor) }

  /// Returns the event of a callback in a screen's own life.
  func event(_ callback: Callback) -> EventTerm {
    EventTerm(subject, judged(callback))
  }

  /// Returns the position of a callback in the contract's own order.
  func order(_ callback: Callback) -> Int { contract.number(of: judged(callback)) ?? 0 }

  /// The label of the state in which every life starts.
  var hidden: String { contract.life.initialLabel }

  /// The label of the other rest state, if there is exactly one: the state in which a screen is
  /// shown.
  var shown: String? {
    let others = contract.life.restLabels.filter { $0 != hidden }
    return others.count == 1 ? others[0] : nil
  }

  /// The first callback of a life.
  var first: Callback { contract.callbacks[0] }

  /// The first callback with which a screen begins to leave, if there is one.
  var leaving: Callback? { contract.callbacks.first(where: isLeaving) }

  /// The last callback of a life.
  var last: Callback { contract.callbacks[contract.callbacks.count - 1] }
}

extension SourceProject {
  /// Where to acquire what was acquired once and is released when the screen leaves.
  var helpForBegunOnce: String {
    "acquire it in \(first) and release it in \(leaving ?? last), or release it only at the end of "
      + "the screen's life, in deinit"
  }

  /// Returns the variants of an outcome of the chosen kinds, as limits.
  func variants(_ outcome: Outcome) -> [Assumption.Limit] {
    contract.variants(outcome, of: kinds)
  }

  /// The cancelled variants of the chosen kinds, as limits.
  var cancellations: [Assumption.Limit] { variants(.cancelled) }
}

extension Contract {
  /// Returns the variants of an outcome of kinds, as limits; without names, of the documented ones.
  func variants(_ outcome: Outcome, of kinds: [String]?) -> [Assumption.Limit] {
    variants(of: kinds ?? documentedKinds).filter { $0.outcome == outcome }
  }

  /// Returns the variants of kinds, as limits.
  func variants(of names: [String]) -> [Assumption.Limit] {
    kinds.filter { names.contains($0.name) }.flatMap(\.variants)
      .map { Assumption.Limit($0.kind, $0.outcome) }
  }
}

extension Formula.BalanceClaim {
  /// Returns the claims of other aspects about the same sites.
  func aspects(_ aspects: [Aspect]) -> [Formula.BalanceClaim] {
    aspects.map { aspect in
      var claim = self
      claim.aspect = aspect
      return claim
    }
  }
}

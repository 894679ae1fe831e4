import EventCatalogue
import EventChecking
import EventLint
import EventModel
import Testing

@Suite("A contract that uses names it does not declare")
struct FlawedContractsTests {
  /// One change of a sound contract, and what is wrong then.
  struct Case: Sendable {
    var base: Contract
    var change: @Sendable (inout Contract) -> Void
    var flaws: [String]

    init(
      _ flaws: String..., in base: Contract = .viewTransitions,
      change: @escaping @Sendable (inout Contract) -> Void
    ) {
      self.base = base
      self.change = change
      self.flaws = flaws
    }

    var contract: Contract {
      var contract = base
      change(&contract)
      return contract
    }
  }

  static let cases: [Case] = [
    Case("'hiden' is not a state; did you mean 'hidden'?") { $0.life.initial = "hiden" },
    Case("'lost' is not a state") { $0.life.steps[0].from = "lost" },
    Case("'lost' is not a state") { $0.life.steps[0].to = "lost" },
    Case("'viewWillApear' is not a callback; did you mean 'viewWillAppear'?") {
      $0.life.steps[0].callback = "viewWillApear"
    },
    Case("'lost' is not a state") { $0.families[0].endings[0].parts[0].start = "lost" },
    Case("'lost' is not a state") { $0.families[0].endings[0].parts[0].end = "lost" },
    Case("'lost' is not a state") { $0.families[0].onlyWhenNoneIs = "lost" },
    Case("'willFly' is not a callback") {
      $0.families[0].endings[0].parts[0].words = .interleaved([.optional(.symbol("willFly"))])
    },
    Case(
      "'bystander' is not a role of 'twoSided'",
      "completed of 'twoSided' must say once what 'new' is sent"
    ) {
      let index = $0.families.firstIndex { $0.name == "twoSided" }!
      $0.families[index].endings[0].parts[1].role = "bystander"
    },
    Case("two roles are named 'current'; each needs a name of its own") {
      let index = $0.families.firstIndex { $0.name == "twoSided" }!
      $0.families[index].roles[1].name = "current"
    },
    Case("'guardian' is not a role of 'twoSided'") {
      let index = $0.families.firstIndex { $0.name == "twoSided" }!
      $0.families[index].roles[1].relation = .child(of: "guardian")
    },
    Case("'bystander' is not a role of a family") { $0.promises[0].first.subject = "bystander" },
    Case("'willFly' is not a callback") { $0.promises[0].second.callback = "willFly" },
    Case("'flight' is not a kind") { $0.documentedKinds.append("flight") },
    Case("'flight' is not a kind") { $0.initialKind = "flight" },
    Case("'towSided' is not a family; did you mean 'twoSided'?") {
      $0.kinds[1].variants[0].family = "towSided"
    },
    Case("'exploded' is not an outcome of 'twoSided'") {
      let index = $0.kinds.firstIndex { $0.name == "navigation" }!
      $0.kinds[index].variants[0].outcome = "exploded"
    },
    Case("the kind 'navigation' has an order that calls itself 'flight.completed'") {
      let index = $0.kinds.firstIndex { $0.name == "navigation" }!
      $0.kinds[index].variants[0].kind = "flight"
    },
    Case("'bystander' is not a role of 'twoSided'", "'willFly' is not a callback") {
      let index = $0.kinds.firstIndex { $0.name == "navigation" }!
      $0.kinds[index].variants[0].words = .word([LifecycleEvent("bystander", "willFly")])
    },
    Case("'juggle' is not an action", in: .componentControllers) {
      $0.usageRules[0].action = "juggle"
    },
    Case("'willFly' is not a callback", in: .componentControllers) {
      $0.usageRules[0].callbacks.append("willFly")
    },
    Case("'lost' is not a label of a state", in: .componentControllers) {
      $0.usageRules[0].forbiddenState = "lost"
    },
    Case("'juggle' is not an action", in: .componentControllers) {
      $0.obligations[0].answer = "juggle"
    },
    Case("'willFly' is not a callback", in: .componentControllers) {
      $0.obligations[0].due = "willFly"
    },
    Case("'juggle' is not an action", in: .componentControllers) {
      $0.resources[0].action = "juggle"
    },
    Case("two callbacks are named 'viewWillAppear'; each needs a name of its own") {
      $0.callbacks.append("viewWillAppear")
    },
    Case("80 actions; a contract has at most 64 (Limits.actions)") {
      $0.actions = (0..<80).map { ClientAction("action\($0)", "") }
    },
  ]

  @Test("a flawed contract names its flaw and the nearest declared name", arguments: cases.indices)
  func flaws(_ number: Int) {
    #expect(Self.cases[number].contract.flaws().map(\.message) == Self.cases[number].flaws)
  }

  @Test(
    "a flawed contract is refused by everything that takes a contract", arguments: cases.indices)
  func refused(_ number: Int) throws {
    let contract = Self.cases[number].contract
    let sound = Self.cases[number].base
    let callbacks = sound.callbacks.prefix(2).map(\.name)
    let claim = try sound.assumption(
      "\(sound.actor).\(callbacks[0]) before \(sound.actor).\(callbacks[1])")
    let reason = "the contract \(contract.name): \(Self.cases[number].flaws[0])"

    #expect(throws: DecisionError(reason)) { try contract.judgement(on: claim) }
    #expect(throws: ContractError.self) { try CompiledContract(contract) }
    #expect(throws: ContractError.self) { try contract.histories(length: 1) }
    let error = #expect(throws: ContractError.self) { try contract.randomHistory(seed: 1) }
    #expect(error?.flaws.map(\.message) == Self.cases[number].flaws)

    let sheet = sound.kinds[0].variants[0].words
    let events = sheet.onlyWord?.map { LoggedEvent(view: $0.subject, $0.callback) } ?? []
    let found = Linter.findings(in: events, contract: contract)
    #expect(found.map(\.rule) == Self.cases[number].flaws.map { _ in "flawed_contract" })
    #expect(found.allSatisfy { $0.severity == .error })
    #expect(found.first?.message == reason)
  }

  @Test(
    "no built-in contract is flawed", arguments: [Contract.viewTransitions, .componentControllers])
  func sound(_ contract: Contract) {
    #expect(contract.flaws() == [])
  }
}

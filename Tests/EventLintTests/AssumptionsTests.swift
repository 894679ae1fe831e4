import EventCatalogue
import EventChecking
import EventLint
import EventModel
import Testing

/// Assumptions held against a log.
struct AssumptionsTests {
  private func findings(
    _ assumption: String, _ log: String, identity: NameTable.Identity = .single
  ) throws -> [Finding] {
    let contract = Contract.viewTransitions
    var judge = try Judge(contract, kinds: nil)
    var configuration = LintConfiguration()
    let parsed = ParsedAssumption(
      try contract.assumption(assumption), text: assumption, line: 1)
    configuration.assumptions = [
      try DeclaredAssumption(parsed, file: "assumptions", judge: &judge)
    ]
    let callbacks: [Substring: Callback] = [
      "wa": .viewWillAppear, "da": .viewDidAppear, "wd": .viewWillDisappear,
      "dd": .viewDidDisappear, "load": "viewDidLoad",
    ]
    let events = log.split(separator: " ").map { word in
      let parts = word.split(separator: ".")
      return LoggedEvent(view: String(parts[0]), callbacks[parts[1]] ?? "")
    }
    return Linter.findings(
      in: events, compiled: .viewTransitions, configuration: configuration, identity: identity)
  }

  /// The findings in a transcript that declares assumptions itself.
  private func declared(_ assumptions: [String], _ calls: [(UInt32, UInt8)]) -> [String] {
    var linter = Linter(
      compiled: .viewTransitions, configuration: LintConfiguration(), file: "log")
    var names = NameTable()
    let views = ["A", "B"].map {
      names.view($0, instance: nil, identity: .single, scope: names.scope(""))
    }
    var batch = EventBatch()
    for (index, text) in assumptions.enumerated() {
      var detail = EventDetail()
      detail.text = text
      batch.records.append(
        EventRecord(
          offset: UInt64(index), line: UInt32(index + 1), view: 0, scope: 0,
          detail: batch.add(detail), code: EventRecord.Code.assumption, length: 1))
    }
    for (view, code) in calls {
      let index = batch.records.count
      batch.records.append(
        EventRecord(
          offset: UInt64(index), line: UInt32(index + 1), view: views[Int(view)], scope: 0,
          detail: 0, code: code, length: 1))
    }
    linter.consume(batch, names: names)
    linter.finish(names: names)
    return linter.takeFindings().map { "\($0.rule):\($0.position.line)" }
  }

  private static let push: [(UInt32, UInt8)] = [
    (0, 0), (0, 1), (0, 2), (1, 0), (0, 3), (1, 1), (1, 2), (0, 0), (1, 3), (0, 1),
  ]

  @Test func `one that takes too many states is a malformed line, and the others are held`() {
    let counts = ["viewWillAppear", "viewDidAppear", "viewWillDisappear"].map {
      "Existence(60, view.\($0))"
    }
    let found = declared(
      [counts.joined(separator: " and "), "never view.viewDidDisappear"], Self.push)
    #expect(found.contains("malformed_line:1"))
    #expect(found.contains("unguaranteed_assumption:2"))
    #expect(found.filter { $0.hasPrefix("violated_assumption") }.count == 2)
  }

  @Test func `each of many is held against each view, as if it were the only one`() {
    let claims = (0..<100).map { number in
      ["view.viewDidAppear at most once", "never view.viewDidDisappear"][number % 2]
        + (number < 50 ? "" : " or Existence(\(number), view.viewWillAppear)")
    }
    let violated = declared(claims, Self.push).filter { $0.hasPrefix("violated_assumption") }
    // The first view disappears and appears again, the second only disappears.
    #expect(violated.filter { $0 == "violated_assumption:105" }.count == 25)
    #expect(violated.filter { $0 == "violated_assumption:109" }.count == 25)
    #expect(violated.filter { $0 == "violated_assumption:110" }.count == 25)
    #expect(violated.count == 75)
  }

  @Test func `a contract whose lives have more states than are followed is linted without a trap`()
  {
    var contract = Contract.viewTransitions
    for number in 0..<80 {
      contract.life.states.append(LifeAutomaton.State("s\(number)", isRest: true))
      contract.life.steps.append(
        LifeAutomaton.Step(
          number == 0 ? "shown" : "s\(number - 1)", .viewDidAppear, "s\(number)"))
    }
    let events = ["A", "A", "A"].map { LoggedEvent(view: $0, .viewWillAppear) }
    _ = Linter.findings(in: events, contract: contract)
    _ = Linter.findings(in: events, contract: contract, identity: .anyInstance)
    #expect(throws: ContractError.self) { try CompiledContract(contract) }
  }

  @Test func `a broken one is an error at the event that makes it certain`() throws {
    let found = try findings(
      "current.viewDidDisappear before new.viewDidAppear",
      "A.wa A.da B.wa A.wd B.da A.dd")
    #expect(found.map(\.rule) == ["unguaranteed_assumption", "violated_assumption"])
    #expect(found[1].position.line == 6)
    #expect(found[1].view == "A")
    #expect(found[1].severity == .error)
    #expect(
      found[1].help?.contains("current.viewWillDisappear before new.viewDidAppear") == true)
    #expect(found[0].position.line == 1)
    #expect(found[0].file == "assumptions")
  }

  @Test func `a configuration takes assumptions as text`() throws {
    let text = "current.viewDidDisappear before new.viewDidAppear"
    let configuration = try LintConfiguration(assuming: [text], under: .viewTransitions)
    let events = [
      ("A", Callback.viewWillAppear), ("A", .viewDidAppear), ("B", .viewWillAppear),
      ("A", .viewWillDisappear), ("B", .viewDidAppear), ("A", .viewDidDisappear),
    ]
    let found = Linter.findings(
      in: events.map { LoggedEvent(view: $0, $1) }, compiled: .viewTransitions,
      configuration: configuration)
    #expect(found.map(\.rule) == ["unguaranteed_assumption", "violated_assumption"])
    let error = #expect(throws: AssumptionError.self) {
      try LintConfiguration(assuming: [text, "viewWillAppear first"], under: .viewTransitions)
    }
    #expect(error?.line == 2)
    #expect(throws: ContractError.self) {
      try LintConfiguration(assuming: [text], under: .viewTransitions, kinds: ["flight"])
    }
  }

  @Test func `a response that never came is reported at the close of the transition`() throws {
    let found = try findings(
      "new.viewWillAppear leads to new.viewDidAppear", "A.wa A.da A.wd B.wa B.wd B.dd A.wa A.da")
    #expect(found.map(\.rule) == ["unguaranteed_assumption", "violated_assumption"])
    #expect(found[1].position.line == 8)
  }

  @Test func `one is held against each pair of views that share a permitted order`() throws {
    let claim = "new.viewWillAppear before current.viewWillDisappear"
    let start = "H.wa H.da H.wd X.wa Y.wa H.wa H.da X.wd Y.wd X.dd Y.dd"
    let found = try findings(claim, start).map { "\($0.rule):\($0.position.line)" }
    #expect(found.filter { $0.hasPrefix("violated") }.count == 2, "\(found)")
    #expect(found.contains("undocumented_order:3"), "\(found)")
    // Pairs with several orders may be of several transitions.
    let mixed = try findings(claim, "H.wa H.da H.wd X.wa Y.wa H.wa X.wd H.da Y.wd X.dd Y.dd")
    #expect(!mixed.map(\.rule).contains("violated_assumption"))
    #expect(!mixed.map(\.rule).contains("undocumented_order"))
  }

  @Test func `one that holds and was tried says nothing`() throws {
    let found = try findings(
      "current.viewWillDisappear before new.viewDidAppear", "A.wa A.da A.wd B.wa A.dd B.da")
    #expect(found.isEmpty)
  }

  @Test func `one that nothing could break is untested`() throws {
    let found = try findings(
      "current.viewWillDisappear before new.viewDidAppear", "A.wa A.da A.wd A.dd")
    #expect(found.map(\.rule) == ["untested_assumption"])
  }

  @Test func `an incidental one is a note`() throws {
    let found = try findings(
      "current.viewWillDisappear before new.viewDidDisappear",
      "A.wa A.da A.wd B.wa B.wd B.dd A.wa A.da")
    #expect(found.map(\.rule) == ["incidental_assumption"])
  }

  @Test func `a limit is judged only where every candidate kind is listed`() throws {
    let scroll = "A.wa A.da B.wa A.wd B.da A.dd"
    let claim = "current.viewDidDisappear before new.viewDidAppear"
    #expect(
      try findings("in pageScroll, tab: " + claim, scroll).map(\.rule)
        .contains("violated_assumption"))
    #expect(
      try !findings("in pageScroll: " + claim, scroll).map(\.rule)
        .contains("violated_assumption"))
  }

  @Test func `nothing is judged without the callbacks it names`() throws {
    let found = try findings(
      "Response(new.viewWillAppear, new.viewDidAppear)", "A.wd B.wa A.dd B.wd A.wa B.dd A.wd B.wa")
    #expect(!found.map(\.rule).contains("violated_assumption"))
  }

  @Test func `a view's life is judged from where the log begins`() throws {
    let claim = "view.viewDidAppear at most once"
    #expect(
      try findings(claim, "A.da A.wd A.dd A.wa A.da").map(\.position.line).last == 5)
    #expect(
      try !findings("Precedence(view.viewWillAppear, view.viewDidDisappear)", "A.dd A.wa")
        .map(\.rule).contains("violated_assumption"))
  }

  @Test func `named screens are judged over the whole log`() throws {
    let found = try findings(
      "Inbox.viewDidAppear only after Login.viewDidDisappear",
      "Login.load Login.wa Login.da Inbox.wa Login.wd Inbox.da Login.dd Inbox.wd Inbox.dd")
    #expect(found.map(\.rule).contains("unguaranteed_assumption"))
    // The log may begin after an earlier Login.viewDidDisappear, so nothing is certain.
    #expect(!found.map(\.rule).contains("violated_assumption"))
    let after = try findings(
      "Login.viewDidAppear before Inbox.viewDidAppear",
      "Inbox.wa Inbox.da Inbox.wd Login.wa Inbox.dd Login.da Login.wd Login.dd")
    #expect(after.last?.rule == "violated_assumption")
    #expect(after.last?.position.line == 6)
  }
}

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
      in: events, contract: contract, configuration: configuration, identity: identity)
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

  @Test func `a response that never came is reported at the close of the transition`() throws {
    let found = try findings(
      "new.viewWillAppear leads to new.viewDidAppear", "A.wa A.da A.wd B.wa B.wd B.dd A.wa A.da")
    #expect(found.map(\.rule) == ["unguaranteed_assumption", "violated_assumption"])
    #expect(found[1].position.line == 8)
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

import EventCatalogue
import EventChecking
import EventLint
import EventLog
import EventModel
import Testing

/// How transitions are put together and recognized.
struct TransitionsTests {
  private func transitions(
    _ log: String, identity: NameTable.Identity = .single
  ) -> [ViewTransition] {
    var configuration = LintConfiguration()
    configuration.keepsTransitions = true
    var linter = Linter(compiled: .viewTransitions, configuration: configuration, file: "")
    var names = NameTable()
    linter.consume(events(log), identity: identity, names: &names)
    linter.finish(names: names)
    return linter.takeTransitions()
  }

  private func findings(
    _ log: String, identity: NameTable.Identity = .single
  ) -> [Finding] {
    Linter.findings(in: events(log), compiled: .viewTransitions, identity: identity)
  }

  private func findings(reading log: String) throws -> [Finding] {
    var reader = try LogReader(ByteSource(bytes: Array(log.utf8)), contract: .viewTransitions)
    var names = NameTable()
    var linter = Linter(
      compiled: .viewTransitions, configuration: LintConfiguration(), file: "app.log")
    try reader.read(into: &linter, names: &names)
    linter.finish(names: names)
    return linter.takeFindings()
  }

  /// Reads `A.wa B.wd` as events; `@t1:kind` behind one declares its transition and kind.
  private func events(_ log: String) -> [LoggedEvent] {
    return log.split(separator: " ").map { word in
      let parts = word.split(separator: "@")
      let event = parts[0].split(separator: ".")
      var logged = LoggedEvent(view: String(event[0]), Callback.shortWords[String(event[1])] ?? "")
      if parts.count > 1 {
        let declared = parts[1].split(separator: ":")
        logged.transition = String(declared[0])
        logged.kind = declared.count > 1 ? String(declared[1]) : nil
      }
      return logged
    }
  }

  @Test(arguments: ["", "Output\n", "Output\n\nA viewDidLoad\n"])
  func `a heading above the launch takes no instance of a class away`(_ heading: String) throws {
    let log =
      heading + """
        A viewWillAppear
        A viewDidAppear
        A viewWillDisappear
        B viewWillAppear
        A viewDidDisappear
        B viewDidAppear
        B viewWillDisappear
        A viewWillAppear
        B viewDidDisappear
        A viewDidAppear
        """
    #expect(try findings(reading: log) == [])
  }

  @Test(arguments: ["", "## Tab 2\n"])
  func `a class that is both sides of the first transition has two instances`(
    _ heading: String
  ) throws {
    let log =
      heading + """
        Nav viewWillAppear
        Search viewWillAppear
        Nav viewWillDisappear
        Page viewWillDisappear
        Nav viewDidDisappear
        Page viewDidDisappear
        Nav viewDidAppear
        Search viewDidAppear
        """
    #expect(try findings(reading: log).map(\.message) == [])
  }

  @Test func `calls of one class may be those of one view, where the log lacks a callback`() {
    let names = transitions("A.wd A.wa A.da", identity: .anyInstance)[0].candidates
    #expect(names.contains("sheet.cancelled"), "\(names)")
    #expect(names.first == "navigation.completed")
    let whole = transitions("A.wd A.wa A.dd A.da", identity: .anyInstance)[0].candidates
    #expect(!whole.contains("sheet.cancelled"), "\(whole)")
  }

  private static let words: [(String, String)] = [
    ("navigation.completed", "A.wd B.wa A.dd B.da"),
    ("navigation.cancelled", "A.wd B.wa B.wd B.dd A.wa A.da"),
    ("pageScroll.completed", "B.wa A.wd B.da A.dd"),
    ("pageScroll.cancelled", "B.wa A.wd A.wa A.da B.wd B.dd"),
    ("pageCurl.completed", "B.wa A.wd A.dd B.da"),
    ("pageCurl.cancelled", "B.wa A.wd B.wd A.wa B.dd A.da"),
  ]

  @Test func `each documented order is recognized`() {
    for (variant, word) in Self.words {
      let found = transitions("A.wa A.da " + word)
      #expect(found.map(\.conformance) == [.oneSided, .documented], "\(variant)")
      #expect(found[1].candidates.first == variant)
      #expect(found[1].current == ["A"])
      #expect(found[1].new == ["B"])
    }
  }

  @Test func `each documented order is recognized where both pages share a class`() {
    for (variant, word) in Self.words {
      let shared = word.replacing("A.", with: "Page.").replacing("B.", with: "Page.")
      let found = transitions("Page.wa Page.da " + shared, identity: .anyInstance)
      #expect(found.map(\.conformance) == [.oneSided, .documented], "\(variant)")
      #expect(found.last?.candidates.first == variant)
    }
  }

  @Test func `several kinds can share an order`() {
    let found = transitions("A.wa A.da B.wa A.wd B.da A.dd")
    #expect(found[1].candidates == ["pageScroll.completed", "tab.completed"])
  }

  @Test func `a modal is catalogued but not documented`() {
    let found = transitions("A.wa A.da A.wd B.wa B.da A.dd")
    #expect(found[1].conformance == .catalogued)
    #expect(found[1].candidates == ["modal.completed", "containment.completed"])
  }

  @Test func `nested containers on both sides are one transition`() {
    let found = transitions("P.wa C.wa P.da C.da P.wd C.wd Q.wa D.wa P.dd C.dd Q.da D.da")
    #expect(found.map(\.conformance) == [.oneSided, .documented])
    #expect(found[1].current == ["P", "C"])
    #expect(found[1].new == ["Q", "D"])
    #expect(found[1].candidates == ["navigation.completed"])
  }

  @Test func `a permitted order of no kind is a note that names the nearest`() {
    let found = findings("A.wa A.da A.wd B.wa B.wd A.wa B.dd A.da")
    #expect(found.map(\.rule) == ["undocumented_order"])
    #expect(found.first?.position.line == 3)
    #expect(found.first?.message.contains("navigation.cancelled") == true)
  }

  @Test func `a sheet is one-sided, also when its dismissal is cancelled`() {
    let found = transitions("A.wa A.da S.wa S.da S.wd S.wa S.da S.wd S.dd")
    #expect(found.allSatisfy { $0.conformance == .oneSided })
    #expect(found.count == 4)
  }

  @Test func `two screens joined by an id must overlap`() {
    let word = "A.wa A.da A.wd@t1 A.dd@t1 B.wa@t1 B.da@t1"
    let found = findings(word)
    #expect(found.map(\.rule) == ["disjoint_windows"])
    #expect(found.first?.severity == .error)
    #expect(found.first?.position.line == 5)
    #expect(transitions(word).last?.conformance == .illegal)
    #expect(findings("A.wa A.da A.wd A.dd B.wa B.da").isEmpty)
  }

  @Test func `a declared kind must have its order`() {
    let found = findings(
      "A.wa A.da A.wd@t1:pageScroll B.wa@t1:pageScroll A.dd@t1:pageScroll B.da@t1:pageScroll")
    #expect(found.map(\.rule) == ["kind_mismatch"])
    #expect(found.first?.position.line == 3)
    #expect(
      found.first?.message
        == "the log declares pageScroll, but the order is that of navigation.completed")
  }

  @Test func `a log that ends inside a transition is a note`() {
    let found = findings("A.wa A.da A.wd A.dd A.wa A.da A.wd B.wa")
    #expect(found.map(\.rule) == ["unfinished_transition"])
    #expect(found.first?.severity == .note)
    #expect(found.first?.position.line == 8)
  }

  @Test func `a view that rested in a kept transition is not under way in it later`() {
    let first = "A.wa@1 A.da@1 A.wd@2 B.wa@2 A.dd@2 B.da@2"
    #expect(findings(first + " A.wa@3 B.wd@3").map(\.position.line) == [8])
    var ended = events(first)
    ended.append(LoggedEvent(view: "A", "deinit"))
    #expect(Linter.findings(in: ended, compiled: .viewTransitions).isEmpty)
  }

  @Test func `a view that ended or went on while a transition was kept is not under way in it`() {
    var ended = events("A.wa@1 A.da@1 A.wd@2 B.wa@3 B.da@3 B.wd@4 B.dd@4")
    ended.insert(LoggedEvent(view: "A", "deinit"), at: 5)
    #expect(Linter.findings(in: ended, compiled: .viewTransitions).isEmpty)
    let wentOn = findings("A.dd@1 A.wd@2 B.wd@2 B.dd@2 A.wd@3 C.wd@3 C.dd@3")
    #expect(wentOn.filter { $0.rule == "unfinished_transition" }.map(\.position.line) == [7])
  }

  @Test func `a header begins a run, and the run before it may end inside a transition`() throws {
    let calls = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    let run = ["transcript 1"] + (calls + calls.dropLast()).map { "A \($0)" }
    let log = (run + run + run).joined(separator: "\n")
    let rest = " ends inside a transition: A is still under way"
    #expect(
      try findings(reading: log).map(\.message) == [
        "the first run" + rest, "run 2" + rest, "the log" + rest,
      ])
  }

  @Test func `a child called before its container is a warning`() {
    var events = events("C.wa P.wa C.da P.da")
    for index in events.indices where events[index].view == "C" { events[index].parent = "P" }
    let found = Linter.findings(in: events, compiled: .viewTransitions)
    #expect(found.map(\.rule) == ["parent_after_child"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.position.line == 2)
  }

  @Test func `without viewDidAppear a child that leaves is not called before its container`() {
    var events = events("P.wa C.wa C.wd D.wa C.dd P.wd D.wd P.dd D.dd")
    for index in events.indices where events[index].view != "P" { events[index].parent = "P" }
    let found = Linter.findings(in: events, compiled: .viewTransitions)
    #expect(!found.map(\.rule).contains("parent_after_child"))
  }

  @Test func `a later life begins where the view was loaded anew`() {
    var events = events("A.wa A.da A.wd A.dd A.wa A.da A.wa A.da")
    events.insert(LoggedEvent(view: "A", "viewDidLoad"), at: 6)
    #expect(Linter.findings(in: events, compiled: .viewTransitions).isEmpty)
  }
}

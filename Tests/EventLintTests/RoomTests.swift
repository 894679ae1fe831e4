import EventCatalogue
import EventLint
import EventModel
import Testing

/// A full name table is emptied of what is needed least.
struct RoomTests {
  private func linter(_ events: [LoggedEvent], _ names: inout NameTable) -> Linter {
    var linter = Linter(
      compiled: .viewTransitions, configuration: LintConfiguration(), file: "")
    linter.consume(events, names: &names)
    return linter
  }

  @Test func `a view under way keeps its state, and an error in it is still found`() {
    var names = NameTable()
    var linter = linter(
      [
        LoggedEvent(view: "A", .viewWillAppear), LoggedEvent(view: "A", .viewDidAppear),
        LoggedEvent(view: "A", .viewWillDisappear),
      ], &names)
    linter.makeRoom(in: &names)
    linter.consume([LoggedEvent(view: "A", .viewWillDisappear)], names: &names)
    linter.finish(names: names)
    #expect(linter.takeFindings().map(\.rule).contains("repeated_callback"))
  }

  @Test func `a forgotten view is unknown, so its next call is never wrong`() {
    var names = NameTable()
    var linter = linter([], &names)
    let calls: [Callback] = [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    let events = (0..<(Limits.views / 2 + 10)).flatMap { number in
      calls.map { LoggedEvent(view: "V\(number)", $0) }
    }
    linter.consume(events, names: &names)
    linter.makeRoom(in: &names)
    #expect(names.viewCount <= Limits.views / 2 + 1)
    linter.consume([LoggedEvent(view: "V0", .viewDidDisappear)], names: &names)
    linter.finish(names: names)
    #expect(linter.takeFindings().isEmpty)
  }

  @Test func `what is given up when too much is under way is said once, and not a finding`() {
    var names = NameTable()
    let scopes = 0..<(Limits.scopes / 2 + 10)
    var linter = linter(
      [
        LoggedEvent(view: "A", .viewWillAppear), LoggedEvent(view: "A", .viewDidAppear),
        LoggedEvent(view: "A", .viewWillDisappear), LoggedEvent(view: "A", .viewDidDisappear),
      ] + scopes.map { LoggedEvent(view: "V", .viewWillAppear, scope: "s\($0)") }, &names)
    linter.makeRoom(in: &names)
    linter.consume(
      scopes.map { LoggedEvent(view: "V", .viewDidAppear, scope: "s\($0)") }, names: &names)
    linter.makeRoom(in: &names)
    linter.finish(names: names)
    #expect(linter.takeFindings().isEmpty)
    let remarks = linter.takeRemarks().map(\.message)
    #expect(remarks.count == 1)
    #expect(remarks.allSatisfy { $0.contains("Limits.scopes") })
  }
}

import EventCatalogue
import EventChecking
import EventLint
import EventModel
import TestScale
import Testing

/// A full name table is emptied of what is needed least.
struct RoomTests {
  private func linter(_ events: [LoggedEvent], _ names: inout NameTable) -> Linter {
    var linter = Linter(
      compiled: .viewTransitions, configuration: LintConfiguration(), file: "")
    linter.consume(events, names: &names)
    return linter
  }

  private func batch(
    of event: LoggedEvent, at index: Int, _ contract: Contract, _ names: inout NameTable
  ) -> EventBatch {
    var batch = EventBatch()
    var detail = EventDetail()
    detail.parent = event.parent
    batch.records = [
      EventRecord(
        offset: UInt64(index), line: UInt32(index + 1),
        view: names.view(event.view, identity: .single),
        detail: event.parent == nil ? 0 : batch.add(detail),
        code: UInt8(contract.number(of: event.callback) ?? 0))
    ]
    return batch
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
    let events =
      calls.map { LoggedEvent(view: "V0", $0) }
      + (1..<(Limits.views / 2 + 10)).map { LoggedEvent(view: "V\($0)", .viewDidDisappear) }
    linter.consume(events, names: &names)
    linter.makeRoom(in: &names)
    #expect(names.viewCount <= Limits.views / 2 + 1)
    linter.consume([LoggedEvent(view: "V0", .viewDidDisappear)], names: &names)
    linter.finish(names: names)
    #expect(linter.takeFindings().isEmpty)
  }

  @Test func `no legal history is wrong, whatever of it is forgotten`() throws {
    for contract in [Contract.viewTransitions, .componentControllers] {
      for seed in 0..<UInt64(TestScale.count(20, oneIn: 10)) {
        var options = EventHistory.Options(screens: 9)
        options.parents =
          contract.initialKind == nil
          ? EventHistory.Options.drawnTree(ofScreens: 9, seed: seed) : []
        let history = try contract.randomHistory(length: 50, seed: seed, options)
        var linter = Linter(contract: contract, configuration: LintConfiguration(), file: "")
        var names = NameTable()
        var mostViews = 0
        for (index, event) in history.events.enumerated() {
          linter.consume(batch(of: event, at: index, contract, &names), names: names)
          linter.makeRoom(in: &names, for: 4)
          mostViews = max(mostViews, names.viewCount)
        }
        #expect(mostViews == 5)
        linter.finish(names: names)
        #expect(linter.takeFindings() == [], "\(contract.name), seed \(seed)")
      }
    }
  }

  @Test func `a number that is forgotten goes to another view, which is unknown`() {
    var names = NameTable()
    let first = names.view("A", identity: .single, scope: names.scope("window"))
    let second = names.view("B", identity: .single)
    let gone = names.keepOnly(views: { $0 == second }, scopes: { _ in false })
    #expect(gone.views == [false, true, false])
    #expect(gone.scopes == [false, true])
    #expect(names.viewCount == 2)
    #expect(names.knownView("A", identity: .single, scope: 1) == nil)
    #expect(names.view("C", identity: .single) == first)
    #expect(names.name(ofView: first) == "C")
    #expect(names.view("B", identity: .single) == second)
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

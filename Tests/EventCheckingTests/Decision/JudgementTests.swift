import EventCatalogue
import EventChecking
import EventModel
import TestScale
import Testing

private let contract = Contract.viewTransitions

private func judgement(_ text: String, kinds: [String]? = nil) throws -> Judgement {
  try contract.judgement(on: contract.assumption(text), kinds: kinds)
}

@Suite struct JudgementTests {
  @Test func `A limit narrows the documented orders by variant and the permitted by outcome`()
    throws
  {
    let claim = "current.viewDidDisappear before new.viewDidAppear"
    #expect(try judgement("in navigation: \(claim)").verdict == .incidental)
    #expect(try judgement("in navigation.cancelled: \(claim)").verdict == .guaranteed)
    #expect(
      try judgement("in pageScroll, navigation: \(claim)").violatedBy == ["pageScroll.completed"])
    #expect(try judgement("in cancelled: \(claim)").verdict == .guaranteed)
    let cancelled = try judgement("in cancelled: never new.viewDidAppear")
    #expect(
      cancelled.rows.filter(\.isChosen).map(\.variant) == [
        "navigation.cancelled", "pageScroll.cancelled", "pageCurl.cancelled",
      ])
    #expect(cancelled.assumption.description == "in cancelled: never new.viewDidAppear")
  }

  @Test func `A kind that a limit names is examined though it was not chosen`() throws {
    let claim = "in tab: current.viewWillDisappear before new.viewWillAppear"
    #expect(try judgement(claim).violatedBy == ["tab.completed"])
    #expect(try judgement(claim, kinds: ["navigation"]).violatedBy == ["tab.completed"])
    #expect(
      try judgement("in sheet: never view.viewWillDisappear").violatedBy == [
        "sheet.cancelled", "sheet.completed",
      ])
  }

  @Test func `Limits that admit nothing are refused`() throws {
    #expect {
      try judgement("in nested: new.viewWillAppear before current.viewDidDisappear")
    } throws: { error in
      "\(error)".contains("the limits `in nested:` admit no transition with the sides")
    }
  }

  @Test func `Sides of the first appearance are refused with what to write`() throws {
    #expect {
      try judgement("in initial: never new.viewDidAppear")
    } throws: { error in
      "\(error)".contains("every history begins with it, so write `view` in place of a side")
    }
    #expect(try judgement("in initial: never view.viewDidAppear").violatedBy == ["initial"])
  }

  @Test func `A limited history may have what its kinds need to come about`() throws {
    let judgement = try judgement("in sheetDismiss: never view.viewWillDisappear")
    #expect(judgement.verdict == .violated)
    #expect(
      judgement.witness?.transitions.map(\.kind) == ["initial", "sheet", "sheetDismiss"])
  }

  @Test func `Limits bring in no kind that nothing within them needs`() throws {
    let beside = try judgement("in cancelled: B is not shown at A.viewDidAppear")
    #expect(beside.verdict == .guaranteed)
    #expect(beside.brokenOutside == ["sheet.cancelled"])
    for kinds in [nil, ["navigation"], ["tab"]] {
      #expect(
        try judgement(
          "in cancelled: NotCoExistence(view.viewDidDisappear, view.viewDidAppear)", kinds: kinds
        ).verdict == .guaranteed)
      #expect(
        try judgement("in cancelled: B is not appearing at A.viewWillAppear", kinds: kinds)
          .violatedBy == (kinds == nil ? ["pageScroll.cancelled"] : []))
    }
    // The twin: a chosen kind that needs a sheet brings it in.
    let sheets = try judgement(
      "in cancelled: B is not shown at A.viewDidAppear", kinds: ["navigation", "sheet"])
    #expect(sheets.violatedBy == ["sheet.completed"])
    #expect(
      sheets.because
        == "broken by sheet.completed, which a history needs before what `in cancelled:` lets in")
  }

  @Test func `What limits need is of the chosen kinds, or else has the same roles`() throws {
    let claim = "in sheetDismiss: B is not appearing at A.viewWillAppear"
    #expect(try judgement(claim).verdict == .guaranteed)
    #expect(try judgement(claim, kinds: ["nested"]).violatedBy == ["nested.completed"])
  }

  @Test func `What a variant needs is named in its place, if it breaks the claim`() throws {
    let contract = Contract.componentControllers
    let judgement = try contract.judgement(
      on: contract.assumption("in invalidate: never controller.didMount"))
    #expect(judgement.violatedBy == ["mount.withView", "mount.withoutView"])
    #expect(
      judgement.because
        == "broken by mount.withView and mount.withoutView, which a history needs before what "
        + "`in invalidate:` lets in")
    #expect(judgement.rows.map(\.effect) == [.breaks, .breaks, .breaks, .holds])
    #expect(judgement.rows.last?.variant == "invalidate.neverMounted")
    let alone = try contract.assumption("in invalidate.neverMounted: never controller.didMount")
    #expect(try contract.judgement(on: alone).verdict == .guaranteed)
  }

  @Test func `A sheet is dismissed, and not the screen below it`() throws {
    let claim = "view.viewDidAppear never twice before view.viewDidDisappear"
    let witness = try #require(try judgement(claim, kinds: ["sheet"]).witness)
    #expect(witness.transitions.map(\.kind) == ["initial", "sheet", "sheet"])
    #expect(witness.transitions.last?.actor("current") == witness.view)
    #expect(witness.transitions[1].actor("new") == witness.view)
    let replay = contract.replay(witness, against: try contract.assumption(claim))
    #expect(replay.problem == nil && replay.refutes)
  }

  @Test func `Paired calls of a life may end open, those of a transition may not`() throws {
    let paired = "view.viewWillAppear paired with view.viewDidAppear"
    #expect(
      try judgement(paired).canonical
        == "AlternatePrecedence(view.viewWillAppear, view.viewDidAppear) and "
        + "view.viewWillAppear never twice before view.viewDidAppear")
    #expect(
      try judgement("view.viewWillAppear paired with view.viewWillDisappear").verdict == .guaranteed
    )
    #expect(
      try judgement("view.viewDidAppear paired with view.viewDidDisappear").violatedBy == [
        "navigation.cancelled", "pageCurl.cancelled", "pageScroll.cancelled",
      ])
    #expect(
      try judgement("AlternateSuccession(view.viewWillAppear, view.viewWillDisappear)").violatedBy
        == ["initial"])
    #expect(
      try judgement("current.viewWillDisappear paired with new.viewDidAppear").canonical
        == "AlternateSuccession(current.viewWillDisappear, new.viewDidAppear)")
  }

  @Test func `Paired calls are replaced by the nearest pair that is reliable`() throws {
    let paired = try judgement("view.viewDidAppear paired with view.viewWillDisappear")
    #expect(paired.insteadTexts == ["view.viewWillAppear paired with view.viewWillDisappear"])
    // The twin: the same claim limited.
    #expect(
      try judgement("in navigation: view.viewDidAppear paired with view.viewWillDisappear")
        .insteadTexts == ["in navigation: view.viewWillAppear paired with view.viewWillDisappear"])
  }

  @Test func `Where no one event suffices two are replaced by the nearest`() throws {
    let judgement = try judgement("current.viewDidDisappear only after new.viewDidAppear")
    #expect(judgement.verdict == .violated)
    #expect(!judgement.instead.isEmpty)
  }

  @Test func `Over histories a limit means histories of those kinds alone`() throws {
    let claim = "view.viewDidDisappear only after view.viewDidAppear"
    #expect(try judgement("in navigation.completed: \(claim)").verdict == .guaranteed)
    #expect(
      try judgement("in navigation: \(claim)").violatedBy == ["navigation.cancelled"])
  }

  @Test func `Kinds that break only together are named together`() throws {
    // A cancelled transition calls dd on a hidden screen, a completed one on a shown screen; only
    // with both can one screen see two of them without a da between.
    let judgement = try judgement(
      "Existence(2, view.viewDidDisappear) implies AlternatePrecedence(view.viewDidAppear, "
        + "view.viewDidDisappear) or AlternateSuccession(view.viewWillAppear, "
        + "view.viewDidDisappear) and never view.viewDidAppear")
    #expect(judgement.verdict == .violated)
    #expect(
      judgement.violatedBy == [
        "navigation.cancelled", "navigation.completed",
      ])
    #expect(
      judgement.because
        == "navigation.completed and navigation.cancelled break it together, none of them alone")
  }

  @Test func `The first appearance alone can break a claim`() throws {
    let judgement = try judgement("Inbox.viewDidAppear at least once")
    #expect(judgement.violatedBy == ["initial"])
    #expect(
      judgement.witness?.events.map(\.description) == ["A.viewWillAppear", "A.viewDidAppear"])
    #expect(judgement.saves == [])
    #expect(judgement.because == "the first appearance alone breaks it")
  }

  @Test func `In view scope the witness says which view breaks`() throws {
    let judgement = try judgement("view.viewDidDisappear only after view.viewDidAppear")
    #expect(judgement.witness?.view == "B")
    #expect(judgement.witness?.transitions.map(\.kind) == ["initial", "navigation"])
    #expect(judgement.witness?.transitions[1].actor("current") == "A")
    #expect(judgement.witness?.transitions[1].events == 2..<8)
    #expect(judgement.saves == [[.outcome(.cancelled)]])
  }

  @Test func `A conjunction is mended part by part`() throws {
    let judgement = try judgement(
      "current.viewDidDisappear before new.viewDidAppear and new.viewWillAppear before "
        + "new.viewDidAppear and Precedence(new.viewDidAppear, new.viewDidDisappear)")
    #expect(
      judgement.insteadTexts == [
        "current.viewWillDisappear before new.viewDidAppear",
        "Precedence(new.viewWillAppear, new.viewDidDisappear)",
        "Precedence(new.viewWillDisappear, new.viewDidDisappear)",
      ])
    #expect(judgement.saves == [[.outcome(.cancelled), .kind("pageScroll")]])
  }

  @Test func `Claims about containers are judged over the kinds that have them`() throws {
    let order = try judgement("parent.viewWillAppear before child.viewWillAppear")
    #expect(order.verdict == .incidental)
    #expect(order.rows.map(\.variant) == ["nested.completed", "nestedDismiss.completed"])
    #expect(try judgement("never parent.viewDidAppear").violatedBy == ["nested.completed"])
  }

  @Test func `A permitted transition of no catalogued kind has no kind`() throws {
    let judgement = try judgement(
      "Detail.viewDidAppear at least once or NotChainSuccession(Detail.viewDidDisappear, "
        + "Inbox.viewWillDisappear)", kinds: ["navigation"])
    #expect(judgement.verdict == .incidental)
    #expect(judgement.witness?.transitions.map(\.kind) == ["initial", nil])
    #expect(contract.replay(judgement.witness!, against: judgement.assumption).isSound)
  }

  @Test func `The same assumption gives the same judgement from any judge`() throws {
    var used = Judge(contract)
    var random = TestRandom(state: 51)
    let formulas = RandomFormulas(subjects: [.named("A"), .named("Detail")], deepest: 1)
    for _ in 0..<10 {
      let assumption = Assumption(formulas.formula(&random))
      #expect(try used.judgement(on: assumption) == contract.judgement(on: assumption))
    }
  }

  @Test func `Unnamed screens never take a name that is used`() throws {
    let judgement = try judgement("A.viewDidAppear at least once")
    #expect(judgement.witness?.events.first?.subject == "B")
  }

  @Test func `What takes too many states is refused with the bound`() throws {
    let events = contract.callbacks.map { EventTerm(.named("Inbox"), $0) }
    let counts = events.map { Formula.template(.exactly, $0, count: 60) }
    let claim = counts.dropFirst().reduce(counts[0]) { .or($0, $1) }
    #expect(throws: DecisionError.self) { try contract.judgement(on: claim) }
    guard TestScale.isExhaustive else { return }
    let names = (1...20).map { Formula.never(.named("S\($0)", .viewDidAppear)) }
    let many = names.dropFirst().reduce(names[0]) { .or($0, $1) }
    #expect(throws: DecisionError.self) { try contract.judgement(on: many, kinds: ["sheet"]) }
  }

  @Test func `Named screens are decided, up to nine`() throws {
    let count = TestScale.isExhaustive ? 9 : 5
    let text = (1..<count).map { "S\($0).viewWillAppear before S\($0 + 1).viewWillAppear" }
      .joined(separator: " or ")
    let judgement = try judgement(text)
    #expect(judgement.verdict == .violated)
    #expect(contract.replay(judgement.witness!, against: judgement.assumption).isSound)
    #expect(
      try EventCheckingTests.judgement(
        (1...count).map { "S\($0).viewWillAppear before S\($0).viewDidAppear" }
          .joined(separator: " and ")
      ).verdict == .violated)
  }

  @Test func `An unknown kind is refused`() {
    #expect(throws: ContractError.self) { try Judge(contract, kinds: ["naviagtion"]) }
  }

  @Test func `A row says what must come before its variant in a life`() throws {
    let contract = Contract.viewTransitions
    let judgement = try contract.judgement(
      on: contract.assumption("never view.viewDidDisappear"), kinds: contract.kinds.map(\.name))
    let needing = judgement.rows.filter { !$0.needs.isEmpty }
    #expect(
      needing.map(\.variant.description)
        == ["sheet.cancelled", "sheetDismiss.completed", "nestedDismiss.completed"])
    for row in needing {
      #expect(row.effect != .breaks)
      #expect(row.needs.contains("sheet") || row.needs.contains("nested"))
    }
    let transition = try contract.judgement(
      on: contract.assumption("never new.viewDidDisappear"), kinds: contract.kinds.map(\.name))
    for row in transition.rows { #expect(row.needs == []) }
  }
}

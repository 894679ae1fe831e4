import EventCatalogue
import EventChecking
import EventModel
import Testing

private let contract = Contract.viewTransitions

private func judgement(_ text: String, kinds: [String]? = nil) throws -> Judgement {
  try contract.judgement(on: contract.assumption(text), kinds: kinds)
}

@Suite struct ArticleTests {
  @Test(arguments: [
    "new.viewWillAppear before new.viewDidAppear",
    "current.viewWillAppear before current.viewDidAppear",
    "current.viewWillDisappear before current.viewDidDisappear",
    "new.viewWillDisappear before new.viewDidDisappear",
    "current.viewWillDisappear before new.viewDidAppear",
    "new.viewWillAppear before current.viewDidDisappear",
  ])
  func `The four guarantees are guaranteed`(text: String) throws {
    #expect(try judgement(text).verdict == .guaranteed)
  }

  @Test(arguments: [
    (
      "new.viewWillAppear before current.viewWillDisappear",
      ["navigation.cancelled", "navigation.completed"]
    ),
    (
      "current.viewWillDisappear before new.viewWillAppear",
      [
        "pageCurl.cancelled", "pageCurl.completed", "pageScroll.cancelled",
        "pageScroll.completed",
      ]
    ),
    ("current.viewDidDisappear before new.viewDidAppear", ["pageScroll.completed"]),
    (
      "new.viewDidAppear before current.viewDidDisappear",
      ["navigation.completed", "pageCurl.completed"]
    ),
    (
      "new.viewDidDisappear only after new.viewDidAppear",
      ["navigation.cancelled", "pageCurl.cancelled", "pageScroll.cancelled"]
    ),
  ])
  func `What the article warns of is violated by the right kinds`(
    text: String, kinds: [String]
  ) throws {
    let judgement = try judgement(text)
    #expect(judgement.verdict == .violated)
    #expect(judgement.violatedBy.map(\.description) == kinds)
  }

  @Test func `No source promises the current side's will before the new side's cancelled did`()
    throws
  {
    let judgement = try judgement("current.viewWillDisappear before new.viewDidDisappear")
    #expect(judgement.verdict == .incidental)
    #expect(judgement.insteadTexts == ["current.viewWillDisappear before new.viewDidAppear"])
    #expect(judgement.witness?.variant == nil)
    #expect(
      judgement.because
        == "no promise keeps it, a permitted order breaks it (new.viewDidDisappear, then "
        + "current.viewWillDisappear); holds while the app uses only navigation, pageScroll and "
        + "pageCurl")
  }

  @Test func `A violated claim says what breaks it, what to rely on, and what would save it`()
    throws
  {
    let judgement = try judgement("current.viewDidDisappear before new.viewDidAppear")
    #expect(
      judgement.canonical == "NotSuccession(new.viewDidAppear, current.viewDidDisappear)")
    #expect(judgement.insteadTexts == ["current.viewWillDisappear before new.viewDidAppear"])
    #expect(judgement.saves == [[.kind("pageScroll")]])
    #expect(
      judgement.brokenOutside == [
        "containment.completed", "modal.completed", "tab.completed",
      ])
    #expect(
      judgement.vacuousIn == [
        "navigation.cancelled", "pageCurl.cancelled", "pageScroll.cancelled",
      ])
    #expect(judgement.witness?.variant == "pageScroll.completed")
    #expect(
      judgement.because
        == "broken by pageScroll.completed (new.viewDidAppear, then current.viewDidDisappear); "
        + "outside the chosen kinds it is broken by modal.completed, tab.completed and "
        + "containment.completed")
  }

  @Test func `With navigation alone the text says so`() throws {
    let judgement = try judgement(
      "current.viewDidDisappear before new.viewDidAppear", kinds: ["navigation"])
    #expect(judgement.verdict == .incidental)
    #expect(judgement.because.contains("holds while the app uses only navigation"))
    #expect(judgement.witness?.variant == "pageScroll.completed")
    #expect(judgement.vacuousIn == ["navigation.cancelled"])
  }

  @Test func `A sheet breaks what all two-sided transitions keep, and the text says so`() throws {
    let judgement = try judgement(
      "RespondedExistence(new.viewWillAppear, current.viewWillDisappear)")
    #expect(judgement.verdict == .guaranteed)
    #expect(judgement.brokenOutside == ["sheet.completed"])
    #expect(
      judgement.because
        == "each side's own calls keep it, however they interleave; outside the chosen kinds "
        + "it is broken by sheet.completed")
  }

  @Test func `A guarantee names the promise that makes it`() throws {
    #expect(
      try judgement("current.viewWillDisappear before new.viewDidAppear").because
        == "G3: current's viewWillDisappear comes before new's viewDidAppear, if both are called "
        + "(no known order breaks it, but no documentation promises it)")
    #expect(
      try judgement("new.viewWillAppear before current.viewDidDisappear").because.hasPrefix("G4"))
    #expect(
      try judgement("new.viewWillAppear before new.viewDidAppear").because
        == "the view's own calls keep it: a hidden view gets viewWillAppear, then viewDidAppear "
        + "(G1) or viewWillDisappear, and a shown one viewWillDisappear, then viewDidDisappear "
        + "(G2) or viewWillAppear")
  }

  @Test func `Where the stricter claim fares worse the text says so`() throws {
    #expect(
      try judgement("new.viewDidAppear before new.viewDidDisappear").because.hasSuffix(
        "the stricter `new.viewDidDisappear only after new.viewDidAppear` is violated"))
    #expect(
      try judgement("new.viewDidDisappear only after new.viewDidAppear").because.hasSuffix(
        "the looser `new.viewDidAppear before new.viewDidDisappear` is guaranteed"))
  }

  @Test func `Where a life repeats the claim for each round is offered`() throws {
    let judgement = try judgement("view.viewWillAppear before view.viewDidAppear")
    #expect(judgement.verdict == .violated)
    #expect(
      judgement.because.contains(
        "`view.viewDidAppear only after view.viewWillAppear` is guaranteed"))
    #expect(
      judgement.because.hasSuffix(
        "where calls repeat, the claim for each round is `view.viewDidAppear never without "
          + "view.viewWillAppear`: it is guaranteed"))
  }
}

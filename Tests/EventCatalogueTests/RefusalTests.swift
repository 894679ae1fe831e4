import EventCatalogue
import EventModel
import Testing

@Suite("What the catalogue refuses")
struct RefusalTests {
  @Test("the catalogue refuses a cancelled push, since only a swipe back is interactive")
  func cancelledPush() {
    let expected = TransitionKind.Refusal(
      "a cancelled navigation is known only as pop, not as push: the swipe back is the only"
        + " interactive form, so a push is never cancelled")
    #expect(throws: expected) {
      try kind("navigation").variant(.cancelled, direction: "push")
    }
  }

  @Test("the catalogue refuses a cancellation that is not interactive")
  func cancelledWithoutTouch() {
    let expected = TransitionKind.Refusal(
      "a cancelled pageCurl is always interactive: only a person who lets go cancels it")
    #expect(throws: expected) {
      try kind("pageCurl").variant(.cancelled, isInteractive: false)
    }
  }

  @Test(
    "the catalogue refuses a cancelled transition of a kind that has none",
    arguments: [
      ("initial", "nothing was there before the first screen, so there is nothing to go back to"),
      (
        "modal",
        "the system’s full-screen present and dismiss have no interactive form, so nothing cancels"
          + " them; a sheet’s dismissal has one: sheet.cancelled"
      ),
      (
        "sheetDismiss",
        "the cancelled interactive dismissal of a sheet is catalogued as sheet.cancelled"
      ),
      ("tab", "the system’s tab switch is not interactive, so nothing cancels it"),
      ("tabLegacy", "the system’s tab switch is not interactive, so nothing cancels it"),
      (
        "containment",
        "no source shows a cancelled transition(from:to:), so none is generated"
      ),
      ("nested", "a cancelled transition of nested containers is that of its outer kind"),
      ("nestedDismiss", "a cancelled transition of nested containers is that of its outer kind"),
    ])
  func cancelled(_ name: String, _ reason: String) {
    #expect(throws: TransitionKind.Refusal(reason)) { try kind(name).variant(.cancelled) }
  }

  @Test("the catalogue refuses an unknown outcome")
  func unknownOutcome() {
    let expected = TransitionKind.Refusal(
      "no source lists a paused navigation transition, so none is generated")
    #expect(throws: expected) { try kind("navigation").variant("paused") }
  }

  @Test("the catalogue refuses a direction the kind does not have")
  func unknownDirection() {
    let expected = TransitionKind.Refusal(
      "a completed pageScroll is known only as forward, reverse, not as push")
    #expect(throws: expected) { try kind("pageScroll").variant(.completed, direction: "push") }
  }

  @Test(
    "the catalogue does not refuse a cancelled pop, an interactive push or an untouched page"
  )
  func granted() throws {
    #expect(try kind("navigation").variant(.cancelled, direction: "pop").isInteractiveOnly)
    #expect(
      try kind("navigation").variant(.completed, direction: "push", isInteractive: true).name
        == "navigation.completed")
    #expect(
      try kind("pageCurl").variant(.completed, isInteractive: false).name == "pageCurl.completed")
  }

  private func kind(_ name: String) throws -> TransitionKind {
    try #require(Contract.viewTransitions.kind(named: name))
  }
}

import EventCatalogue
import EventModel
import Testing

@testable import EventChecking

@Suite("The most similar order of the catalogue")
struct AlignmentTests {
  /// The similar variant of an order of short events, and the differences from it.
  private func nearest(_ order: String) throws -> [String] {
    let events = try order.split(separator: " ").map { event in
      let side = event.hasPrefix("C") ? "current" : "new"
      return LifecycleEvent(side, try #require(Callback.shortWords[String(event.suffix(2))]))
    }
    let found = try #require(Alignment.nearest(to: events, in: .viewTransitions))
    return [found.variant] + found.edits
  }

  @Test func `An order of the catalogue has no difference`() throws {
    #expect(try nearest("C.wd N.wa C.dd N.da") == ["navigation.completed"])
  }

  @Test func `What comes once too often is named`() throws {
    #expect(
      try nearest("C.wd N.wa C.wd C.dd N.da")
        == ["navigation.completed", "it has a second current.viewWillDisappear"])
  }

  @Test func `What the similar order does not have is named`() throws {
    #expect(
      try nearest("C.wd N.wa C.dd N.da C.wa")
        == ["navigation.completed", "it has current.viewWillAppear"])
  }

  @Test func `What is missing is named`() throws {
    #expect(
      try nearest("C.wd N.wa N.da") == [
        "navigation.completed", "it lacks current.viewDidDisappear",
      ])
  }

  @Test func `What comes elsewhere is named with its place in the similar order`() throws {
    #expect(
      try nearest("C.wd N.wa C.wa N.wd C.da N.dd")
        == [
          "navigation.cancelled",
          "there current.viewWillAppear and current.viewDidAppear come last",
        ])
  }
}

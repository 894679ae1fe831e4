import EventModel
import SourceReading
import Testing

@Suite("Facts about a class")
struct SourceFactsTests {
  @Test("facts about a class print as one JSON object a line, the class first")
  func lines() {
    let site = SourceSite(file: "Inbox.swift", line: 4, column: 5, endColumn: 9)
    let effect = SourceEffect(
      className: "Inbox", phase: .callback("viewDidAppear"), resource: "notification_block",
      holding: .token, identity: "center \"x\"\n", act: .acquire, site: site, route: [site],
      marks: [.conditional, .broad])
    let facts = SourceFacts(
      name: "Inbox", site: site, bases: ["UIViewController"],
      overrides: [
        .init(
          callback: "viewDidAppear", site: site,
          superCalls: [.init(callback: "viewDidAppear", site: site)])
      ],
      effects: [effect])
    #expect(
      facts.jsonLines == [
        #"{"class":"Inbox","file":"Inbox.swift","line":4,"bases":["UIViewController"],"#
          + #""overrides":[{"callback":"viewDidAppear","line":4,"super":["viewDidAppear"]}]}"#,
        #"{"class":"Inbox","phase":"viewDidAppear","act":"acquire","resource":"notification_block","#
          + #""holding":"token","identity":"center \"x\"\n","shared":false,"file":"Inbox.swift","#
          + #""line":4,"column":5,"route":["Inbox.swift:4"],"marks":["conditional","broad"]}"#,
      ])
  }

  @Test("facts about a class name each phase and each act")
  func names() {
    #expect(
      [SourcePhase.once, .callback("viewWillAppear"), .end, .elsewhere].map(\.description)
        == ["once", "viewWillAppear", "end", "elsewhere"])
    #expect(
      [SourceAct.acquire, .start(.load), .irreversible(.closureCalled)].map(\.description)
        == ["acquire", "start load", "irreversible closureCalled"])
  }
}

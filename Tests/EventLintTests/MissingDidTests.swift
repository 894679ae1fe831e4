import EventCatalogue
import EventChecking
import EventLint
import EventModel
import Testing

/// The `did` of a view that never came, whatever the next transition begins with.
struct MissingDidTests {
  /// The findings in events such as `A.wd@1` (of the transition 1, `@1+` if it is completed), with
  /// two seconds between where a `|` is.
  private func findings(_ log: String) -> [String] {
    var (events, seconds) = ([LoggedEvent](), 10.0)
    for word in log.split(separator: " ") {
      if word == "|" {
        seconds += 2
        continue
      }
      let parts = word.split(whereSeparator: { ".@".contains($0) })
      var event = LoggedEvent(view: String(parts[0]), Callback.shortWords[String(parts[1])]!)
      if parts.count > 2 { event.transition = String(parts[2].prefix { $0 != "+" }) }
      if word.hasSuffix("+") { event.outcome = "completed" }
      event.time = "\(seconds)"
      events.append(event)
    }
    return Linter.findings(in: events, compiled: .viewTransitions).map {
      "\($0.rule):\($0.position.line) \($0.severity) \($0.expected.joined())"
    }
  }

  private static let start =
    "A.wa A.da A.wd A.dd B.wa B.da B.wd B.dd C.wa C.da C.wd C.dd A.wa A.da "

  @Test(
    arguments: [
      // Back to the view: it is called first, or the other one is.
      "A.wd B.wa B.da A.wa B.wd B.dd A.da": (18, "viewDidDisappear"),
      "A.wd B.wa B.da B.wd A.wa B.dd A.da": (19, "viewDidDisappear"),
      "B.wa A.wd B.da B.wd A.wa B.dd A.da": (19, "viewDidDisappear"),
      "B.wa A.wd B.da B.wd A.wa A.da B.dd": (19, "viewDidDisappear"),
      // On to a third view, in both orders, and back later.
      "A.wd B.wa B.da B.wd C.wa B.dd C.da C.wd A.wa C.dd A.da": (23, "viewDidDisappear"),
      "A.wd B.wa B.da C.wa B.wd B.dd C.da C.wd A.wa C.dd A.da": (23, "viewDidDisappear"),
      "A.wd B.wa B.da C.wa C.da C.wd C.dd B.wd A.wa B.dd A.da": (23, "viewDidDisappear"),
      // The new view was forgotten.
      "A.wd B.wa A.dd B.wd A.wa B.dd A.da": (18, "viewDidAppear"),
      "A.wd B.wa A.dd A.wa B.wd B.dd A.da": (19, "viewDidAppear"),
      "A.wd B.wa A.dd C.wa B.wd B.dd C.da": (19, "viewDidAppear"),
      // The container is called before its child.
      "A.wd B.wa A.dd P.wd B.wd C.wa P.dd B.dd C.da": (19, "viewDidAppear"),
      "A.wd B.wa B.da P.wd B.wd C.wa P.dd B.dd C.da P.wa A.wa C.wd P.da A.da C.dd":
        (25, "viewDidDisappear"),
      // With ids.
      "A.wd@1 B.wa@1 B.da@1 B.wd@2 A.wa@2 B.dd@2 A.da@2": (19, "viewDidDisappear"),
    ])
  func `a missing did is found in every order of the next calls`(
    log: String, expected: (line: Int, callback: String)
  ) {
    let found = "missing_did:\(expected.line)"
    #expect(findings(Self.start + log) == ["\(found) note \(expected.callback)"], "\(log)")
  }

  @Test(
    arguments: [
      // The did comes late, after the next transition began.
      "A.wd B.wa B.da B.wd A.dd A.wa B.dd A.da", "A.wd B.wa B.da B.wd C.wa A.dd B.dd C.da",
      "A.wd@1 B.wa@1 B.da@1 B.wd@2 A.dd@1 A.wa@2 B.dd@2 A.da@2",
      // What came next took part and was cancelled.
      "A.wd B.wa B.da C.wa B.wd C.wd C.dd A.wa A.da B.dd",
      // The other side was completed before this one began anything.
      "A.wd B.wa A.dd C.wa C.wd C.dd B.da",
      // The view's own transition was cancelled, beside an appearance of another one.
      "A.wd B.wa B.da | A.wa A.da", "A.wd B.wa B.da | A.wa A.da B.wd B.dd",
      "A.wd P.wa B.wa P.da B.da | A.wa A.da", "A.wd B.wa B.da B.wd C.wa B.dd C.da | A.wa A.da",
      "A.wd B.wa B.da | B.wd B.dd A.wa A.da",
      // A transition was cancelled that began before the other one was completed.
      "B.wa B.da C.wa E.wa E.da B.wd B.dd | E.wd C.wd E.wa C.dd E.da",
      // The container and its child were cancelled together.
      "A.wd B.wa A.dd | P.wd B.wd P.wa P.da B.dd",
      // A cancelled order.
      "A.wd B.wa B.wd B.dd A.wa A.da", "A.wd B.wa B.wd A.wa B.dd A.da",
    ])
  func `nothing is missing that came late or was cancelled`(log: String) {
    #expect(findings(Self.start + log).filter { $0.hasPrefix("missing_did") } == [], "\(log)")
  }

  @Test(
    arguments: [
      "A.wd B.wa B.da | B.wd A.wa B.dd A.da", "A.wd B.wa B.da | A.wa B.wd B.dd A.da",
      "A.wd B.wa B.da B.wd C.wa B.dd C.da | C.wd A.wa C.dd A.da",
      "A.wd B.wa B.da | C.wa B.wd B.dd C.da C.wd A.wa C.dd A.da",
      // What came and left in between did not complete the transition.
      "A.wd B.wa B.da | C.wa C.da C.wd C.dd B.wd A.wa B.dd A.da",
      // The log itself declares it, whatever else is under way.
      "A.wd@1+ B.wa@1+ A.dd@1+ P.wd B.wd C.wa P.dd B.dd C.da",
      "A.wd@1+ B.wa@1+ A.dd@1+ P.wd B.wd P.wa P.da B.dd",
      "A.wd@1+ B.wa@1+ B.da@1+ A.wa A.da",
    ])
  func `a second without a call after the completion is enough for a warning`(log: String) {
    let found = findings(Self.start + log)
    #expect(found.count == 1 && found[0].contains(" warning "), "\(log)")
    // Before it, a second proves nothing.
    let early = findings(Self.start + "A.wd | B.wa B.da B.wd A.wa B.dd A.da")
    #expect(early == ["missing_did:19 note viewDidDisappear"])
  }
}

import EventCatalogue
import EventModel
import Testing

import EventChecking

@Suite("EventHistory.Enumeration of a length")
struct HistoryTests {
  @Test("enumerated histories are as many as the closed formula says: (variants × other screens)ⁿ")
  func counts() throws {
    for (kinds, variants) in [
      (nil, 6), (["navigation"], 2), (["modal"], 1), (["tab", "modal"], 2),
    ]
      as [([String]?, Int)]
    {
      for screens in 1...3 {
        for length in 0...3 {
          let expected = (0..<length).reduce(1) { count, _ in count * variants * (screens - 1) }
          let found = try Contract.viewTransitions.histories(
            length: length, EventHistory.Options(kinds: kinds, screens: screens))
          #expect(
            found.reduce(0) { count, _ in count + 1 } == expected,
            "\(variants) variants, \(screens) screens, length \(length)")
        }
      }
    }
  }

  @Test("enumerated histories with permitted orders are 24 and 24 × 24 over two screens")
  func permitted() throws {
    var options = EventHistory.Options(screens: 2)
    options.takesPermitted = true
    for (length, count) in [(1, 24), (2, 576)] {
      let found = try Contract.viewTransitions.histories(length: length, options)
      #expect(Set(found.map(\.events)).count == count)
    }
  }

  @Test("enumerated histories start with the first screen's own appearance")
  func start() throws {
    let histories = Array(
      try Contract.viewTransitions.histories(
        length: 1, EventHistory.Options(kinds: ["navigation"], screens: 2)))
    #expect(
      histories.map { text($0.events) } == [
        "A.wa A.da A.wd B.wa A.dd B.da", "A.wa A.da A.wd B.wa B.wd B.dd A.wa A.da",
      ])
    let transitions = histories[1].transitions
    #expect(transitions.map(\.variant) == ["initial.completed", "navigation.cancelled"])
    #expect(transitions.map(\.current) == [nil, "A"])
    #expect(transitions.map(\.new) == ["A", "B"])
    #expect(transitions.map(\.events) == [0...1, 2...7])
  }

  @Test("enumerated histories are all different and all legal")
  func legal() throws {
    var options = EventHistory.Options(
      kinds: ["navigation", "pageScroll", "pageCurl", "sheet", "sheetDismiss"], screens: 3)
    var count = 0
    for permitted in [false, true] {
      options.takesPermitted = permitted
      var seen: Set<[LoggedEvent]> = []
      for history in try Contract.viewTransitions.histories(length: 2, options) {
        count += 1
        expectLegal(history)
        seen.insert(history.events)
      }
      #expect(seen.count > 100)
    }
    #expect(count > 1_000)
  }

  @Test("enumerated histories present a sheet over a screen that stays, and dismiss it")
  func sheets() throws {
    let histories = try Contract.viewTransitions.histories(
      length: 2, EventHistory.Options(kinds: ["sheet", "sheetDismiss"], screens: 2))
    #expect(
      histories.map { text($0.events) } == [
        "A.wa A.da B.wa B.da A.wd A.wa A.da", "A.wa A.da B.wa B.da B.wd B.wa B.da",
        "A.wa A.da B.wa B.da A.wd A.dd", "A.wa A.da B.wa B.da B.wd B.dd",
      ])
  }

  @Test("enumerated histories show a container with its child only if one contains the other")
  func nested() throws {
    var options = EventHistory.Options(kinds: ["nested", "nestedDismiss"], screens: 4)
    options.parents = [nil, nil, 1]
    let histories = Array(try Contract.viewTransitions.histories(length: 2, options))
    #expect(
      histories.map { text($0.events) } == [
        "A.wa A.da B.wa C.wa B.da C.da B.wd C.wd B.dd C.dd"
      ])
    #expect(histories[0].events.map(\.parent).prefix(4) == [nil, nil, nil, "B"])
    #expect(histories[0].transitions[1].view(in: "child") == "C")
  }

  @Test("enumerated histories never give the two sides to a container and a screen inside it")
  func unrelated() throws {
    var options = EventHistory.Options(kinds: ["modal"], screens: 3)
    options.parents = [nil, 0, 1]
    #expect(try Contract.viewTransitions.histories(length: 1, options).map(\.events) == [])
  }

  @Test("enumerated histories declare their transitions if asked to")
  func declared() throws {
    var options = EventHistory.Options(kinds: ["tab"], screens: 2)
    options.declaresTransitions = true
    let history = try #require(
      try Contract.viewTransitions.histories(length: 1, options).first { _ in true })
    #expect(history.events.map(\.transition) == ["t1", "t1", "t2", "t2", "t2", "t2"])
    #expect(history.events.map(\.kind) == ["initial", "initial", "tab", "tab", "tab", "tab"])
    #expect(Set(history.events.map(\.outcome)) == ["completed"])
  }

  @Test("enumerated histories name screens A to Z, then A1")
  func names() {
    #expect(
      [0, 1, 25, 26, 27, 52].map(EventHistory.Options.name) == ["A", "B", "Z", "A1", "B1", "A2"])
  }
}

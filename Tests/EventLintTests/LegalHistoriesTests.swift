import EventCatalogue
import EventChecking
import EventLint
import EventModel
import TestScale
import Testing

/// No legal history gives an error or a warning, however it was recorded.
struct LegalHistoriesTests {
  private static let kinds = [
    "navigation", "pageScroll", "pageCurl", "modal", "tab", "tabLegacy", "containment",
  ]

  private func history(
    _ seed: UInt64, count: Int = 12, permitted: Bool = false
  ) throws -> EventHistory {
    var options = EventHistory.Options(kinds: Self.kinds, screens: 4)
    options.takesPermitted = permitted
    return try Contract.viewTransitions.randomHistory(length: count, seed: seed, options)
  }

  private func interleaved(_ seed: UInt64, _ histories: [EventHistory]) -> EventHistory {
    var random = SeededGenerator(seed: seed)
    return EventHistory.interleaving(histories, using: &random)
  }

  private func alarms(
    _ events: [LoggedEvent], identity: NameTable.Identity = .single
  ) -> [Finding] {
    Linter.findings(in: events, compiled: .viewTransitions, identity: identity)
      .filter { $0.severity > .note }
  }

  private func expectSilence(
    seeds: ClosedRange<UInt64>, identity: NameTable.Identity = .single,
    _ recorded: (UInt64) throws -> [[LoggedEvent]]
  ) rethrows {
    var count = 0
    for seed in seeds.sampled(oneIn: 50) {
      for events in try recorded(seed) {
        count += 1
        #expect(!events.isEmpty, "seed \(seed) gives no log")
        guard let alarm = alarms(events, identity: identity).first else { continue }
        let log = events.map { "\($0.scope ?? "") \($0.view) \($0.callback)" }
        Issue.record("seed \(seed): \(alarm.message) in \(log)")
        return
      }
    }
    #expect(count >= TestScale.count(seeds.count, oneIn: 50))
  }

  @Test func `whole, as recorded`() throws {
    try expectSilence(seeds: 1...150) { try [history($0).events] }
    try expectSilence(seeds: 1...150, identity: .anyInstance) { try [history($0).events] }
  }

  @Test func `with one callback left out of the whole recording`() throws {
    for identity in [NameTable.Identity.single, .anyInstance] {
      try expectSilence(seeds: 1...80, identity: identity) { seed in
        try Contract.viewTransitions.callbacks.map { callback in
          try history(seed).leavingOut { $0.callback == callback }.events
        }
      }
    }
  }

  @Test func `with one view's callback, or all of one view, left out`() throws {
    for identity in [NameTable.Identity.single, .anyInstance] {
      try expectSilence(seeds: 1...80, identity: identity) { seed in
        let whole = try history(seed)
        return [whole.leavingOut { $0.view == "A" }.events]
          + Contract.viewTransitions.callbacks.map { callback in
            whole.leavingOut { $0.view == "A" && $0.callback == callback }.events
          }
      }
    }
  }

  @Test func `with all pages sharing one class name`() throws {
    try expectSilence(seeds: 1...100, identity: .anyInstance) {
      try [history($0, count: 20).renamed { _ in "Page" }.events]
    }
  }

  @Test func `with all pages sharing one class name and one callback left out`() throws {
    try expectSilence(seeds: 1...80, identity: .anyInstance) { seed in
      try Contract.viewTransitions.callbacks.map { callback in
        try history(seed, count: 20).renamed { _ in "Page" }.leavingOut { $0.callback == callback }
          .events
      }
    }
  }

  @Test func `cut off at both ends`() throws {
    for identity in [NameTable.Identity.single, .anyInstance] {
      try expectSilence(seeds: 1...100, identity: identity) { seed in
        let whole = try history(seed)
        let count = whole.events.count
        return [
          whole.cut(Int(seed) % 9..<count).events, whole.cut(0..<count - Int(seed) % 7).events,
          whole.cut(Int(seed) % 11..<count - Int(seed) % 5).events,
        ]
      }
    }
  }

  @Test func `cut off, with all pages sharing one class name`() throws {
    try expectSilence(seeds: 1...100, identity: .anyInstance) { seed in
      let whole = try history(seed, count: 20).renamed { _ in "Page" }
      return (0..<16).map { whole.cut($0..<whole.events.count - Int(seed) % 5).events }
    }
  }

  @Test func `two containers interleaved without a scope`() throws {
    for identity in [NameTable.Identity.single, .anyInstance] {
      try expectSilence(seeds: 1...150, identity: identity) { seed in
        let other = try history(seed + 10_000).renamed { "Other\($0)" }
        let both = interleaved(seed, try [history(seed), other])
        return [both.events, both.cut(Int(seed) % 9..<both.events.count - Int(seed) % 5).events]
      }
    }
  }

  @Test func `two containers with the same class names interleaved without a scope`() throws {
    try expectSilence(seeds: 1...100, identity: .anyInstance) { seed in
      [interleaved(seed, try [history(seed), try history(seed + 10_000)]).events]
    }
  }

  @Test func `nested containers`() throws {
    for identity in [NameTable.Identity.single, .anyInstance] {
      try expectSilence(seeds: 1...100, identity: identity) { seed in
        [
          try history(seed).rooted(in: "Root").events,
          try history(seed).wrapped { ["\($0)Navigation"] }.events,
        ]
      }
    }
  }

  @Test func `every permitted order`() throws {
    try expectSilence(seeds: 1...150) { try [history($0, permitted: true).events] }
  }
}

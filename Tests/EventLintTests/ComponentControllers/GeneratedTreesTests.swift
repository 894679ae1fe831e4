import EventCatalogue
import EventChecking
import EventLint
import EventModel
import Testing

/// What is generated of controllers lints clean under its profile, and what is broken on purpose is
/// found exactly where a plain reading of lives and promises finds it.
struct GeneratedTreesTests {
  private static let profiles = ["documented", "0.14", "0.31", "main"]

  private func contract(_ profile: String) -> Contract { ControllerLivesTests.profile(profile) }

  private func history(
    _ profile: String, seed: UInt64, length: Int = 12, endsLives: Bool = false
  ) throws -> EventHistory {
    var options = HistoryOptions(screens: 4)
    options.parents = HistoryOptions.drawnTree(ofScreens: 4, seed: seed)
    options.endsLives = endsLives
    return try contract(profile).randomHistory(length: length, seed: seed, options)
  }

  private func alarms(
    _ events: [LoggedEvent], _ profile: String, identity: NameTable.Identity = .single
  ) -> [Finding] {
    Linter.findings(in: events, contract: contract(profile), identity: identity)
      .filter { $0.severity > .note }
  }

  @Test(arguments: profiles)
  func `random trees, whole and cut, by name and by class`(_ profile: String) throws {
    for seed in UInt64(1)...60 {
      let whole = try history(profile, seed: seed, endsLives: seed % 2 == 0)
      let cut = whole.cut(Int(seed) % 9..<whole.events.count - Int(seed) % 5)
      for events in [whole.events, cut.events] {
        for identity in [NameTable.Identity.single, .anyInstance] {
          #expect(
            alarms(events, profile, identity: identity).map(\.message) == [], "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: profiles)
  func `with one callback, or all of one controller, never recorded`(_ profile: String) throws {
    for seed in UInt64(1)...20 {
      let whole = try history(profile, seed: seed)
      for callback in contract(profile).callbacks {
        let events = whole.leavingOut { $0.callback == callback }.events
        #expect(alarms(events, profile).map(\.message) == [], "seed \(seed) without \(callback)")
      }
      let events = whole.leavingOut { $0.view == "A" }.events
      #expect(alarms(events, profile).map(\.message) == [], "seed \(seed) without A")
    }
  }

  @Test(arguments: profiles)
  func `every history of one pass over every tree of three, and every short life`(
    _ profile: String
  ) throws {
    var count = 0
    for tree in HistoryOptions.everyTree(ofScreens: 3) {
      var options = HistoryOptions(screens: 3)
      options.parents = tree
      for history in try contract(profile).histories(length: 1, options) {
        count += 1
        #expect(alarms(history.events, profile).map(\.message) == [])
      }
    }
    for history in try contract(profile).histories(length: 3, HistoryOptions(screens: 1)) {
      count += 1
      #expect(alarms(history.events, profile).map(\.message) == [])
    }
    #expect(count > 100)
  }
}

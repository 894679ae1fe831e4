import EventCatalogue
import EventChecking
import EventLint
import EventModel
import TestScale
import Testing

/// What is generated of controllers lints clean under its profile, and what is broken on purpose is
/// found exactly where a plain reading of lives and promises finds it.
struct GeneratedTreesTests {
  private static let profiles = ["documented", "0.14", "0.31", "main"]

  private func contract(_ profile: String) -> Contract { ControllerLivesTests.profile(profile) }

  private func history(
    _ profile: String, seed: UInt64, length: Int = 12, endsLives: Bool = false
  ) throws -> EventHistory {
    var options = EventHistory.Options(screens: 4)
    options.parents = EventHistory.Options.drawnTree(ofScreens: 4, seed: seed)
    options.endsLives = endsLives
    return try contract(profile).randomHistory(length: length, seed: seed, options)
  }

  private func alarms(
    _ events: [LoggedEvent], _ profile: String, identity: NameTable.Identity = .single
  ) -> [Finding] {
    Linter.findings(in: events, compiled: .profile(profile), identity: identity)
      .filter { $0.severity > .note }
  }

  @Test(arguments: profiles)
  func `random trees, whole and cut, by name and by class`(_ profile: String) throws {
    for seed in (UInt64(1)...15).sampled() {
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
  func `with one callback never recorded`(_ profile: String) throws {
    for seed in UInt64(1)...3 {
      let whole = try history(profile, seed: seed)
      for callback in contract(profile).callbacks.sampled(oneIn: 3) {
        let events = whole.leavingOut { $0.callback == callback }.events
        #expect(alarms(events, profile).map(\.message) == [], "seed \(seed) without \(callback)")
      }
    }
  }

  @Test(arguments: profiles)
  func `with all of one controller never recorded`(_ profile: String) throws {
    for seed in (UInt64(1)...10).sampled() {
      let events = try history(profile, seed: seed).leavingOut { $0.view == "A" }.events
      #expect(alarms(events, profile).map(\.message) == [], "seed \(seed) without A")
    }
  }

  @Test(arguments: profiles)
  func `every history of one pass over every tree of three, and every life of two`(
    _ profile: String
  ) throws {
    var count = 0
    for tree in EventHistory.Options.everyTree(ofScreens: 3) {
      var options = EventHistory.Options(screens: 3)
      options.parents = tree
      for history in try contract(profile).histories(length: 1, options).sampled(oneIn: 10) {
        count += 1
        #expect(alarms(history.events, profile).map(\.message) == [])
      }
    }
    for history in try contract(profile).histories(length: 2, EventHistory.Options(screens: 1))
      .sampled(oneIn: 10)
    {
      count += 1
      #expect(alarms(history.events, profile).map(\.message) == [])
    }
    #expect(count > TestScale.count(100, oneIn: 10))
  }

  @Test(arguments: [EventHistory.Mutation.Operation.drop, .duplicate, .swap])
  func `what is broken on purpose is found at its first line, and what is not broken is not`(
    _ operation: EventHistory.Mutation.Operation
  ) throws {
    var (broken, whole) = (0, 0)
    for seed in UInt64(1)...3 {
      let history = try history("documented", seed: seed, length: 6)
      for index in history.events.indices.sampled(oneIn: 3) {
        let mutant = history.mutated(operation, at: index, in: .componentControllers)
        let log = mutant.events.map { "\($0.view).\($0.callback)" }.joined(separator: " ")
        let found = alarms(mutant.events + everyCall(of: mutant.events), "documented")
        let places = [firstBreak(in: mutant), lateChild(in: mutant.events)].compactMap { $0 }
        if let first = places.min() {
          broken += 1
          #expect(found.map(\.position.line).min() == first + 1, "\(log)")
        } else {
          whole += 1
          #expect(found.map(\.message) == [], "\(log)")
        }
      }
    }
    let (least, few) = (TestScale.count(10, oneIn: 3), TestScale.count(5, oneIn: 5))
    #expect(broken > least && (operation == .duplicate || whole >= few), "\(broken) \(whole)")
  }

  /// Another life of each controller that has every call, so that all are known to be recorded.
  private func everyCall(of events: [LoggedEvent]) -> [LoggedEvent] {
    Set(events.map(\.view)).sorted().flatMap { view in
      [LoggedEvent(view: view, "init")]
        + ControllerLivesTests.calls("init wM acq dM wU wR rel acq dR dU inv wN rel dN")
        .map { LoggedEvent(view: view, $0) }
    }
  }

  /// The first call that its controller's life does not allow; a controller's first is never wrong.
  private func firstBreak(in mutant: EventHistory.Mutant) -> Int? {
    mutant.breaks.first { index in
      mutant.events[..<index].contains { $0.view == mutant.events[index].view }
    }
  }

  /// The first call with which a child is ready after its parent in a pass they have in common: their
  /// calls from will to did overlap.
  private func lateChild(in events: [LoggedEvent]) -> Int? {
    var late: [Int] = []
    for child in Set(events.map(\.view)).sorted() {
      guard let parent = events.first(where: { $0.view == child })?.parent else { continue }
      for own in windows(of: child, events) {
        for other in windows(of: parent, events)
        where own.lowerBound < other.upperBound && other.lowerBound < own.upperBound
          && own.upperBound > other.upperBound
        {
          late.append(own.upperBound)
        }
      }
    }
    return late.min()
  }

  private func windows(of view: String, _ events: [LoggedEvent]) -> [ClosedRange<Int>] {
    var open: Int?
    var windows: [ClosedRange<Int>] = []
    for (index, event) in events.enumerated() where event.view == view {
      if [.willMount, .willRemount].contains(event.callback) { open = index }
      if [.didMount, .didRemount].contains(event.callback), let start = open {
        windows.append(start...index)
        open = nil
      }
    }
    return windows
  }
}

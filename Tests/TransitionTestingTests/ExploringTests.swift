import EventCatalogue
import EventChecking
import EventModel
import Testing
import TransitionTesting

@MainActor
@Suite("Exploring orders")
struct ExploringTests {
  private func blank(_ scenario: TransitionScenario) {
    scenario.add(SimulatedViewController())
    scenario.add(SimulatedViewController())
  }

  @Test("explore plays every order for every pair of screens")
  func counts() {
    #expect(Exploration.of(.documented, blank).histories == 6 * 2)
    #expect(Exploration.of(.permitted, blank).histories == 24 * 2)
    #expect(Exploration.of(.histories(upTo: 2), blank).histories == 1 + 6 + 36)
    #expect(
      Exploration.of(.histories(upTo: 1, takesPermitted: true), blank).histories == 1 + 24)
    #expect(Exploration.of(.random(5, length: 3, seed: 1), blank).histories == 5)
    let three = Exploration.of(.documented) {
      blank($0)
      $0.add(SimulatedViewController())
    }
    #expect(three.histories == 6 * 6)
    #expect(Exploration.of(.documented, blank).events == 2 * (3 * 6 + 3 * 8))
  }

  @Test("explore makes new screens for each history, and gives those of one type different names")
  func fixtures() {
    var names: Set<String> = []
    var made = 0
    let found = Exploration.of(.documented) { scenario in
      made += 1
      let first = scenario.add(SimulatedViewController())
      scenario.add(SimulatedViewController())
      scenario.expect(first.appearanceState == .hidden, "it is new")
      scenario.afterEach { names.insert($0.subject) }
    }
    #expect(found.failure == nil)
    #expect(made == 13)
    #expect(names == ["SimulatedViewController", "SimulatedViewController 2"])
  }

  @Test("explore follows the states that the screens themselves have")
  func states() {
    let found = Exploration.of(.histories(upTo: 2, takesPermitted: true)) { scenario in
      let screens = (0..<2).map { _ in scenario.add(SimulatedViewController()) }
      scenario.afterEach { _ in
        for screen in screens {
          scenario.expect(
            scenario.state(of: screen), equals: screen.appearanceState.rawValue, "one state")
        }
      }
    }
    #expect(found.failure == nil)
    #expect(found.histories == 1 + 24 + 24 * 24)
  }

  @Test("explore reports the failure with the fewest events, whichever history comes first")
  func shortest() {
    let found = Exploration.of(.histories(upTo: 2)) { scenario in
      let screen = scenario.add(SimulatedViewController())
      scenario.add(SimulatedViewController())
      scenario.afterEach { _ in
        scenario.expect(screen.appearanceState != .disappearing, "it stays")
      }
    }
    #expect(found.failure?.replay == "A.wa A.da A.wd")
  }

  @Test("explore shortens a random history to what is needed to fail")
  func shortening() throws {
    func twice(_ scenario: TransitionScenario) {
      scenario.add(SimulatedViewController())
      let screen = scenario.add(SimulatedViewController())
      var visits = 0
      scenario.afterEach { event in
        if event.subject == "SimulatedViewController 2", event.callback == .viewDidAppear {
          visits += 1
        }
        scenario.expect(visits < 2 || screen.appearanceState != .shown, "one visit")
      }
    }
    let found = Exploration.of(.random(3, length: 40, seed: 11), twice)
    let failure = try #require(found.failure)
    let seed = try #require(failure.seed)
    #expect((11...13).contains(seed))
    #expect(failure.events.count <= 14)
    #expect(failure.description.contains("with seed \(seed)"))
    let again = try #require(Exploration.of(.replaying(failure.replay), twice).failure)
    #expect(again.events == failure.events)
    #expect(again.problem == "one visit")
  }

  @Test("explore says why histories cannot be played, and plays none")
  func problems() {
    func one(_ scenario: TransitionScenario) { scenario.add(SimulatedViewController()) }
    let alone = Exploration.of(.permitted, one)
    #expect(
      alone.problem == "add at least 2 screens, or there is nothing to play; there are 1")
    #expect(alone.histories == 0)
    let stale = Exploration.of(.replaying("A.wa A.da C.wa"), blank)
    #expect(
      stale.problem?.hasPrefix("nothing to replay: `A.wa A.da C.wa` is not a history of 2") == true)
    #expect(Exploration.of(.replaying("A.da B.huh"), blank).problem != nil)
    #expect(Exploration.of(.histories(upTo: -1), blank).problem != nil)
    #expect(Exploration.of(.random(-1, length: 2, seed: 1), blank).problem != nil)
    var kind = Contract.viewTransitions.kinds[0]
    kind.name = "nowhere"
    #expect(
      Exploration.of(.histories(upTo: 1, kinds: [kind]), blank).problem?.contains("nowhere")
        == true)
    var calls = 0
    let fewer = Exploration.of(.permitted) { scenario in
      calls += 1
      one(scenario)
      if calls < 3 { one(scenario) }
    }
    #expect(
      fewer.problem == "add the same screens each time: there were 2 at first and 1 later")
    #expect(fewer.histories == 2)
  }

  @Test("explore refuses more histories than its limit, and says how many there are")
  func limit() {
    func three(_ scenario: TransitionScenario) {
      for _ in 0..<3 { scenario.add(SimulatedViewController()) }
    }
    let many = Exploration.of(.histories(upTo: 3, takesPermitted: true), three)
    #expect(many.histories == 0)
    #expect(
      many.problem?.hasPrefix(
        "there are more than 65536 (Limits.exploredHistories) histories of these lengths on 3")
        == true)
    let few = Exploration.of(.histories(upTo: 2, limit: 156), three)
    #expect(few.problem?.hasPrefix("there are more than 156 histories") == true)
    let all = Exploration.of(.histories(upTo: 2, limit: 157), three)
    #expect(all.problem == nil)
    #expect(all.histories == 157)
  }

  @Test("explore treats an error that a check throws as a failure")
  func errors() {
    struct Broken: Error {}
    let found = Exploration.of(.documented) { scenario in
      blank(scenario)
      scenario.afterEach { if $0.callback == .viewDidDisappear { throw Broken() } }
    }
    #expect(found.failure?.problem == "Broken()")
  }

  @Test("explore lets the screens settle before a check")
  func settling() async {
    final class Late: SimulatedViewController {
      var isCalled = false
      override func settle() async { isCalled = appearanceState == .shown }
    }
    func look(_ scenario: TransitionScenario) {
      let late = scenario.add(Late())
      scenario.add(SimulatedViewController())
      scenario.afterEach { event in
        scenario.expect(
          event != LifecycleEvent("Late", .viewDidAppear) || late.isCalled, "settled")
      }
    }
    func unsettled() -> Exploration { Exploration.of(.documented, look) }
    let settled = await Exploration.of(.documented) { look($0) }
    #expect(settled.failure == nil)
    #expect(unsettled().failure?.replay == "A.wa A.da")
  }

  @Test("explore waits for screens and for checks, after events and between transitions")
  func awaiting() async throws {
    let found = await Exploration.of(.documented) { scenario in
      await Task.yield()
      let screen = scenario.add(SimulatedViewController())
      scenario.add(SimulatedViewController())
      var (events, rests) = (0, 0)
      scenario.afterEach { _ in
        await Task.yield()
        events += 1
      }
      scenario.whenIdle {
        await Task.yield()
        rests += 1
        scenario.expect(rests < 2 || !scenario.isShown(screen), "\(events) events, \(rests) rests")
      }
    }
    // The other screen comes up first, and this one after it.
    #expect(found.failure?.problem == "6 events, 2 rests")
  }

  @Test("explore says that a check waits where the test does not")
  func notAwaiting() {
    let found = Exploration.of(.documented) { scenario in
      blank(scenario)
      scenario.whenIdle { await Task.yield() }
    }
    #expect(found.failure?.problem == "a check of this test waits: write `await explore`")
  }

  @Test("explore reports a documented order even if a permitted one fails after fewer events")
  func documentedFirst() throws {
    func test(_ callbacks: Set<String>) -> Exploration {
      Exploration.of(.permitted) { scenario in
        scenario.add(SimulatedViewController(), as: "A")
        scenario.add(SimulatedViewController(), as: "B")
        scenario.afterEach { _ in
          let order = scenario.events.dropFirst(2).map { "\($0.subject).\($0.callback.name)" }
          scenario.expect(!callbacks.contains(order.joined(separator: " ")), "it holds")
        }
      }
    }
    let scroll = "B.viewWillAppear A.viewWillDisappear B.viewDidAppear"
    let onlyPermitted = "A.viewWillDisappear A.viewWillAppear"
    let both = try #require(test([scroll, onlyPermitted]).failure)
    #expect(both.transitions == ["initial.completed", "pageScroll.completed"])
    #expect(both.events.count == 5)
    #expect(!both.description.contains("no system"))
    let permitted = try #require(test([onlyPermitted]).failure)
    #expect(permitted.transitions == ["initial.completed", "permitted.cancelled"])
    #expect(permitted.description.contains("no system is known to send this order"))
  }
}

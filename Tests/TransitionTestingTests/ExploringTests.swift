import EventCatalogue
import EventChecking
import EventModel
import Testing
import TransitionTesting

@MainActor
@Suite("Exploring orders")
struct ExploringTests {
  private func blank(_ rehearsal: Rehearsal) {
    rehearsal.add(ModelViewController())
    rehearsal.add(ModelViewController())
  }

  @Test("plays every order for every pair of screens")
  func counts() {
    #expect(Exploration.of(.documented, blank).histories == 6 * 2)
    #expect(Exploration.of(.permitted, blank).histories == 24 * 2)
    #expect(Exploration.of(.histories(upTo: 2), blank).histories == 1 + 6 + 36)
    #expect(
      Exploration.of(.histories(upTo: 1, takesPermitted: true), blank).histories == 1 + 24)
    #expect(Exploration.of(.random(5, length: 3, seed: 1), blank).histories == 5)
    let three = Exploration.of(.documented) {
      blank($0)
      $0.add(ModelViewController())
    }
    #expect(three.histories == 6 * 6)
    #expect(Exploration.of(.documented, blank).events == 2 * (3 * 6 + 3 * 8))
  }

  @Test("makes the screens afresh for each history, and names those of one type apart")
  func fixtures() {
    var names: Set<String> = []
    var made = 0
    let found = Exploration.of(.documented) { rehearsal in
      made += 1
      let first = rehearsal.add(ModelViewController())
      rehearsal.add(ModelViewController())
      rehearsal.expect(first.appearanceState == .hidden, "it is new")
      rehearsal.afterEach { names.insert($0.subject) }
    }
    #expect(found.failure == nil)
    #expect(made == 13)
    #expect(names == ["ModelViewController", "ModelViewController 2"])
  }

  @Test("follows the states that the screens themselves have")
  func states() {
    let found = Exploration.of(.histories(upTo: 2, takesPermitted: true)) { rehearsal in
      let screens = (0..<2).map { _ in rehearsal.add(ModelViewController()) }
      rehearsal.afterEach { _ in
        for screen in screens {
          rehearsal.expect(
            rehearsal.state(of: screen), equals: screen.appearanceState.rawValue, "one state")
        }
      }
    }
    #expect(found.failure == nil)
    #expect(found.histories == 1 + 24 + 24 * 24)
  }

  @Test("reports the fewest events, whichever history comes first")
  func shortest() {
    let found = Exploration.of(.histories(upTo: 2)) { rehearsal in
      let screen = rehearsal.add(ModelViewController())
      rehearsal.add(ModelViewController())
      rehearsal.afterEach { _ in
        rehearsal.expect(screen.appearanceState != .disappearing, "it stays")
      }
    }
    #expect(found.failure?.replay == "A.wa A.da A.wd")
  }

  @Test("shortens a random history to what it takes")
  func shortening() throws {
    func twice(_ rehearsal: Rehearsal) {
      rehearsal.add(ModelViewController())
      let screen = rehearsal.add(ModelViewController())
      var visits = 0
      rehearsal.afterEach { event in
        if event.subject == "ModelViewController 2", event.callback == .viewDidAppear {
          visits += 1
        }
        rehearsal.expect(visits < 2 || screen.appearanceState != .shown, "one visit")
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

  @Test("says what keeps histories from being played, and plays none")
  func problems() {
    func one(_ rehearsal: Rehearsal) { rehearsal.add(ModelViewController()) }
    let alone = Exploration.of(.permitted, one)
    #expect(
      alone.problem == "add at least 2 screens, or there is nothing to play; there are 1")
    #expect(alone.histories == 0)
    let stale = Exploration.of(.replaying("A.wa A.da C.wa"), blank)
    #expect(
      stale.problem?.hasPrefix("nothing to replay: `A.wa A.da C.wa` is no history of 2") == true)
    #expect(Exploration.of(.replaying("A.da B.huh"), blank).problem != nil)
    #expect(Exploration.of(.histories(upTo: -1), blank).problem != nil)
    #expect(Exploration.of(.random(-1, length: 2, seed: 1), blank).problem != nil)
    var kind = Contract.viewTransitions.kinds[0]
    kind.name = "nowhere"
    #expect(
      Exploration.of(.histories(upTo: 1, kinds: [kind]), blank).problem?.contains("nowhere")
        == true)
    var calls = 0
    let fewer = Exploration.of(.permitted) { rehearsal in
      calls += 1
      one(rehearsal)
      if calls < 3 { one(rehearsal) }
    }
    #expect(
      fewer.problem == "add the same screens each time: there were 2 at first and 1 later")
    #expect(fewer.histories == 2)
  }

  @Test("refuses more histories than its limit, and says how many it would take")
  func limit() {
    func three(_ rehearsal: Rehearsal) {
      for _ in 0..<3 { rehearsal.add(ModelViewController()) }
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

  @Test("takes an error that a look throws for a failure")
  func errors() {
    struct Broken: Error {}
    let found = Exploration.of(.documented) { rehearsal in
      blank(rehearsal)
      rehearsal.afterEach { if $0.callback == .viewDidDisappear { throw Broken() } }
    }
    #expect(found.failure?.problem == "Broken()")
  }

  @Test("lets the screens settle before the test looks")
  func settling() async {
    final class Late: ModelViewController {
      var isCalled = false
      override func settle() async { isCalled = appearanceState == .shown }
    }
    func look(_ rehearsal: Rehearsal) {
      let late = rehearsal.add(Late())
      rehearsal.add(ModelViewController())
      rehearsal.afterEach { event in
        rehearsal.expect(
          event != LifecycleEvent("Late", .viewDidAppear) || late.isCalled, "settled")
      }
    }
    let settled = await Exploration.settling(.documented) { look($0) }
    #expect(settled.failure == nil)
    let unsettled = Exploration.of(.documented, look)
    #expect(unsettled.failure?.replay == "A.wa A.da")
  }
}

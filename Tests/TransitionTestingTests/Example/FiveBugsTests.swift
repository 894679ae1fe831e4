import EventCatalogue
import EventModel
import Testing
import TransitionTesting

/// Five mistakes that many apps have made, each found with the fewest events that show it.
@MainActor
@Suite("Five classic bugs")
struct FiveBugsTests {
  private static let orders: [TransitionOrders] = [
    .documented, .permitted, .histories(upTo: 2), .histories(upTo: 2, takesPermitted: true),
    .random(20, length: 30, seed: 1, takesPermitted: true),
  ]

  private func film(_ screen: FilmScreen, _ scenario: TransitionScenario) {
    scenario.add(screen, as: "Film")
    scenario.add(SimulatedViewController(), as: "List")
    var watched = 0
    scenario.afterEach { event in
      guard event.subject == "Film" else { return }
      switch event.callback {
      case .viewDidAppear:
        scenario.expect(screen.film.position == watched, "the film goes on where it was")
        screen.film.tick()
        watched += 1
      case .viewDidDisappear: watched = 0
      default: break
      }
    }
  }

  @Test("a film that stops in viewWillDisappear")
  func film() throws {
    let failure = try #require(
      Exploration.of(.documented) { film(FilmScreen(), $0) }.failure)
    #expect(
      failure.description == """
        the film goes on where it was – after 6 events (initial.completed, pageScroll.cancelled)

             Film                   List
             · hidden               · hidden
          1  ● viewWillAppear       ·
          2  ● viewDidAppear        ·
          3  ┃                      ● viewWillAppear
          4  ● viewWillDisappear    ╎
          5  ● viewWillAppear       ╎
          6  ● viewDidAppear        ╎                   ← here

        play it again: explore(.replaying("A.wa A.da B.wa A.wd A.wa A.da")) { … }
        """)
    for orders in Self.orders {
      #expect(Exploration.of(orders) { film(FilmScreen(), $0) }.failure != nil)
      #expect(Exploration.of(orders) { film(PatientFilmScreen(), $0) }.failure == nil)
    }
  }

  private func counter(_ screen: CountedScreen, _ scenario: TransitionScenario) {
    scenario.add(SimulatedViewController(), as: "List")
    scenario.add(screen, as: "Article")
    var visits = 0
    var wasShown = false
    scenario.whenIdle {
      if scenario.isShown(screen), !wasShown { visits += 1 }
      wasShown = scenario.isShown(screen)
      scenario.expect(screen.views, equals: visits, "each visit counts once")
    }
  }

  @Test("a visit that is counted in viewWillAppear")
  func counter() throws {
    let failure = try #require(
      Exploration.of(.documented) { counter(CountedScreen(), $0) }.failure)
    #expect(
      failure.description == """
        each visit counts once: 1, not 0 – after 8 events (initial.completed, navigation.cancelled)

             List                   Article
             · hidden               · hidden
          1  ● viewWillAppear       ·
          2  ● viewDidAppear        ·
          3  ● viewWillDisappear    ·
          4  ╎                      ● viewWillAppear
          5  ╎                      ● viewWillDisappear
          6  ╎                      ● viewDidDisappear
          7  ● viewWillAppear       ·
          8  ● viewDidAppear        ·                      ← here

        play it again: explore(.replaying("A.wa A.da A.wd B.wa B.wd B.dd A.wa A.da")) { … }
        """)
    for orders in Self.orders {
      #expect(Exploration.of(orders) { counter(CountedScreen(), $0) }.failure != nil)
      #expect(Exploration.of(orders) { counter(FairlyCountedScreen(), $0) }.failure == nil)
    }
  }

  private func observer(_ screen: ObservingScreen, _ scenario: TransitionScenario) {
    scenario.add(screen, as: "Form")
    scenario.add(SimulatedViewController(), as: "List")
    scenario.afterEach { _ in
      scenario.expect(screen.observers <= 1, "it observes once")
      scenario.expect(screen.observers >= 0, "it removes what it added")
      scenario.expect(!scenario.isShown(screen) || screen.observers == 1, "it observes if shown")
    }
  }

  @Test("observers that are removed in viewDidDisappear")
  func observers() throws {
    let failure = try #require(
      Exploration.of(.documented) { observer(ObservingScreen(), $0) }.failure)
    #expect(
      failure.description == """
        it observes once – after 5 events (initial.completed, pageScroll.cancelled)

             Form                   List
             · hidden               · hidden
          1  ● viewWillAppear       ·
          2  ● viewDidAppear        ·
          3  ┃                      ● viewWillAppear
          4  ● viewWillDisappear    ╎
          5  ● viewWillAppear       ╎                   ← here

        play it again: explore(.replaying("A.wa A.da B.wa A.wd A.wa")) { … }
        """)
    // The permitted orders hold a shorter one, in which the current screen turns back before the new
    // one came; no system is known to send it, so it does not come first.
    let permitted = Exploration.of(.permitted) { observer(ObservingScreen(), $0) }.failure
    #expect(permitted?.replay == failure.replay)
    let others = Contract.viewTransitions.permittedSequences().filter(\.variants.isEmpty)
    let other = Exploration.of(.sequences(others)) { observer(ObservingScreen(), $0) }.failure
    #expect(other?.replay == "A.wa A.da A.wd A.wa")
    for orders in Self.orders {
      #expect(Exploration.of(orders) { observer(PairedObservingScreen(), $0) }.failure == nil)
    }
  }

  private func keyboard(_ screen: KeyboardScreen, _ scenario: TransitionScenario) {
    scenario.add(screen, as: "Chat")
    scenario.add(SimulatedViewController(), as: "List")
    scenario.whenIdle {
      scenario.expect(
        !scenario.isShown(screen) || screen.isListening, "it hears the keyboard while shown")
    }
  }

  @Test("a keyboard that is no longer heard after viewWillDisappear")
  func keyboard() throws {
    let failure = try #require(
      Exploration.of(.documented) { keyboard(KeyboardScreen(), $0) }.failure)
    #expect(
      failure.description == """
        it hears the keyboard while shown – after 8 events (initial.completed, navigation.cancelled)

             Chat                   List
             · hidden               · hidden
          1  ● viewWillAppear       ·
          2  ● viewDidAppear        ·
          3  ● viewWillDisappear    ·
          4  ╎                      ● viewWillAppear
          5  ╎                      ● viewWillDisappear
          6  ╎                      ● viewDidDisappear
          7  ● viewWillAppear       ·
          8  ● viewDidAppear        ·                      ← here

        play it again: explore(.replaying("A.wa A.da A.wd B.wa B.wd B.dd A.wa A.da")) { … }
        """)
    for orders in Self.orders {
      #expect(Exploration.of(orders) { keyboard(KeyboardScreen(), $0) }.failure != nil)
      #expect(Exploration.of(orders) { keyboard(AttentiveKeyboardScreen(), $0) }.failure == nil)
    }
  }

  private func presenter(
    _ make: (Order) -> PresenterScreen, _ scenario: TransitionScenario
  ) {
    let order = Order()
    let screen = scenario.add(make(order), as: "Order")
    scenario.add(EditSheet(order), as: "Edit")
    scenario.whenIdle {
      scenario.expect(
        !scenario.isShown(screen) || screen.shown == order.version, "it shows what was edited")
    }
  }

  @Test("a presenter that refreshes in viewWillAppear, after a sheet")
  func presenter() throws {
    let sheets = TransitionOrders.histories(upTo: 2, kinds: [.sheet, .sheetDismiss])
    let failure = try #require(
      Exploration.of(sheets) { presenter(PresenterScreen.init, $0) }.failure)
    #expect(
      failure.description == """
        it shows what was edited – after 6 events (initial.completed, sheet.completed, sheetDismiss.completed)

             Order               Edit
             · hidden            · hidden
          1  ● viewWillAppear    ·
          2  ● viewDidAppear     ·
          3  ┃                   ● viewWillAppear
          4  ┃                   ● viewDidAppear
          5  ┃                   ● viewWillDisappear
          6  ┃                   ● viewDidDisappear     ← here

        play it again: explore(.replaying("A.wa A.da B.wa B.da B.wd B.dd")) { … }
        """)
    for orders in Self.orders + [sheets] {
      #expect(
        Exploration.of(orders) { presenter(WatchingPresenterScreen.init, $0) }.failure == nil)
    }
  }

  @Test("no order that is played alone fails after fewer events")
  func shortest() throws {
    let bodies: [@MainActor (TransitionScenario) -> Void] = [
      { film(FilmScreen(), $0) }, { counter(CountedScreen(), $0) },
      { observer(ObservingScreen(), $0) }, { keyboard(KeyboardScreen(), $0) },
    ]
    let contract = Contract.viewTransitions
    for body in bodies {
      let documented = try contract.sequences()
      let others = contract.permittedSequences().filter(\.variants.isEmpty)
      for (orders, sequences) in [
        (TransitionOrders.documented, documented), (.permitted, documented),
        (.sequences(others), others),
      ] {
        let alone = sequences.compactMap {
          Exploration.of(.sequences([$0]), body).failure?.events.count
        }
        #expect(Exploration.of(orders, body).failure?.events.count == alone.min())
        #expect(!alone.isEmpty)
      }
    }
  }
}

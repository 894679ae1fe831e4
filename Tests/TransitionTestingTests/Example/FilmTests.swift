import Testing
import TransitionTesting

@MainActor
struct FilmTests {
  @Test func theFilmGoesOnWhereItWas() {
    explore { scenario in
      let screen = scenario.add(PatientFilmScreen(), as: "Film")
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
  }

  @Test func aCancelledSwipePausesAndGoesOn() throws {
    let (screen, list) = (PatientFilmScreen(), SimulatedViewController())
    screen.driveAppearance()
    let swipe = try TransitionKind.navigation.sequence(.cancelled)
    swipe.drive(current: screen, new: list) { event in
      #expect(screen.film.isPlaying == (event == .current(.viewDidAppear)))
    }
  }

  @Test func ourContainerTurnsPagesLikeUIKit() {
    let recorder = AppearanceRecorder()
    let container = HandContainer(recorder.recordScreen(FilmScreen(), as: "First"))
    container.driveAppearance()
    recorder.asTransition { container.show(recorder.recordScreen(FilmScreen(), as: "Second")) }
    recorder.expectNoFindings()
    recorder.expectSequence(.pageScroll)
    recorder.expectGuaranteed("current.viewWillDisappear before new.viewDidAppear")
  }
}

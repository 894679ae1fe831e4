import Testing
import TransitionTesting

@MainActor
struct FilmTests {
  @Test func theFilmGoesOnWhereItWas() {
    explore { rehearsal in
      let screen = rehearsal.add(PatientFilmScreen(), as: "Film")
      rehearsal.add(ModelViewController(), as: "List")
      var watched = 0
      rehearsal.afterEach { event in
        guard event.subject == "Film" else { return }
        switch event.callback {
        case .viewDidAppear:
          rehearsal.expect(screen.film.position == watched, "the film goes on where it was")
          screen.film.tick()
          watched += 1
        case .viewDidDisappear: watched = 0
        default: break
        }
      }
    }
  }

  @Test func aCancelledSwipePausesAndGoesOn() throws {
    let (screen, list) = (PatientFilmScreen(), ModelViewController())
    screen.driveAppearance()
    let swipe = try TransitionKind.navigation.sequence(.cancelled)
    swipe.drive(current: screen, new: list) { event in
      #expect(screen.film.isPlaying == (event == .current(.viewDidAppear)))
    }
  }

  @Test func ourContainerTurnsPagesLikeUIKit() {
    let recorder = AppearanceRecorder()
    let container = HandContainer(recorder.watch(FilmScreen(), as: "First"))
    container.driveAppearance()
    recorder.asTransition { container.show(recorder.watch(FilmScreen(), as: "Second")) }
    recorder.expectNoFindings()
    recorder.expectSequence(.pageScroll)
    recorder.expectGuaranteed("current.viewWillDisappear before new.viewDidAppear")
  }
}

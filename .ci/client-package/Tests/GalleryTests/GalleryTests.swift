import GalleryScreens
import Testing
import TransitionTesting

// A line that must fail says so, and with which words; `.ci/client` compares.

@MainActor
struct GalleryTests {
  @Test func whatHoldsIsSilent() {
    let recorder = PushedStack().recorder
    recorder.expectNoFindings()
    recorder.expectSequence(.navigation)
    recorder.expectGuaranteed("current.viewWillDisappear before new.viewDidAppear")
    explore { rehearsal in
      let screen = rehearsal.add(CountingScreen())
      rehearsal.add(ModelViewController())
      rehearsal.atRest { rehearsal.expect(!rehearsal.isShown(screen) || screen.visits > 0, "seen") }
    }
  }

  @Test func findings() {
    let stack = PushedStack()
    stack.breakIt()
    stack.recorder.expectNoFindings()  // fails: error[repeated_callback]: Top got viewDidAppear
  }

  @Test func sequence() {
    let recorder = PushedStack().recorder
    recorder.expectSequence(.pageScroll, .cancelled)  // fails: expected pageScroll.cancelled, but
  }

  @Test func guaranteed() {
    let recorder = PushedStack().recorder
    recorder.expectGuaranteed("never new.viewDidDisappear")  // fails: violated: never
  }

  @Test func exploring() {
    explore(.documented) { rehearsal in  // fails: one visit – after 6 events
      rehearsal.add(ModelViewController(), as: "List")
      let screen = rehearsal.add(CountingScreen(), as: "Article")
      rehearsal.atRest {
        rehearsal.expect(rehearsal.isShown(screen) || screen.visits == 0, "one visit")
      }
    }
  }

  @Test func exploringAndSettling() async {
    await exploreAndSettle(.documented) { rehearsal in  // fails: it never shows – after 2 events
      let screen = rehearsal.add(ModelViewController(), as: "A")
      rehearsal.add(ModelViewController(), as: "B")
      rehearsal.afterEach { _ in rehearsal.expect(!rehearsal.isShown(screen), "it never shows") }
    }
  }

  @Test func nestedFunction() {
    checkStack(PushedStack().recorder)  // fails: expected modal.completed, but the last transition
  }

  @Test func recorderMadeOutside() {
    Common.recorder.expectSequence(.sheet)  // fails: expected sheet.completed, but no transition
  }

  @Test func detachedTask() async {
    let recorder = PushedStack().recorder
    await Task.detached {
      await recorder.expectSequence(.containment)  // fails: expected containment.completed, but
    }.value
  }
}

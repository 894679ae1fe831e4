import GalleryScreens
import TransitionTesting
import XCTest

// A line that must fail says so, and with which words; `.ci/client` compares.

@MainActor
final class GalleryXCTests: XCTestCase {
  func testWhatHoldsIsSilent() {
    let recorder = PushedStack().recorder
    recorder.expectNoFindings()
    recorder.expectSequence(.navigation)
    recorder.expectGuaranteed("current.viewWillDisappear before new.viewDidAppear")
    explore { scenario in
      let screen = scenario.add(CountingScreen())
      scenario.add(SimulatedViewController())
      scenario.whenIdle { scenario.expect(!scenario.isShown(screen) || screen.visits > 0, "seen") }
    }
  }

  func testFindings() {
    let stack = PushedStack()
    stack.breakIt()
    stack.recorder.expectNoFindings()  // fails: error[repeated_callback]: Top got viewDidAppear
  }

  func testSequence() {
    let recorder = PushedStack().recorder
    recorder.expectSequence(.pageScroll, .cancelled)  // fails: expected pageScroll.cancelled, but
  }

  func testGuaranteed() {
    let recorder = PushedStack().recorder
    recorder.expectGuaranteed("never new.viewDidDisappear")  // fails: violated: never
  }

  func testExploring() {
    explore(.documented) { scenario in  // fails: one visit – after 6 events
      scenario.add(SimulatedViewController(), as: "List")
      let screen = scenario.add(CountingScreen(), as: "Article")
      scenario.whenIdle {
        scenario.expect(scenario.isShown(screen) || screen.visits == 0, "one visit")
      }
    }
  }

  func testExploringAndSettling() async {
    await explore(.documented) { scenario in  // fails: it never shows – after 2 events
      let screen = scenario.add(SimulatedViewController(), as: "A")
      scenario.add(SimulatedViewController(), as: "B")
      scenario.afterEach { _ in scenario.expect(!scenario.isShown(screen), "it never shows") }
    }
  }

  func testNestedFunction() {
    checkStack(PushedStack().recorder)  // fails: expected modal.completed, but the last transition
  }

  func testRecorderMadeOutside() {
    Common.recorder.expectSequence(.sheet)  // fails: expected sheet.completed, but no transition
  }

  func testDetachedTask() async {
    let recorder = PushedStack().recorder
    await Task.detached {
      await recorder.expectSequence(.containment)  // fails: expected containment.completed, but
    }.value
  }
}

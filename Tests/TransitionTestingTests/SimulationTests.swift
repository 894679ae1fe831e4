import EventCatalogue
import EventModel
import Testing
import TransitionTesting

@MainActor
@Suite("The simulation of UIKit's appearance calls")
struct SimulationTests {
  private let log = Protocol()
  private let current: WatchedScreen
  private let new: WatchedScreen

  init() {
    current = WatchedScreen("current", log)
    new = WatchedScreen("new", log)
  }

  private func events(_ kind: TransitionKind, _ outcome: Outcome) throws -> [LifecycleEvent] {
    try kind.sequence(outcome).events
  }

  @Test(
    "a simulated controller walks the four states: a begin in the other direction cancels, one end closes"
  )
  func fourStates() {
    new.beginAppearanceTransition(true, animated: true)
    #expect(new.appearanceState == .appearing)
    new.beginAppearanceTransition(false, animated: true)
    #expect(new.appearanceState == .disappearing)
    new.endAppearanceTransition()
    #expect(new.appearanceState == .hidden)
    #expect(
      log.take().map(\.callback) == [.viewWillAppear, .viewWillDisappear, .viewDidDisappear])
    #expect(new.warnings == [])
  }

  @Test("any six calls of a simulated controller send what the contract's four states allow")
  func everyWord() {
    for word in (0...6).flatMap(AppearanceCall.words) {
      let screen = WatchedScreen("new", log)
      for call in word { call.make(on: screen) }
      let expected = FourStates(word)
      #expect(log.take().map(\.callback) == expected.callbacks)
      #expect(screen.warnings.count == expected.warnings)
    }
  }

  @Test(
    "a simulated controller ignores a begin in the same direction, and an end without a begin with a warning"
  )
  func redundant() {
    new.beginAppearanceTransition(false, animated: true)
    #expect(log.take() == [])
    new.endAppearanceTransition()
    #expect(log.take() == [])
    #expect(
      new.warnings == [
        "Unbalanced calls to begin/end appearance transitions for <WatchedScreen>."
      ])
    new.driveAppearance()
    new.beginAppearanceTransition(true, animated: true)
    #expect(log.take().count == 2)
  }

  @Test("a navigation controller pushes and pops in the order of the catalogue")
  func navigation() throws {
    let stack = SimulatedNavigationController(root: current)
    stack.driveAppearance()
    #expect(log.take() == [.current(.viewWillAppear), .current(.viewDidAppear)])
    stack.push(new)
    #expect(try log.take() == events(.navigation, .completed))
    stack.pop()
    #expect(
      log.take() == [
        .new(.viewWillDisappear), .current(.viewWillAppear), .new(.viewDidDisappear),
        .current(.viewDidAppear),
      ])
    #expect(stack.viewControllers.count == 1)
  }

  @Test("a swipe back begins before its outcome is known, and a cancelled one keeps the screen")
  func swipeBack() throws {
    let stack = SimulatedNavigationController(root: new)
    stack.push(current)
    stack.driveAppearance()
    _ = log.take()
    let swipe = stack.beginSwipeBack()
    #expect(log.events == [.current(.viewWillDisappear), .new(.viewWillAppear)])
    swipe.cancel()
    #expect(try log.take() == events(.navigation, .cancelled))
    #expect(stack.viewControllers.count == 2)
    stack.beginSwipeBack().complete()
    #expect(try log.take() == events(.navigation, .completed))
  }

  @Test(
    "a simulated pager turns in the order of its style, or cancels",
    arguments: [SimulatedPageViewController.Style.scroll, .pageCurl],
    [Outcome.completed, .cancelled])
  func pager(_ style: SimulatedPageViewController.Style, _ outcome: Outcome) throws {
    let pager = SimulatedPageViewController(style, first: current)
    pager.driveAppearance()
    _ = log.take()
    let turn = pager.beginTurning(to: new)
    if outcome == .completed { turn.complete() } else { turn.cancel() }
    #expect(try log.take() == events(style == .scroll ? .pageScroll : .pageCurl, outcome))
    #expect(pager.visible === (outcome == .completed ? new : current))
  }

  @Test(
    "a simulated container that is not shown sends nothing; once shown, it calls only the top screen"
  )
  func notShown() {
    let stack = SimulatedNavigationController(root: current)
    stack.push(new)
    #expect(log.take() == [])
    stack.driveAppearance()
    #expect(log.take() == [.new(.viewWillAppear), .new(.viewDidAppear)])
  }

  @Test("a parent gets its call before its children, unless it forwards by hand")
  func children() {
    final class ByHand: SimulatedViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    current.addChild(new)
    current.driveAppearance()
    #expect(log.take().map(\.subject) == ["current", "new", "current", "new"])
    let silent = ByHand()
    silent.addChild(WatchedScreen("child", log))
    silent.driveAppearance()
    #expect(log.take() == [])
  }

  @Test("a child that is added to a shown parent gets the calls it missed")
  func lateChild() {
    current.driveAppearance()
    _ = log.take()
    current.addChild(new)
    #expect(log.take() == [.new(.viewWillAppear), .new(.viewDidAppear)])
  }
}

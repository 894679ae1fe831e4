import EventCatalogue
import EventChecking
import EventModel
import Testing
import TransitionTesting

@MainActor
@Suite("Driving screens")
struct DrivingTests {
  private let log = Protocol()

  @Test("drive plays each of the six documented orders with the catalogue's events")
  func six() throws {
    for sequence in try Contract.viewTransitions.sequences() {
      let (current, new) = (WatchedScreen("current", log), WatchedScreen("new", log))
      current.driveAppearance()
      _ = log.take()
      var looked: [LifecycleEvent] = []
      sequence.drive(current: current, new: new) { looked.append($0) }
      #expect(log.take() == sequence.events)
      #expect(looked == sequence.events)
      #expect(current.warnings + new.warnings == [])
      let isCompleted = sequence.outcome == .completed
      #expect(current.appearanceState == (isCompleted ? .hidden : .shown))
      #expect(new.appearanceState == (isCompleted ? .shown : .hidden))
    }
  }

  @Test("drive plays all 24 permitted orders")
  func permitted() {
    let sequences = Contract.viewTransitions.permittedSequences()
    #expect(sequences.count == 24)
    for sequence in sequences {
      let (current, new) = (WatchedScreen("current", log), WatchedScreen("new", log))
      current.driveAppearance()
      _ = log.take()
      sequence.drive(current: current, new: new)
      #expect(log.take() == sequence.events)
    }
  }

  @Test("drive lets a screen settle after each of its events")
  func settling() async throws {
    final class Slow: SettlingScreen {
      var settled = 0
      func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
      func endAppearanceTransition() {}
      func settle() async { settled += 1 }
    }
    let (current, new) = (Slow(), Slow())
    var counts: [Int] = []
    let sequence = try TransitionKind.pageCurl.sequence(.cancelled)
    await sequence.drive(current: current, new: new) { _ in
      counts.append(current.settled + new.settled)
    }
    #expect(counts == [1, 2, 3, 4, 5, 6])
    #expect(current.settled == 3)
  }

  @Test("a subclass of a drivable class can conform to SettlingScreen itself")
  func settlingSubclass() async throws {
    let (plain, quick, slow) = (UIKitLike(), Quick(), Slower())
    let sequence = try TransitionKind.navigation.sequence()
    await sequence.drive(current: plain, new: quick) { _ in }
    await sequence.drive(current: quick, new: slow) { _ in }
    #expect(quick.rests == ["quick", "quick", "quick", "quick"])
    #expect(slow.rests == ["slower", "slower"])
  }

  @Test("drive makes the view once, before the first begin")
  func loading() throws {
    final class Loaded: SimulatedViewController {
      var loads = 0
      override func viewDidLoad() { loads += 1 }
    }
    let screen = Loaded()
    try TransitionKind.initial.sequence().drive(new: screen)
    screen.driveDisappearance()
    screen.driveAppearance()
    #expect(screen.loads == 1)
  }

  @Test("a kind refuses an order that the catalogue does not have")
  func refusal() {
    #expect(throws: TransitionKind.Refusal.self) { try TransitionKind.modal.sequence(.cancelled) }
  }
}

/// A class that a library made drivable in an extension, as UIViewController.
private class UIKitLike {
  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  func endAppearanceTransition() {}
}

extension UIKitLike: DrivableScreen {}

private class Quick: UIKitLike, SettlingScreen {
  var rests: [String] = []
  func settle() async { rests.append("quick") }
}

private final class Slower: Quick {
  override func settle() async { rests.append("slower") }
}

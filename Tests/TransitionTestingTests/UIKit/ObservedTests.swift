#if canImport(UIKit) && !os(watchOS)
  import EventCatalogue
  import EventChecking
  import EventModel
  import Testing
  import TransitionTesting
  import UIKit

  /// Settles on Apple's systems what Apple documents nowhere and the model takes from observation.
  ///
  /// `viewIsAppearing` is not examined: without a window no source promises it.
  @MainActor
  @Suite("What UIKit makes of begin and end")
  struct ObservedTests {
    /// A controller that writes down what it is sent.
    private final class Watched: UIViewController {
      var callbacks: [Callback] = []

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        callbacks.append(.viewWillAppear)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        callbacks.append(.viewDidAppear)
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        callbacks.append(.viewWillDisappear)
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        callbacks.append(.viewDidDisappear)
      }
    }

    @Test("a begin in the direction it goes already is ignored")
    func redundantBegin() {
      let screen = Watched()
      screen.loadViewIfNeeded()
      screen.beginAppearanceTransition(true, animated: false)
      screen.beginAppearanceTransition(true, animated: false)
      screen.endAppearanceTransition()
      #expect(screen.callbacks == [.viewWillAppear, .viewDidAppear])
    }

    @Test("one end closes a side that was begun both ways")
    func oneEnd() {
      let screen = Watched()
      screen.loadViewIfNeeded()
      screen.beginAppearanceTransition(true, animated: false)
      screen.beginAppearanceTransition(false, animated: false)
      screen.endAppearanceTransition()
      #expect(screen.callbacks == [.viewWillAppear, .viewWillDisappear, .viewDidDisappear])
      screen.driveAppearance()
      #expect(screen.callbacks.suffix(2) == [.viewWillAppear, .viewDidAppear])
    }

    @Test("any five balanced calls send what the four states of the contract make of them")
    func everyWord() {
      for word in (0...5).flatMap(AppearanceCall.words) {
        let expected = FourStates(word)
        guard expected.warnings == 0 else { continue }
        let screen = Watched()
        screen.loadViewIfNeeded()
        for call in word { call.make(on: screen) }
        #expect(screen.callbacks == expected.callbacks, "\(word)")
      }
    }

    @Test("each documented and each permitted order gives the catalogue's events")
    func orders() throws {
      let contract = Contract.viewTransitions
      for sequence in try contract.sequences() + contract.permittedSequences() {
        let recorder = AppearanceRecorder()
        let current = recorder.recordScreen(Watched(), as: "current")
        let new = recorder.recordScreen(Watched(), as: "new")
        current.driveAppearance()
        sequence.drive(current: current, new: new)
        let recorded = recorder.events.dropFirst(2).map { LifecycleEvent($0.view, $0.callback) }
        #expect(recorded == sequence.events)
        #expect(
          current.callbacks + new.callbacks
            == [.viewWillAppear, .viewDidAppear]
            + sequence.events.filter { $0.subject == "current" }.map(\.callback)
            + sequence.events.filter { $0.subject == "new" }.map(\.callback))
      }
    }

    @Test("a parent gets its call before its child")
    func children() {
      let recorder = AppearanceRecorder()
      let parent = recorder.recordScreen(UIViewController(), as: "parent")
      let child = recorder.recordScreen(UIViewController(), as: "child")
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent.driveAppearance()
      parent.driveDisappearance()
      #expect(
        recorder.events.map(\.view) == [
          "parent", "child", "parent", "child", "parent", "child", "parent", "child",
        ])
    }

    @Test("a subclass of UIViewController can conform to SettlingScreen")
    func settling() async throws {
      final class Late: UIViewController, SettlingScreen {
        var rests = 0
        func settle() async { rests += 1 }
      }
      let late = Late()
      try await TransitionKind.initial.sequence().drive(new: late) { _ in }
      #expect(late.rests == 2)
    }
  }
#endif

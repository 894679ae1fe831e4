#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The transition coordinators at work, each with the number its transition has in the log.
  @MainActor
  final class CoordinatorWatch {
    private struct Followed {
      weak var coordinator: (any UIViewControllerTransitionCoordinator)?
      let number: Int
      let kind: String?
      /// The addresses of the containers it was said to begin in; 0 for none.
      var scopes: Set<UInt> = []
    }

    private var followed: [Followed] = []

    nonisolated init() {}

    /// Looks who coordinates what a screen is about to be told, and records where that begins.
    ///
    /// One coordinator may tell screens of several containers: each gets its own beginning, under one
    /// number. What began here earlier and was not heard to end is over by now, and so is what lost its
    /// coordinator.
    func follow(
      _ screen: UIViewController, in scope: RecordedScope?, for recorder: TransitionRecorder
    ) {
      let coordinator = screen.transitionCoordinator
      let address = scope?.address ?? 0
      for other in followed
      where other.coordinator == nil
        || other.scopes.contains(address) && other.coordinator !== coordinator
      {
        end(other.number, nil, for: recorder)
      }
      guard let coordinator else { return }
      let index = index(of: coordinator, leading: screen, for: recorder)
      guard followed[index].scopes.insert(address).inserted else { return }
      recorder.begin(
        OpenTransition(number: followed[index].number, kind: followed[index].kind), in: scope)
    }

    private func index(
      of coordinator: any UIViewControllerTransitionCoordinator,
      leading screen: UIViewController, for recorder: TransitionRecorder
    ) -> Int {
      if let known = followed.firstIndex(where: { $0.coordinator === coordinator }) { return known }
      let number = recorder.nextTransition()
      followed.append(
        Followed(
          coordinator: coordinator, number: number, kind: Self.kind(of: coordinator, screen)))
      coordinator.animate(alongsideTransition: nil) { [weak self, weak recorder] context in
        guard let recorder else { return }
        self?.end(number, context.isCancelled ? .cancelled : .completed, for: recorder)
      }
      return followed.count - 1
    }

    private func end(
      _ number: Int, _ outcome: RecordedTransition.Outcome?, for recorder: TransitionRecorder
    ) {
      guard let index = followed.firstIndex(where: { $0.number == number }) else { return }
      followed.remove(at: index)
      recorder.end(number, outcome)
    }

    /// Returns the kind a coordinator's transition is certainly of, or nil. A coordinator does not
    /// tell; two screens of one navigation stack do.
    private static func kind(
      of coordinator: any UIViewControllerTransitionCoordinator, _ screen: UIViewController
    ) -> String? {
      guard let stack = screen.parent as? UINavigationController,
        coordinator.viewController(forKey: .from)?.parent === stack,
        coordinator.viewController(forKey: .to)?.parent === stack
      else { return nil }
      return "navigation"
    }
  }
#endif

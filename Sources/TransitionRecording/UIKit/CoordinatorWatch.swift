#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The transition coordinators at work, each with the number its transition has in the log.
  @MainActor
  final class CoordinatorWatch {
    private struct Followed {
      weak var coordinator: (any UIViewControllerTransitionCoordinator)?
      let number: Int
      /// The addresses of the containers in which its beginning was recorded; 0 for none.
      var scopes: Set<UInt> = []
    }

    private var followed: [Followed] = []

    nonisolated init() {}

    /// Finds the coordinator of the call that a screen is about to get, and records where its
    /// transition begins.
    ///
    /// One coordinator may call screens of several containers: each container gets its own
    /// beginning, under one number. A transition that began here earlier and whose end was not
    /// reported is over by now, and so is one that lost its coordinator.
    func follow(
      _ screen: UIViewController, in scope: RecordedObject?, for recorder: TransitionRecorder
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
      let index = index(of: coordinator, for: recorder)
      guard followed[index].scopes.insert(address).inserted else { return }
      let transition = OpenTransition(
        number: followed[index].number, kind: Self.kind(of: coordinator, screen))
      recorder.state.withLock { $0.begin(transition, in: scope) }
    }

    private func index(
      of coordinator: any UIViewControllerTransitionCoordinator, for recorder: TransitionRecorder
    ) -> Int {
      if let known = followed.firstIndex(where: { $0.coordinator === coordinator }) { return known }
      let number = recorder.state.withLock { $0.nextTransition() }
      followed.append(Followed(coordinator: coordinator, number: number))
      coordinator.animate(alongsideTransition: nil) { [weak self, weak recorder] context in
        guard let recorder else { return }
        self?.end(
          number, RecordedTransition.Outcome(isCancelled: context.isCancelled), for: recorder)
      }
      return followed.count - 1
    }

    private func end(
      _ number: Int, _ outcome: RecordedTransition.Outcome?, for recorder: TransitionRecorder
    ) {
      guard let index = followed.firstIndex(where: { $0.number == number }) else { return }
      followed.remove(at: index)
      recorder.state.withLock { $0.end(number, outcome) }
    }

    /// Returns the kind that a coordinator's transition certainly has, or nil. It is also nil for a
    /// screen that is only inside one of its sides, whose own container may do something else at
    /// the same time.
    private static func kind(
      of coordinator: any UIViewControllerTransitionCoordinator, _ screen: UIViewController
    ) -> RecordedTransition.Kind? {
      guard let from = coordinator.viewController(forKey: .from),
        let to = coordinator.viewController(forKey: .to),
        (from.fronts + to.fronts).contains(where: { $0 === screen })
      else { return nil }
      return CoordinatorFacts(
        isInOneStack: from.parent is UINavigationController && from.parent === to.parent,
        presentationStyle: coordinator.presentationStyle.rawValue,
        isDismissal: from.isBeingDismissed
      ).kind
    }
  }
#endif

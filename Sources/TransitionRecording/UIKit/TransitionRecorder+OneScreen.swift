#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension TransitionRecorder {
    /// Records the appearance calls of a screen from now on: call it in `viewDidLoad`.
    ///
    /// A child with a hidden view of no size is added to the screen, and reports the calls that
    /// UIKit forwards to it, each right after the screen's own. No method is swizzled. The
    /// container, the transition coordinator and the end of the screen's life are recorded with the
    /// calls.
    ///
    /// Nothing is recorded where a screen forwards appearance calls by hand
    /// (`shouldAutomaticallyForwardAppearanceMethods` is false) and leaves out this child; the log
    /// then has a comment that says so. If the child is added to a screen that is already shown, it
    /// gets an appearance of its own. Recording a screen twice has no further effect, and neither
    /// has recording a screen where every screen is recorded.
    ///
    /// - Parameters:
    ///   - screen: The screen. Its view is loaded if it was not.
    ///   - name: What the log calls it; its class by default.
    /// - Precondition: the screen is not one of UIKit's containers, whose children are their stack,
    ///   tabs, columns or pages.
    @MainActor
    public func recordScreen(_ screen: UIViewController, as name: String? = nil) {
      precondition(
        !Self.keepsOwnChildren(screen),
        "record the screens inside a container, each in its viewDidLoad, not the container itself")
      guard !recordsEveryScreen, !screen.children.contains(where: { $0 is AppearanceProbe })
      else { return }
      let recorded = object(screen, as: name)
      if !screen.shouldAutomaticallyForwardAppearanceMethods {
        let text =
          "\(recorded.name) forwards appearance calls by hand, and may forget the probe in it"
        state.withLock { $0.comment(text) }
      }
      let probe = AppearanceProbe(of: recorded, self)
      screen.addChild(probe)
      screen.view.addSubview(probe.view)
      probe.didMove(toParent: screen)
    }

    /// Whether a screen's children are its content, so that one more would be shown.
    @MainActor
    private static func keepsOwnChildren(_ screen: UIViewController) -> Bool {
      screen is UINavigationController || screen is UITabBarController
        || screen is UISplitViewController || screen is UIPageViewController
    }
  }
#endif

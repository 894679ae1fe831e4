#if canImport(UIKit) && !os(watchOS)
  import EventCatalogue
  import EventModel
  public import UIKit

  extension AppearanceRecorder {
    /// Records every appearance call of a screen from now on, and returns the screen.
    ///
    /// A child with a hidden view of no size is added to the screen, and reports the calls that
    /// UIKit forwards to it, each right after the screen's own method. No method is swizzled.
    /// Nothing is recorded where a screen forwards appearance calls by hand. The screen's view is
    /// loaded. Record a screen before it first appears, and before adding children of its own that
    /// are recorded too.
    ///
    /// Without a name, the screen has the name of its type. Without a scope, which is its window or
    /// container, it has the recorder's.
    ///
    /// - Precondition: the screen is not one of UIKit's containers, whose children are their stack,
    ///   tabs, columns or pages.
    @discardableResult
    public func recordScreen<Screen: UIViewController>(
      _ screen: Screen, as name: String? = nil, scope: String? = nil,
      fileID: StaticString = #fileID, line: UInt = #line
    ) -> Screen {
      precondition(
        !(screen is UINavigationController || screen is UITabBarController
          || screen is UISplitViewController || screen is UIPageViewController),
        "record the screens of a container, not the container: its children are its content")
      let source = Finding.Source(file: "\(fileID)", line: Int(line))
      let reporter = AppearanceReporter(recording(screen, name, scope, source))
      screen.addChild(reporter)
      screen.view.addSubview(reporter.view)
      reporter.didMove(toParent: screen)
      return screen
    }
  }

  /// A child that reports the calls that are forwarded to it.
  private final class AppearanceReporter: UIViewController {
    private let report: @MainActor (Callback) -> Void

    init(_ report: @escaping @MainActor (Callback) -> Void) {
      self.report = report
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = UIView(frame: .zero)
      view.isHidden = true
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      report(.viewWillAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      report(.viewDidAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      report(.viewWillDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      report(.viewDidDisappear)
    }
  }
#endif

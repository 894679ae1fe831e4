import EventModel

extension AppearanceRecorder {
  /// Records every appearance call of a screen from now on, and returns the screen.
  ///
  /// A child without a visible view is added to the screen, and reports the calls that are
  /// forwarded to it, each right after the screen's own method. Nothing is recorded where a screen
  /// forwards appearance calls by hand. Record a screen before it first appears, and before adding
  /// children of its own that are recorded too: children get their calls in the order in which they
  /// were added.
  ///
  /// Without a name, the screen has the name of its type. Without a scope, which is its window or
  /// container, it has the recorder's.
  ///
  /// - Precondition: the screen is not a container that shows one of its children at a time.
  @discardableResult
  public func recordScreen<Screen: SimulatedViewController>(
    _ screen: Screen, as name: String? = nil, scope: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Screen {
    precondition(
      !(screen is SimulatedContainer),
      "record the screens of a container, not the container: its children are its stack or its pages"
    )
    let source = Finding.Source(file: "\(fileID)", line: Int(line))
    screen.addChild(SimulatedReporter(recording(screen, name, scope, source)))
    return screen
  }
}

/// A child that reports the calls that are forwarded to it.
private final class SimulatedReporter: SimulatedViewController {
  private let report: @MainActor (Callback) -> Void

  init(_ report: @escaping @MainActor (Callback) -> Void) {
    self.report = report
    super.init()
  }

  override func viewWillAppear(_ animated: Bool) { report(.viewWillAppear) }
  override func viewDidAppear(_ animated: Bool) { report(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { report(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { report(.viewDidDisappear) }
}

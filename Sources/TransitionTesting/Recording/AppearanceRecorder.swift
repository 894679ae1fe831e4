import EventCatalogue
public import EventModel

/// A recorder of the appearance calls that screens get in a test, in their order.
///
/// ```swift
/// let recorder = AppearanceRecorder()
/// let pager = TwoPageContainer(recorder.recordScreen(first, as: "First"), recorder.recordScreen(second, as: "Second"))
/// pager.driveAppearance()
/// pager.turn()
/// recorder.expectNoFindings()
/// recorder.expectSequence(.pageScroll)
/// ```
///
/// ``findings(_:)`` and ``transitions()`` are values, to be examined or compared. The expectations
/// fail at the caller's line, in Swift Testing and in XCTest, with the timeline of what was
/// recorded.
///
/// A recorder that is made in a test remembers that test. So an expectation in a detached task,
/// where the test library does not know the test, still names it.
@MainActor
public final class AppearanceRecorder {
  /// The contract that the recording is checked against.
  public nonisolated let contract: Contract

  /// The scope of screens that have no scope of their own: a window or a container.
  public nonisolated let scope: String?

  /// What was recorded, in order. The second screen of a name, and each later one, has an instance.
  public private(set) var events: [LoggedEvent] = []

  let runner: TestRunner
  private var screens = RecordedScreens()
  private var transition: (id: Int, kind: TransitionKind?)?
  private var transitionCount = 0

  /// Makes a recorder.
  public nonisolated init(contract: Contract = .viewTransitions, scope: String? = nil) {
    self.contract = contract
    self.scope = scope
    runner = .current
  }

  var wholeNames: Set<String> { screens.wholeNames }

  /// Records a call, where `recordScreen` cannot be used.
  ///
  /// ```swift
  /// override func viewWillAppear(_ animated: Bool) {
  ///   super.viewWillAppear(animated)
  ///   recorder.record(.viewWillAppear, of: self)
  /// }
  /// ```
  ///
  /// Only what is recorded can be judged: a screen is never reported because one of its four
  /// methods records nothing.
  ///
  /// Without a name, the screen has the name of its type; without a scope, it has the recorder's.
  /// Its first name and scope stay.
  public func record(
    _ callback: Callback, of screen: AnyObject, as name: String? = nil, scope: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let recorded = screens.screen(screen, name: name, scope: scope ?? self.scope)
    record(callback, of: recorded, Finding.Source(file: "\(fileID)", line: Int(line)))
  }

  /// Runs code whose calls belong to one transition, which the test knows and no recording shows.
  ///
  /// ```swift
  /// recorder.asTransition { container.show(second) }
  /// ```
  ///
  /// Without it, two screens whose calls do not overlap are two one-sided transitions, which are
  /// legal. With it they break a promise (`disjoint_windows`), and if a kind is given, the order
  /// must be of that kind (`kind_mismatch`).
  public func asTransition<Value>(
    _ kind: TransitionKind? = nil, _ body: () throws -> Value
  ) rethrows -> Value {
    begin(kind)
    defer { transition = nil }
    return try body()
  }

  /// Runs code that waits and whose calls belong to one transition, which the test knows.
  public func asTransition<Value>(
    _ kind: TransitionKind? = nil, _ body: () async throws -> Value
  ) async rethrows -> Value {
    begin(kind)
    defer { transition = nil }
    return try await body()
  }
}

extension AppearanceRecorder {
  /// Returns the function that records the calls of a screen from now on.
  func recording(
    _ screen: AnyObject, _ name: String?, _ scope: String?, _ source: Finding.Source
  ) -> @MainActor (Callback) -> Void {
    let recorded = screens.screen(screen, name: name, scope: scope ?? self.scope, isWhole: true)
    return { callback in self.record(callback, of: recorded, source) }
  }

  private func begin(_ kind: TransitionKind?) {
    precondition(transition == nil, "let one transition end before the next one begins")
    transitionCount += 1
    transition = (transitionCount, kind)
  }

  private func record(
    _ callback: Callback, of screen: RecordedScreens.Screen, _ source: Finding.Source
  ) {
    var event = LoggedEvent(
      view: screen.name, callback, scope: screen.scope, line: events.count + 1)
    event.instance = screen.instance
    event.source = source
    event.transition = transition.map { "\($0.id)" }
    event.kind = transition?.kind?.name
    events.append(event)
  }
}

public import EventModel
import EventCatalogue

/// One history while it is played: the screens of a test, made anew for it, and the checks of the
/// test.
@MainActor
public final class TransitionScenario {
  struct NamedScreen {
    var name: String
    var screen: any DrivableScreen
    var state: String
  }

  /// A check of the test, made after each event or only when all screens are idle.
  private struct Check {
    var needsIdle = false
    var now: (@MainActor (LifecycleEvent) throws -> Void)?
    var later: (@MainActor (LifecycleEvent) async throws -> Void)?
  }

  private let life: LifeAutomaton
  private(set) var screens: [NamedScreen] = []
  private var checks: [Check] = []
  private var loaded: Set<Int> = []

  /// The text of the first check that failed, which ends the history.
  private(set) var problem: String?

  /// The events sent so far.
  public private(set) var events: [LifecycleEvent] = []

  init(_ contract: Contract) { life = contract.life }

  /// Adds a screen; the first one added is the first one shown.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - name: its name in failures; the name of its type if nil.
  @discardableResult
  public func add<Screen: DrivableScreen>(_ screen: Screen, as name: String? = nil) -> Screen {
    let name = name ?? "\(type(of: screen))"
    let number = screens.count { $0.name == name || $0.name.hasPrefix("\(name) ") }
    screens.append(
      NamedScreen(
        name: number == 0 ? name : "\(name) \(number + 1)", screen: screen, state: life.initial))
    return screen
  }

  /// Adds a check that runs after each event; the event's subject is the screen's name.
  public func afterEach(_ check: @escaping @MainActor (LifecycleEvent) throws -> Void) {
    checks.append(Check(now: check))
  }

  /// Adds a check that runs after each event and may wait, for a test that awaits `explore`.
  public func afterEach(_ check: @escaping @MainActor (LifecycleEvent) async throws -> Void) {
    checks.append(Check(later: check))
  }

  /// Adds a check that runs whenever no screen is on its way in or out, as between two transitions.
  public func whenIdle(_ check: @escaping @MainActor () throws -> Void) {
    checks.append(Check(needsIdle: true, now: { _ in try check() }))
  }

  /// Adds a check that runs whenever no screen is on its way in or out and that may wait, for a
  /// test that awaits `explore`.
  public func whenIdle(_ check: @escaping @MainActor () async throws -> Void) {
    checks.append(Check(needsIdle: true, later: { _ in try await check() }))
  }

  /// Expects a condition to hold; the history ends where it does not.
  ///
  /// `#expect` would report each of many histories. With this function, the shortest one is found,
  /// and only that one is reported.
  public func expect(_ condition: Bool, _ text: String) {
    if !condition, problem == nil { problem = text }
  }

  /// Expects two values to be equal; the history ends where they are not.
  public func expect<Value: Equatable>(_ value: Value, equals expected: Value, _ text: String) {
    expect(value == expected, "\(text): \(value), not \(expected)")
  }

  /// Returns the state of a screen: `hidden`, `appearing`, `shown` or `disappearing`.
  public func state(of screen: any DrivableScreen) -> String {
    guard let named = screens.first(where: { $0.screen === screen }) else {
      preconditionFailure("ask for the state of a screen that was added")
    }
    return named.state
  }

  /// Returns whether a screen is shown, and not on its way in or out.
  public func isShown(_ screen: any DrivableScreen) -> Bool { state(of: screen) == "shown" }
}

extension TransitionScenario {
  func send(_ call: Script.Call) {
    if loaded.insert(call.screen).inserted { screens[call.screen].screen.loadViewIfNeeded() }
    events.append(LifecycleEvent(screens[call.screen].name, call.callback))
    let from = screens[call.screen].state
    let step = life.steps.first { $0.from == from && $0.callback == call.callback }
    screens[call.screen].state = step?.to ?? from
    screens[call.screen].screen.drive(call.callback, animated: true)
  }

  func settle() async {
    let last = screens.first { $0.name == events.last?.subject }
    await last?.screen.settleIfNeeded()
  }

  /// Runs the checks that are due after the last event, and returns the text of one that failed.
  func check() -> String? {
    for check in dueChecks where problem == nil {
      guard let event = events.last else { break }
      do {
        guard let now = check.now else {
          expect(false, "a check of this test waits: write `await explore`")
          break
        }
        try now(event)
      } catch {
        expect(false, "\(error)")
      }
    }
    return problem
  }

  /// Runs the checks that are due after the last event and that may wait, and returns the text of
  /// one that failed.
  func check() async -> String? {
    for check in dueChecks where problem == nil {
      guard let event = events.last else { break }
      do {
        try check.now?(event)
        try await check.later?(event)
      } catch {
        expect(false, "\(error)")
      }
    }
    return problem
  }

  private var dueChecks: [Check] {
    checks.filter { !$0.needsIdle } + (isIdle ? checks.filter(\.needsIdle) : [])
  }

  private var isIdle: Bool {
    screens.allSatisfy { named in
      life.states.contains { $0.name == named.state && $0.isRest }
    }
  }
}

public import EventModel
import EventCatalogue

/// One history as it is played: the screens of a test, made afresh for it, and what the test looks at.
@MainActor
public final class Rehearsal {
  /// A screen and what it is called in failures.
  struct Player {
    var name: String
    var screen: any DrivableScreen
    var state: String
  }

  private let life: LifeAutomaton
  private(set) var players: [Player] = []
  private var looks: [@MainActor (LifecycleEvent) throws -> Void] = []
  private var rests: [@MainActor () throws -> Void] = []
  private var loaded: Set<Int> = []

  /// What was expected and did not hold; the first, since it ends the history.
  private(set) var problem: String?

  /// The events sent so far.
  public private(set) var events: [LifecycleEvent] = []

  init(_ contract: Contract) { life = contract.life }

  /// Adds a screen; the first one added is the first one shown.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - name: what it is called in failures; its type's name if nil.
  @discardableResult
  public func add<Screen: DrivableScreen>(_ screen: Screen, as name: String? = nil) -> Screen {
    let name = name ?? "\(type(of: screen))"
    let number = players.count { $0.name == name || $0.name.hasPrefix("\(name) ") }
    players.append(
      Player(
        name: number == 0 ? name : "\(name) \(number + 1)", screen: screen, state: life.initial))
    return screen
  }

  /// Looks at the screens after each event; its subject is the screen's name.
  public func afterEach(_ look: @escaping @MainActor (LifecycleEvent) throws -> Void) {
    looks.append(look)
  }

  /// Looks at the screens whenever none is on its way in or out, as between two transitions.
  public func atRest(_ look: @escaping @MainActor () throws -> Void) { rests.append(look) }

  /// Expects something; the history ends where it does not hold.
  ///
  /// `#expect` would report each of many histories. This lets the shortest be found, and only that one
  /// be reported.
  public func expect(_ condition: Bool, _ text: String) {
    if !condition, problem == nil { problem = text }
  }

  /// Expects two values to be equal; the history ends where they are not.
  public func expect<Value: Equatable>(_ value: Value, equals expected: Value, _ text: String) {
    expect(value == expected, "\(text): \(value), not \(expected)")
  }

  /// Returns where a screen is in its life: `hidden`, `appearing`, `shown` or `disappearing`.
  public func state(of screen: any DrivableScreen) -> String {
    guard let player = players.first(where: { $0.screen === screen }) else {
      preconditionFailure("ask for the state of a screen that was added")
    }
    return player.state
  }

  /// Returns whether a screen is shown, and not on its way in or out.
  public func isShown(_ screen: any DrivableScreen) -> Bool { state(of: screen) == "shown" }
}

extension Rehearsal {
  /// Sends the next event.
  func send(_ call: Script.Call) {
    if loaded.insert(call.screen).inserted { players[call.screen].screen.loadViewIfNeeded() }
    events.append(LifecycleEvent(players[call.screen].name, call.callback))
    let from = players[call.screen].state
    let step = life.steps.first { $0.from == from && $0.callback == call.callback }
    players[call.screen].state = step?.to ?? from
    players[call.screen].screen.drive(call.callback, animated: true)
  }

  /// Lets the test look at what the last event did, and returns what did not hold.
  func look() -> String? {
    do {
      if let event = events.last {
        for look in looks where problem == nil { try look(event) }
      }
      if isAtRest {
        for look in rests where problem == nil { try look() }
      }
    } catch {
      expect(false, "\(error)")
    }
    return problem
  }

  private var isAtRest: Bool {
    players.allSatisfy { player in
      life.states.contains { $0.name == player.state && $0.isRest }
    }
  }
}

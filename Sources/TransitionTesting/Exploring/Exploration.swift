import EventCatalogue
public import EventModel

/// The result of playing histories on a test's screens.
public struct Exploration: Sendable {
  /// How many histories were played.
  public internal(set) var histories = 0

  /// How many events were sent.
  public internal(set) var events = 0

  /// Why histories could not be played, or nil if all were.
  public internal(set) var problem: String?

  /// The shortest history that failed, a documented one if there is any, or nil if none did.
  public internal(set) var failure: ExplorationFailure?
}

extension Exploration {
  /// Plays histories on the screens that the body sets up anew for each, and returns the result
  /// without reporting anything.
  ///
  /// - Throws: what the body throws.
  @MainActor
  @_disfavoredOverload
  public static func of(
    _ orders: TransitionOrders, contract: Contract = .viewTransitions,
    _ body: (TransitionScenario) throws -> Void
  ) rethrows -> Exploration {
    var explorer = Explorer(orders, contract)
    while let scenario = explorer.next() {
      try body(scenario)
      while explorer.sendEvent(to: scenario) {
        explorer.note(scenario.check())
      }
    }
    return explorer.found
  }

  /// Plays histories whose set-up and checks may wait. After each event its screen settles first,
  /// if it is a ``SettlingScreen``.
  ///
  /// - Throws: what the body throws.
  @MainActor
  public static func of(
    _ orders: TransitionOrders, contract: Contract = .viewTransitions,
    _ body: (TransitionScenario) async throws -> Void
  ) async rethrows -> Exploration {
    var explorer = Explorer(orders, contract)
    while let scenario = explorer.next() {
      try await body(scenario)
      while explorer.sendEvent(to: scenario) {
        await scenario.settle()
        explorer.note(await scenario.check())
      }
    }
    return explorer.found
  }
}

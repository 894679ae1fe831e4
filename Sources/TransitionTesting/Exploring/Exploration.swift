import EventCatalogue
public import EventModel

/// What came of playing histories on a test's screens.
public struct Exploration: Sendable {
  /// How many histories were played.
  public internal(set) var histories = 0

  /// How many events were sent.
  public internal(set) var events = 0

  /// What kept histories from being played, or nil if all were.
  public internal(set) var problem: String?

  /// The shortest history that failed, or nil if none did.
  public internal(set) var failure: ExplorationFailure?
}

extension Exploration {
  /// Plays histories on the screens that the body sets up afresh for each, and returns what came of it
  /// without reporting anything.
  ///
  /// - Throws: what the body throws.
  @MainActor
  public static func of(
    _ orders: TransitionOrders, contract: Contract = .viewTransitions,
    _ body: (Rehearsal) throws -> Void
  ) rethrows -> Exploration {
    let first = Rehearsal(contract)
    try body(first)
    var explorer = Explorer(contract, first)
    for script in explorer.scripts(of: orders) where explorer.found.problem == nil {
      _ = try explorer.play(script, body)
    }
    var left = explorer.shortened()[...]
    while let script = left.popFirst() {
      if try explorer.play(script, body) { left = explorer.shortened()[...] }
    }
    return explorer.found
  }

  /// Plays histories as ``of(_:contract:_:)`` does, and lets each screen settle after its events.
  ///
  /// - Throws: what the body throws.
  @MainActor
  public static func settling(
    _ orders: TransitionOrders, contract: Contract = .viewTransitions,
    _ body: (Rehearsal) async throws -> Void
  ) async rethrows -> Exploration {
    let first = Rehearsal(contract)
    try await body(first)
    var explorer = Explorer(contract, first)
    for script in explorer.scripts(of: orders) where explorer.found.problem == nil {
      _ = try await explorer.playAndSettle(script, body)
    }
    var left = explorer.shortened()[...]
    while let script = left.popFirst() {
      if try await explorer.playAndSettle(script, body) { left = explorer.shortened()[...] }
    }
    return explorer.found
  }
}

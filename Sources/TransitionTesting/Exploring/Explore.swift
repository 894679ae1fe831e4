import EventCatalogue
public import EventModel

/// Runs a test under many legal orders, and fails with the shortest history under which it does not
/// hold.
///
/// ```swift
/// explore(.permitted) { rehearsal in
///   let player = rehearsal.add(PlayerScreen(), as: "Player")
///   rehearsal.add(ListScreen(), as: "List")
///   rehearsal.atRest {
///     rehearsal.expect(player.isPlaying == rehearsal.isShown(player), "it plays while it is shown")
///   }
/// }
/// ```
///
/// The body sets the screens up, afresh for each history, and says what to look at; it is called once
/// more than there are histories, to count the screens. The failure is reported at the caller's line,
/// in Swift Testing and in XCTest, and so is what keeps histories from being played. While it takes
/// long, a line on standard error now and then says how far it is.
///
/// - Throws: what the body throws.
@MainActor
public func explore(
  _ orders: TransitionOrders = .permitted, contract: Contract = .viewTransitions,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: (Rehearsal) throws -> Void
) rethrows {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  site.report(try Exploration.of(orders, contract: contract, body))
}

/// Runs a test under many legal orders as ``explore(_:contract:fileID:filePath:line:column:_:)`` does,
/// and lets each ``SettlingScreen`` settle after its events.
///
/// - Throws: what the body throws.
@MainActor
public func exploreAndSettle(
  _ orders: TransitionOrders = .permitted, contract: Contract = .viewTransitions,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: (Rehearsal) async throws -> Void
) async rethrows {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  site.report(try await Exploration.settling(orders, contract: contract, body))
}

extension CallSite {
  fileprivate func report(_ exploration: Exploration) {
    if let problem = exploration.problem { fail(problem) }
    guard let failure = exploration.failure else { return }
    fail(failure.headline, timeline: failure.timeline + "\n\n" + failure.advice)
  }
}

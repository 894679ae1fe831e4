import EventCatalogue
public import EventModel

/// Runs a test under many legal orders, and fails with the shortest history under which a check
/// fails.
///
/// ```swift
/// explore(.permitted) { scenario in
///   let player = scenario.add(PlayerScreen(), as: "Player")
///   scenario.add(ListScreen(), as: "List")
///   scenario.whenIdle {
///     scenario.expect(player.isPlaying == scenario.isShown(player), "it plays while it is shown")
///   }
/// }
/// ```
///
/// The body sets up the screens, anew for each history, and says what to check. It is called once
/// more than there are histories, to count the screens. The failure is reported at the caller's
/// line, in Swift Testing and in XCTest, and so is the reason if histories cannot be played. Of all
/// failures the one with the fewest events is reported, and a documented order before one that is
/// only permitted. During a long run, a line on standard error shows the progress from time to
/// time.
///
/// - Throws: what the body throws.
@MainActor
@_disfavoredOverload
public func explore(
  _ orders: TransitionOrders = .permitted, contract: Contract = .viewTransitions,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: (TransitionScenario) throws -> Void
) rethrows {
  // Disfavored: a test that awaits means the other form, although the body itself may not await.
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  site.report(try Exploration.of(orders, contract: contract, body))
}

/// Runs a test that waits under many legal orders.
///
/// ```swift
/// await explore(.documented) { scenario in
///   let list = await scenario.add(ListScreen.loaded(), as: "List")
///   scenario.add(UIViewController(), as: "Detail")
///   scenario.whenIdle {
///     await list.refreshing?.value
///     scenario.expect(list.isUpToDate, "the list is up to date")
///   }
/// }
/// ```
///
/// The body, the checks after each event and the checks between transitions may await. A screen
/// that is a ``SettlingScreen`` settles after each of its events.
///
/// - Throws: what the body throws.
@MainActor
public func explore(
  _ orders: TransitionOrders = .permitted, contract: Contract = .viewTransitions,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: (TransitionScenario) async throws -> Void
) async rethrows {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  site.report(try await Exploration.of(orders, contract: contract, body))
}

extension CallSite {
  @MainActor
  fileprivate func report(_ exploration: Exploration) {
    if let problem = exploration.problem { fail(problem) }
    guard let failure = exploration.failure else { return }
    fail(failure.headline, timeline: failure.timeline + "\n\n" + failure.advice)
  }
}

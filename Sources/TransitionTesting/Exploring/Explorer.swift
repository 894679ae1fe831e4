import EventModel

/// The search for the shortest history under which a test fails.
///
/// Each history is cut one event short of the shortest failure known, so that what is found in the
/// end has the fewest events of all, and is the first of those in the order of the histories.
@MainActor
struct Explorer {
  let contract: Contract
  private let names: [String]
  private(set) var found = Exploration()
  private var progress = ExplorationProgress()

  init(_ contract: Contract, _ rehearsal: Rehearsal) {
    self.contract = contract
    names = rehearsal.players.map(\.name)
  }

  /// Returns the histories to play, one after another; none if there are not the screens for them, or
  /// more of them than are played.
  mutating func scripts(of orders: TransitionOrders) -> AnySequence<Script> {
    do {
      let plan = try orders.plan(contract, screens: screens)
      progress = ExplorationProgress(of: plan.count)
      return plan.scripts
    } catch {
      found.problem = error.text
      return AnySequence([])
    }
  }

  /// The number of screens.
  var screens: Int { names.count }

  /// Begins to play a history: how many of its calls are to be made at most.
  mutating func begin(_ script: Script) -> ArraySlice<Script.Call> {
    found.histories += 1
    progress.note(found.histories)
    let limit = found.failure.map { $0.calls.count - 1 } ?? .max
    return script.calls.prefix(limit)
  }

  /// Whether the body added the screens that it added the first time; if not, no more is played.
  private mutating func hasAllScreens(_ rehearsal: Rehearsal) -> Bool {
    let count = rehearsal.players.count
    if count >= screens { return true }
    found.problem =
      "add the same screens each time: there were \(screens) at first and \(count) later"
    return false
  }

  /// Notes that a history failed after so many calls.
  mutating func note(_ problem: String, after count: Int, of script: Script) {
    found.failure = ExplorationFailure(
      problem: problem, script: script, count: count, names: names)
  }

  /// Plays a history with what the test sets up for it, and returns whether it failed.
  mutating func play(_ script: Script, _ body: (Rehearsal) throws -> Void) rethrows -> Bool {
    let calls = begin(script)
    let rehearsal = Rehearsal(contract)
    try body(rehearsal)
    guard hasAllScreens(rehearsal) else { return false }
    for (number, call) in calls.enumerated() {
      rehearsal.send(call)
      found.events += 1
      if let problem = rehearsal.look() {
        note(problem, after: number + 1, of: script)
        return true
      }
    }
    return false
  }

  /// Plays a history with what the test sets up for it, lets the screens settle, and returns whether
  /// it failed.
  mutating func playAndSettle(
    _ script: Script, _ body: (Rehearsal) async throws -> Void
  ) async rethrows -> Bool {
    let calls = begin(script)
    let rehearsal = Rehearsal(contract)
    try await body(rehearsal)
    guard hasAllScreens(rehearsal) else { return false }
    for (number, call) in calls.enumerated() {
      rehearsal.send(call)
      await rehearsal.players[call.screen].screen.comeToRest()
      found.events += 1
      if let problem = rehearsal.look() {
        note(problem, after: number + 1, of: script)
        return true
      }
    }
    return false
  }
}

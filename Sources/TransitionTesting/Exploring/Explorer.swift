import EventModel

/// The search for the shortest history under which a test fails.
///
/// Each history is cut one event before the length of the shortest known failure. So the failure
/// that is found in the end has the fewest events of all, and is the first of those in the order of
/// the histories. A documented one comes before any that is only permitted.
///
/// It returns what to do next and is told the result; the two forms of ``Exploration`` differ only
/// in what they wait for.
@MainActor
struct Explorer {
  let contract: Contract
  private(set) var found = Exploration()

  private let orders: TransitionOrders
  private var names: [String]?
  private var scripts = AnyIterator<Script> { nil }
  private var isShortening = false
  private var progress = ExplorationProgress()
  /// The history that is being played, the calls of it that are still to be sent, and how many were
  /// sent.
  private var script: Script?
  private var calls: ArraySlice<Script.Call> = []
  private var sent = 0

  init(_ orders: TransitionOrders, _ contract: Contract) {
    self.orders = orders
    self.contract = contract
  }

  var screens: Int { names?.count ?? 0 }

  /// Returns the scenario that the test sets up for the next history, or nil if all were played.
  /// The first one only shows how many screens there are.
  mutating func next() -> TransitionScenario? {
    if names != nil {
      guard found.problem == nil, let script = nextScript() else { return nil }
      begin(script)
    }
    return TransitionScenario(contract)
  }

  /// Sends the next event of the history, and returns whether there was one.
  mutating func sendEvent(to scenario: TransitionScenario) -> Bool {
    guard names != nil else {
      plan(scenario.screens.map(\.name))
      return false
    }
    guard hasAllScreens(scenario), let call = calls.popFirst() else { return false }
    scenario.send(call)
    found.events += 1
    sent += 1
    return true
  }

  /// Notes the check that failed after the event that was sent, if any.
  mutating func note(_ problem: String?) {
    guard let problem, let script else { return }
    found.failure = ExplorationFailure(
      problem: problem, script: script, count: sent, names: names ?? [], life: contract.life)
    calls = []
    if isShortening { scripts = AnyIterator(shortened().makeIterator()) }
  }
}

extension Explorer {
  /// Finds the histories to play; none if there are too few screens for them, or too many
  /// histories.
  private mutating func plan(_ names: [String]) {
    self.names = names
    do {
      let plan = try orders.plan(contract, screens: names.count)
      progress = ExplorationProgress(of: plan.count)
      scripts = AnyIterator(plan.scripts.makeIterator())
    } catch {
      found.problem = error.text
    }
  }

  /// Returns the next history that could still fail earlier than the known failures; when all were
  /// played, those with fewer transitions than a random one that failed.
  private mutating func nextScript() -> Script? {
    while let script = scripts.next() {
      if let failure = found.failure, failure.script.isDocumented, !script.isDocumented { continue }
      return script
    }
    guard !isShortening else { return nil }
    isShortening = true
    scripts = AnyIterator(shortened().makeIterator())
    return nextScript()
  }

  private mutating func begin(_ script: Script) {
    self.script = script
    sent = 0
    calls = script.calls[...]
    if let failure = found.failure, failure.script.isDocumented == script.isDocumented {
      calls = calls.prefix(failure.calls.count - 1)
    }
    found.histories += 1
    progress.note(found.histories)
  }

  /// Whether the body added the same screens as the first time; if not, no further history is
  /// played.
  private mutating func hasAllScreens(_ scenario: TransitionScenario) -> Bool {
    let count = scenario.screens.count
    if count >= screens { return true }
    found.problem =
      "add the same screens each time: there were \(screens) at first and \(count) later"
    return false
  }
}

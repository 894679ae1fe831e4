import EventCatalogue
import EventChecking
import EventModel
import TestScale
import Testing

private let contract = Contract.viewTransitions

@Suite struct AssumptionMonitorTests {
  private typealias Status = AssumptionMonitor.Status

  private func statuses(_ text: String, _ events: [String]) throws -> [Status] {
    let monitor = try AssumptionMonitor(contract.assumption(text), contract)
    var state = monitor.start
    return [monitor.status(state)]
      + events.map { event in
        let parts = event.split(separator: ".")
        let callback = Callback(DirectOrders.callbacks[String(parts[1])]!)
        state = monitor.step(state, LifecycleEvent(String(parts[0]), callback))
        return monitor.status(state)
      }
  }

  @Test func `A promise to come is broken only at the end, one to stay away at once`() throws {
    #expect(
      try statuses(
        "current.viewWillDisappear leads to new.viewDidAppear", ["current.wd", "new.da"])
        == [.temporarilySatisfied, .temporarilyViolated, .temporarilySatisfied])
    #expect(
      try statuses("never view.viewDidDisappear", ["view.wa", "view.dd"])
        == [.temporarilySatisfied, .temporarilySatisfied, .permanentlyViolated])
    #expect(
      try statuses("Inbox.viewDidAppear at least once", ["Detail.da", "Inbox.da"])
        == [.temporarilyViolated, .temporarilyViolated, .permanentlySatisfied])
  }

  @Test func `A status is what the definition makes of the word and all that can follow`() throws {
    var random = TestRandom(state: 61)
    let formulas = RandomFormulas(subjects: [.view], deepest: 0, largestCount: 2)
    let words = Self.words(upTo: 2)
    let futures = Self.words(upTo: 4)
    for _ in 0..<TestScale.count(40) {
      let formula = formulas.claim(&random)
      let monitor = try AssumptionMonitor(Assumption(formula), contract)
      let meaning = DirectMeaning(formula: formula)
      for word in words {
        let state = word.reduce(monitor.start) {
          monitor.step($0, LifecycleEvent($1.subject, Callback($1.callback)))
        }
        let holds = meaning.holds(on: word)
        let isSettled = futures.allSatisfy { meaning.holds(on: word + $0) == holds }
        let expected: Status =
          switch (holds, isSettled) {
          case (true, true): .permanentlySatisfied
          case (true, false): .temporarilySatisfied
          case (false, true): .permanentlyViolated
          case (false, false): .temporarilyViolated
          }
        #expect(monitor.status(state) == expected, "\(formula) after \(word)")
        #expect(
          monitor.isTriggered(state) == meaning.isTriggered(on: word), "\(formula) after \(word)")
      }
    }
  }

  @Test func `A claim about containers has a monitor of its own roles`() throws {
    #expect(
      try statuses("parent.viewWillAppear before child.viewWillAppear", ["child.wa", "parent.wa"])
        == [.temporarilySatisfied, .temporarilySatisfied, .permanentlyViolated])
  }

  private static func words(upTo length: Int) -> [[Call]] {
    let calls = contract.callbacks.map { Call(subject: "view", callback: $0.name) }
    var last: [[Call]] = [[]]
    var words = last
    for _ in 0..<length {
      last = last.flatMap { word in calls.map { word + [$0] } }
      words += last
    }
    return words
  }
}

import EventCatalogue
import EventChecking
import EventLint
import EventModel
import TestScale
import Testing

/// Where the name is the identity, one dropped, doubled or swapped event that breaks a view's
/// automaton is reported, first at the first line where it breaks.
struct MutantsTests {
  @Test(arguments: [EventHistory.Mutation.Operation.drop, .duplicate, .swap])
  func `each is reported at its first line`(operation: EventHistory.Mutation.Operation) throws {
    var judged = 0
    for seed in (UInt64(1)...30).sampled(oneIn: 10) {
      let history = try Contract.viewTransitions.randomHistory(length: 6, seed: seed)
      for index in history.events.indices {
        let mutant = history.mutated(operation, at: index, in: .viewTransitions)
        guard let first = firstBreak(in: mutant), records(mutant, first) else { continue }
        judged += 1
        let found = Linter.findings(in: mutant.events, compiled: .viewTransitions)
          .filter { $0.severity > .note }
        let log = mutant.events.map { "\($0.view) \($0.callback)" }
        #expect(found.map(\.position.line).min() == first + 1, "\(log)")
        #expect(found.allSatisfy { $0.severity == .error }, "\(log)")
      }
    }
    #expect(judged > TestScale.count(200, oneIn: 10))
  }

  /// The first break that a log can show: a view's first call is never wrong.
  private func firstBreak(in mutant: EventHistory.Mutant) -> Int? {
    mutant.breaks.first { index in
      mutant.events[..<index].contains { $0.view == mutant.events[index].view }
    }
  }

  /// Whether the log records all four callbacks of the broken view.
  private func records(_ mutant: EventHistory.Mutant, _ index: Int) -> Bool {
    let view = mutant.events[index].view
    return Set(mutant.events.filter { $0.view == view }.map(\.callback)).count == 4
  }
}

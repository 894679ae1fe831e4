import Automata
import EventModel

/// The candidates of a scope, with their counts.
struct MiningCandidates: Sendable {
  /// The candidates, by form, then by the events in the contract's own order.
  let monitors: [AssumptionMonitor]

  /// For each candidate, the number of instances that triggered it and kept it.
  private(set) var support: [Int]

  /// For each candidate, whether an instance broke it.
  private(set) var isBroken: [Bool]

  init(_ subjects: [Subject], scope: Assumption.Scope, _ compiled: CompiledContract) {
    let events = subjects.flatMap { subject in
      compiled.contract.callbacks.map { EventTerm(subject, $0) }
    }
    var monitors: [AssumptionMonitor] = []
    for form in MiningForm.all where form.scopes.contains(scope) {
      for first in events {
        for second in events where second != first {
          let claim = Assumption(form.claim(first, second))
          guard let monitor = try? AssumptionMonitor(claim, compiled) else { continue }
          monitors.append(monitor)
        }
      }
    }
    self.monitors = monitors
    support = monitors.map { _ in 0 }
    isBroken = monitors.map { _ in false }
  }

  /// Counts instances with the same end.
  ///
  /// - Parameters:
  ///   - states: the final state of each candidate's monitor.
  ///   - recorded: the recorded callbacks, as a bit mask; a candidate that needs others is not
  ///     counted.
  ///   - extent: how much of the instances was observed.
  mutating func count(
    _ states: [AssumptionMonitor.State], _ extent: MinedExtent, recorded: UInt64, times: Int
  ) {
    for (index, state) in states.enumerated() {
      let monitor = monitors[index]
      guard !isBroken[index], monitor.needed & ~recorded == 0 else { continue }
      switch monitor.status(state) {
      case .permanentlyViolated: isBroken[index] = true
      case .temporarilyViolated: if extent == .complete { isBroken[index] = true }
      case .permanentlySatisfied, .temporarilySatisfied:
        if extent != .cut, monitor.isTriggered(state) { support[index] += times }
      }
    }
  }

  mutating func merge(_ other: MiningCandidates) {
    for index in monitors.indices {
      support[index] += other.support[index]
      isBroken[index] = isBroken[index] || other.isBroken[index]
    }
  }

  /// Returns the indices of the candidates that were never broken and were triggered often enough,
  /// except for those that follow, in any word, from another candidate that was triggered at least
  /// as often. Of equivalent candidates, the first remains. Those triggered most often come first.
  ///
  /// Candidates that only follow from others under the contract are kept, so that a reader sees
  /// both what is promised and what another order implies.
  ///
  /// - Complexity: O(survivors²).
  func survivors(minSupport: Int) -> [Int] {
    let kept = monitors.indices.filter { !isBroken[$0] && support[$0] >= max(1, minSupport) }
    let automata = Dictionary(
      uniqueKeysWithValues: kept.map { ($0, monitors[$0].claim.minimized()) })
    func implies(_ first: Int, _ second: Int) -> Bool {
      support[first] >= support[second] && automata[first]!.isSubset(of: automata[second]!)
    }
    return kept.filter { second in
      !kept.contains { first in
        first != second && implies(first, second) && (!implies(second, first) || first < second)
      }
    }.sorted { (support[$1], $0) < (support[$0], $1) }
  }
}

/// How much of a mined transition or life was observed.
package enum MinedExtent: Hashable, Sendable {
  /// All of it: nothing more will come.
  case complete
  /// It is at rest, and more may come.
  case resting
  /// It was lost: only a permanent violation counts.
  case cut
}

/// A form of order that is mined, for every ordered pair of events in a scope.
struct MiningForm: Sendable {
  var scopes: [Assumption.Scope]

  var claim: @Sendable (EventTerm, EventTerm) -> Formula

  /// Every form, the simplest first. To add one, add a line here.
  static let all: [MiningForm] = [
    MiningForm(scopes: [.transition, .view], claim: Formula.before),
    MiningForm(scopes: [.transition, .view], claim: Formula.onlyAfter),
    MiningForm(scopes: [.transition, .view], claim: Formula.leadsTo),
    MiningForm(scopes: [.transition, .view], claim: Formula.rightBefore),
    MiningForm(scopes: [.view]) { .template(.alternatePrecedence, $0, $1) },
  ]
}

import EventModel

/// A form of order that is looked for, over every ordered pair of events of a scope.
struct MiningForm: Sendable {
  /// The scopes it is looked for in.
  var scopes: [Assumption.Scope]

  /// Makes the claim about two events.
  var claim: @Sendable (EventTerm, EventTerm) -> Formula

  /// Every form, the simplest first. To add one: one line here.
  static let all: [MiningForm] = [
    MiningForm(scopes: [.transition, .view], claim: Formula.before),
    MiningForm(scopes: [.transition, .view], claim: Formula.onlyAfter),
    MiningForm(scopes: [.transition, .view], claim: Formula.leadsTo),
    MiningForm(scopes: [.transition, .view], claim: Formula.rightBefore),
    MiningForm(scopes: [.view]) { .template(.alternatePrecedence, $0, $1) },
  ]
}

/// The candidates of a scope with what was seen of them.
struct MiningCandidates: Sendable {
  /// The candidates, by form, then by the events in the contract's own order.
  let monitors: [AssumptionMonitor]

  /// How many instances gave each an occasion to fail and kept it.
  private(set) var support: [Int]

  /// Whether some instance broke each.
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

  /// Counts instances that ended alike.
  ///
  /// - Parameters:
  ///   - states: where each candidate's monitor came to.
  ///   - recorded: the callbacks that were recorded, as a mask; a candidate that needs others is not
  ///     judged.
  ///   - extent: how much was seen of the instances.
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

  /// Adds what was seen in another log of the same contract.
  mutating func merge(_ other: MiningCandidates) {
    for index in monitors.indices {
      support[index] += other.support[index]
      isBroken[index] = isBroken[index] || other.isBroken[index]
    }
  }
}

/// How much was seen of a transition or a life that is mined.
package enum MinedExtent: Hashable, Sendable {
  /// It is over: what has not come will not come.
  case complete
  /// It is at rest, and more may come.
  case resting
  /// It was lost sight of: only what is broken for certain counts.
  case cut
}

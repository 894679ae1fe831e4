import EventModel

/// The verdicts of assumptions about transitions on closed transitions, computed once per order and
/// looked up afterwards.
///
/// - Complexity: one lookup for a known order. At most ``Limits/minedWords`` orders are kept.
struct TransitionVerdicts {
  struct Refutation {
    var assumption: Int
    var pair: (Int, Int)
    /// The index, in the two views' events, of the event with which the violation became certain.
    var decisive: Int
  }

  struct OfOrder {
    /// The assumptions that it breaks, in their order.
    var broken: [Refutation] = []
    /// The assumptions that it triggers, once for each pair of views.
    var triggered: [Int] = []
  }

  private struct Order: Hashable {
    var word: TransitionWord
    var candidates: UInt64
    var unrecorded: UInt64
  }

  private let variants: [Variant]
  private var monitors: [(index: Int, monitor: AssumptionMonitor)] = []
  private var known: [Order: OfOrder] = [:]

  init(_ contract: Contract) { variants = contract.variants }

  var isEmpty: Bool { monitors.isEmpty }

  mutating func add(_ monitor: AssumptionMonitor, index: Int) {
    guard monitor.isAboutSides else { return }
    monitors.append((index, monitor))
    known = [:]
  }

  mutating func verdicts(on closed: ClosedTransition) -> OfOrder {
    guard !monitors.isEmpty, closed.isJudged else { return OfOrder() }
    let order = Order(
      word: TransitionWord(closed.open), candidates: closed.candidates,
      unrecorded: closed.unrecorded)
    if let verdicts = known[order] { return verdicts }
    var verdicts = OfOrder()
    for (index, monitor) in monitors { ask(index, monitor, closed, into: &verdicts) }
    if known.count >= Limits.minedWords { known.removeAll(keepingCapacity: true) }
    known[order] = verdicts
    return verdicts
  }

  private func ask(
    _ index: Int, _ monitor: AssumptionMonitor, _ closed: ClosedTransition,
    into verdicts: inout OfOrder
  ) {
    guard monitor.needed & closed.unrecorded == 0 else { return }
    if !monitor.assumption.limits.isEmpty {
      let candidates = variants.elements(at: closed.candidates)
      guard !candidates.isEmpty, candidates.allSatisfy(monitor.assumption.concerns) else { return }
    }
    for pair in closed.open.pairs {
      var state = monitor.start
      var decisive: Int?
      let calls = closed.open.calls(of: pair)
      for (place, call) in calls.enumerated() {
        state = monitor.step(
          state, subject: Int(call.slot) == pair.0 ? 0 : 1, callback: Int(call.callback))
        if decisive == nil, monitor.status(state) == .permanentlyViolated { decisive = place }
      }
      if monitor.isTriggered(state) { verdicts.triggered.append(index) }
      if [.permanentlyViolated, .temporarilyViolated].contains(monitor.status(state)) {
        verdicts.broken.append(
          Refutation(assumption: index, pair: pair, decisive: decisive ?? calls.count - 1))
      }
    }
  }
}

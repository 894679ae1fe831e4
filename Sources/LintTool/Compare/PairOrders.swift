import EventModel

/// The orders that some logs show, for each pair of screens and outcome, with how often.
struct PairOrders {
  struct Key: Hashable {
    var current: String
    var new: String
    var outcome: String

    /// The parts in the order to sort by.
    var parts: [String] { [current, new, outcome] }
  }

  /// An order, its events named by their sides.
  typealias Order = [LifecycleEvent]

  var files = 0

  /// How many transitions between two screens were counted.
  private(set) var transitions = 0

  private(set) var counts: [Key: [Order: Int]] = [:]

  /// Counts a transition of two sides if its order is complete and legal; others show no order.
  mutating func add(_ transition: ViewTransition, _ contract: Contract) {
    let isWhole = [.documented, .catalogued, .permitted].contains(transition.conformance)
    let variant = transition.candidates.first ?? transition.nearest
    guard isWhole, !transition.current.isEmpty, !transition.new.isEmpty,
      let outcome = contract.variants.first(where: { $0.name == variant })?.outcome.name
    else { return }
    transitions += 1
    for (leaving, current) in transition.current.enumerated() {
      for (entering, new) in transition.new.enumerated() {
        let views = [leaving, transition.current.count + entering]
        let order = transition.events.filter { views.contains($0.view) }.map { event in
          LifecycleEvent(event.view == leaving ? "current" : "new", event.event.callback)
        }
        let key = Key(current: current, new: new, outcome: outcome)
        counts[key, default: [:]][order, default: 0] += 1
      }
    }
  }
}

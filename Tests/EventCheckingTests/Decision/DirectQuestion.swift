import EventModel

// What a claim over histories is judged by, from the orders that were typed by hand.

/// The orders for some chosen kinds and limits.
struct DirectQuestion {
  /// The orders within the limits, of any kind.
  let concerned: [DirectOrder]
  /// Those of a chosen kind, or of one that the limits name.
  let examined: [DirectOrder]
  private let chosen: [String]
  private let isLimited: Bool

  init(kinds: [String], limits: [Assumption.Limit]) {
    let chosen = kinds + limits.compactMap(\.kind)
    concerned = DirectOrders.catalogue.filter { order in
      limits.isEmpty
        || limits.contains { limit in
          (limit.kind ?? order.kind) == order.kind
            && (limit.outcome?.name ?? order.outcome) == order.outcome
        }
    }
    examined = concerned.filter { chosen.contains($0.kind!) }
    self.chosen = chosen
    isLimited = !limits.isEmpty
  }

  /// What the examined orders need, besides each other.
  var needed: [DirectOrder] {
    DirectOrders.catalogue.filter { order in examined.contains { needs(of: $0).contains(order) } }
  }

  /// The orders that a permitted history consists of. Every interleaving is permitted, whatever the
  /// kinds, if the limits let its outcome in.
  var permitted: [DirectOrder] {
    let outcomes = Set(concerned.filter { $0.isTwoSided }.map(\.outcome))
    return DirectOrders.permitted.filter { outcomes.contains($0.outcome) }
      + (examined + needed).filter { !$0.isTwoSided }
  }

  /// Returns what must come before an order in a history of the limits: where it starts with two
  /// shown screens, what shows two. Chosen kinds come first, then those with the same roles.
  func needs(of order: DirectOrder) -> [DirectOrder] {
    guard isLimited, order.start.values.allSatisfy({ $0 == "shown" }) else { return [] }
    let isExamined = examined.contains(order)
    let ways = DirectOrders.catalogue.filter { way in
      way.end.values.allSatisfy { $0 == "shown" } && way.start.values.contains("hidden")
    }
    if isExamined, ways.contains(where: examined.contains) { return [] }
    let known = ways.filter { chosen.contains($0.kind!) }
    let some = known.isEmpty ? ways : known
    let alike = some.filter { $0.start.keys.sorted() == order.start.keys.sorted() }
    return alike.isEmpty ? some : alike
  }
}

extension DirectOrder {
  /// Whether one screen leaves or comes back and another comes or turns back.
  var isTwoSided: Bool {
    start["current"] == "shown" && start["new"] == "hidden" && kind != "sheet"
  }
}

import EventChecking
import EventModel

/// The changes from one set of logs to another in the orders that pairs of screens show.
struct OrderComparison {
  struct Pair {
    enum Result: String {
      case same
      /// One set shows an order that the other does not.
      case changed
      case onlyOld
      case onlyNew
    }

    var key: PairOrders.Key
    /// The orders, with how often each set of logs shows each.
    var rows: [(order: PairOrders.Order, old: Int, new: Int)]
    var result: Result
    /// What held in every old order and no longer holds in the new ones, with its verdict.
    var lost: [(assumption: String, verdict: Verdict)] = []
  }

  let old: PairOrders
  let new: PairOrders
  private(set) var pairs: [Pair] = []

  var changed: [Pair] { pairs.filter { $0.result == .changed } }

  init(_ old: PairOrders, _ new: PairOrders, _ contract: Contract, kinds: [String]) {
    self.old = old
    self.new = new
    let keys = Set(old.counts.map(\.key)).union(new.counts.map(\.key))
    var judge = try? Judge(contract, kinds: kinds)
    let parser = AssumptionParser(contract)
    for key in keys.sorted(by: { Self.precedes($0.parts, $1.parts) }) {
      let (before, after) = (old.counts[key] ?? [:], new.counts[key] ?? [:])
      var pair = Pair(key: key, rows: Self.rows(before, after), result: Self.result(before, after))
      if pair.result == .changed {
        for claim in Self.lostOrders(before.map(\.key), after.map(\.key)) {
          guard let parsed = parser.file(claim).assumptions.first,
            let verdict = try? judge?.judgement(on: parsed.assumption).verdict
          else { continue }
          pair.lost.append((claim, verdict))
        }
      }
      pairs.append(pair)
    }
  }

  private static func precedes(_ left: [String], _ right: [String]) -> Bool {
    let (left, right) = (left.joined(separator: "\u{0}"), right.joined(separator: "\u{0}"))
    return left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func rows(
    _ old: [PairOrders.Order: Int], _ new: [PairOrders.Order: Int]
  ) -> [(order: PairOrders.Order, old: Int, new: Int)] {
    let orders = Set(old.map(\.key)).union(new.map(\.key))
    return orders.map { (order: $0, old: old[$0] ?? 0, new: new[$0] ?? 0) }.sorted {
      if ($0.old, $0.new) != ($1.old, $1.new) { return ($0.old, $0.new) > ($1.old, $1.new) }
      return precedes($0.order.map(\.description), $1.order.map(\.description))
    }
  }

  private static func result(
    _ old: [PairOrders.Order: Int], _ new: [PairOrders.Order: Int]
  ) -> Pair.Result {
    if old.isEmpty { return .onlyNew }
    if new.isEmpty { return .onlyOld }
    return Set(old.map(\.key)) == Set(new.map(\.key)) ? .same : .changed
  }

  /// Returns each `a before b` that holds in every old order and that some new order breaks.
  private static func lostOrders(_ old: [PairOrders.Order], _ new: [PairOrders.Order]) -> [String] {
    let events = Set(old.joined()).sorted { precedes([$0.description], [$1.description]) }
    var lost: [String] = []
    for first in events {
      for second in events where second != first {
        let before = old.map { holds(first, before: second, in: $0) }
        let after = new.map { holds(first, before: second, in: $0) }
        if before.contains(true), !before.contains(false), after.contains(false) {
          lost.append("\(first) before \(second)")
        }
      }
    }
    return lost
  }

  /// Returns whether no call of the first event comes after a call of the second; nil where not
  /// both are called.
  private static func holds(
    _ first: LifecycleEvent, before second: LifecycleEvent, in order: PairOrders.Order
  ) -> Bool? {
    guard let last = order.lastIndex(of: first), let start = order.firstIndex(of: second) else {
      return nil
    }
    return last < start
  }
}

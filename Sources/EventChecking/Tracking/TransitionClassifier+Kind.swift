import Automata
import EventModel

extension TransitionClassifier {
  /// Returns the index of the first call that no order of a kind allows; nil if the transition may
  /// be of that kind, or if the contract does not have it.
  ///
  /// The order is that of each pair of a current and a new view, or of each view if only one side
  /// was called. So a call that is legal between two views is not blamed for a third one's.
  ///
  /// - Complexity: O(pairs of views × events).
  func firstCall(of open: OpenTransition, outside kind: String, candidates: UInt64) -> Int? {
    let variants = orders.variants.enumerated().reduce(UInt64(0)) {
      $1.element.kind == kind ? $0 | 1 << UInt64($1.offset) : $0
    }
    guard variants != 0, candidates & variants == 0 else { return nil }
    let pairs = open.pairs.isEmpty ? open.slots.indices.map { ($0, $0) } : open.pairs
    return pairs.compactMap { firstCall(of: open, $0, $1, outside: variants) }.min()
  }

  /// Returns the index of the first call of two views after which their order is not the beginning
  /// of any of some variants; if it only lacks its end, the index of their last call.
  private func firstCall(
    of open: OpenTransition, _ first: Int, _ second: Int, outside variants: UInt64
  ) -> Int? {
    var state = orders.orders.words.start
    var last: Int?
    for (index, call) in open.calls.enumerated()
    where Int(call.slot) == first || Int(call.slot) == second {
      let side = open.slots[Int(call.slot)].side
      state = orders.orders.next(state, orders.symbol(side: side, callback: Int(call.callback)))
      last = index
      if (orders.orders.sets[state] | orders.orders.ahead[state]) & variants == 0 { return index }
    }
    return orders.orders.sets[state] & variants == 0 ? last : nil
  }
}

import EventModel

extension ClosedTransition {
  /// Whether claims about its sides are judged: both sides are there whole and belong together.
  var isJudged: Bool {
    switch conformance {
    case .documented, .catalogued: open.slots.count > 1
    case .permitted: open.slots.count == 2
    case .illegal: open.slots.count == 2 && broken != nil
    default: false
    }
  }

  /// The slots of each pair of a leaving and an entering view.
  var pairs: [(Int, Int)] {
    let current = open.slots.indices.filter { open.slots[$0].side == 0 }
    let new = open.slots.indices.filter { open.slots[$0].side == 1 }
    return current.flatMap { first in new.map { (first, $0) } }
  }
}

extension ClosedTransition {
  /// Returns the events of a pair of views.
  func calls(of pair: (Int, Int)) -> [OpenTransition.Call] {
    open.calls.filter { Int($0.slot) == pair.0 || Int($0.slot) == pair.1 }
  }
}

import EventModel

extension ClosedTransition {
  /// Whether claims about its sides are judged: both sides are complete and belong together.
  var isJudged: Bool {
    switch conformance {
    case .documented, .catalogued: open.slots.count > 1
    case .permitted: open.slots.count == 2
    case .illegal: open.slots.count == 2 && broken != nil
    default: false
    }
  }
}

extension OpenTransition {
  /// The slots of each pair of a view that leaves and a view that comes.
  var pairs: [(Int, Int)] {
    let current = slots.indices.filter { slots[$0].side == 0 }
    let new = slots.indices.filter { slots[$0].side == 1 }
    return current.flatMap { first in new.map { (first, $0) } }
  }

  func calls(of pair: (Int, Int)) -> [Call] {
    calls.filter { Int($0.slot) == pair.0 || Int($0.slot) == pair.1 }
  }
}

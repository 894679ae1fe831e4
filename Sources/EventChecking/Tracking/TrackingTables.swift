package import EventModel

/// What every run of a log shares: the contract in numbers, and what was worked out of it so far.
package final class TrackingTables {
  /// The contract in numbers.
  package let compiled: CompiledContract
  /// Follows views that are told from all others.
  package let singles: LifeTracker<SingleLife>
  /// Follows class names by counting instances, or nil if the contract's automaton is too large.
  package let pools: LifeTracker<InstancePool>?
  /// Follows class names where instances are not counted.
  package let classes: LifeTracker<ClassLife>
  /// The variants of the chosen kinds, as a mask.
  package let chosen: UInt64
  /// The shapes of open transitions seen so far.
  private(set) lazy var shapes = ShapeTracker(self)
  private var ordersWithout: [UInt64: SidedOrders] = [:]

  // Copies, since they are asked for each call.
  /// The life automaton in numbers.
  package let numbers: LifeNumbers
  /// The two-sided orders with every callback recorded.
  package let orders: SidedOrders
  /// Every callback, as a mask.
  package let allCallbacks: UInt64
  /// The callbacks that always leave something under way, as a mask.
  package let openings: UInt64

  /// Makes the tables of a contract; `kinds` are the names of the chosen ones.
  package init(_ compiled: CompiledContract, kinds: [String]? = nil) {
    self.compiled = compiled
    numbers = compiled.life
    orders = compiled.orders
    allCallbacks = compiled.allCallbacks
    openings = compiled.openings
    singles = LifeTracker(SingleLife(numbers))
    pools = InstancePool.canCount(numbers) ? LifeTracker(InstancePool(numbers)) : nil
    classes = LifeTracker(ClassLife(numbers))
    let names = Set(kinds ?? compiled.contract.documentedKinds)
    chosen = orders.variants.enumerated().reduce(0) {
      $0 | (names.contains($1.element.kind) ? 1 << UInt64($1.offset) : 0)
    }
  }

  /// The contract.
  package var contract: Contract { compiled.contract }

  /// The side a view takes by its first callback in a transition.
  package var sideOfFirst: [Int] { compiled.sideOfFirst }

  /// Whether transitions are put together at all: the contract has a two-sided family.
  package var hasSides: Bool { !orders.sides.isEmpty }

  /// Returns the two-sided orders with some callbacks left out of every word.
  package func orders(without unrecorded: UInt64) -> SidedOrders {
    if unrecorded == 0 { return orders }
    if let known = ordersWithout[unrecorded] { return known }
    // Where they are too many without these callbacks, what is recorded tells no order.
    let left = (try? orders.without(unrecorded, of: contract)) ?? orders
    ordersWithout[unrecorded] = left
    return left
  }

  /// Returns whether a callback always leaves something under way.
  package func isOpening(_ callback: Int) -> Bool { openings >> UInt64(callback) & 1 == 1 }
}

extension TrackingTables {
  /// Returns the state after a call, with ``LifeTracker/illegal`` set if it was not legal.
  func step(_ state: UInt32, _ callback: Int, isPool: Bool) -> UInt32 {
    guard isPool else { return singles.step(state, callback) }
    return pools?.step(state, callback) ?? classes.step(state, callback)
  }

  /// Returns whether nothing need be under way in a state.
  func rests(_ state: UInt32, isPool: Bool) -> Bool {
    guard isPool else { return singles.mustRest(state) }
    return pools?.mayRest(state) ?? classes.mayRest(state)
  }

  /// Returns whether a single view can only be in its initial state.
  func isInitial(_ state: UInt32, isPool: Bool) -> Bool {
    !isPool && singles.configurations(in: state) == [UInt64(numbers.initial)]
  }

  /// Returns the plain name of a single view's state, if it can only be one.
  func label(of state: UInt32) -> String? {
    let labels = singles.configurations(in: state).map {
      contract.life.states[Int($0)].labels.first
    }
    guard let label = labels.first, labels.allSatisfy({ $0 == label }) else { return nil }
    return label
  }

  /// Returns the callbacks that are legal in a state.
  func legal(in state: UInt32, isPool: Bool) -> [Int] {
    guard isPool else { return singles.legal(in: state) }
    return pools?.legal(in: state) ?? classes.legal(in: state)
  }

  /// Returns the fewest allowed callbacks that would make a call legal, or nil.
  func gap(
    before callback: Int, in state: UInt32, isPool: Bool, allowed: (Int) -> Bool
  ) -> [Int]? {
    guard isPool else { return singles.gap(before: callback, in: state, allowed: allowed) }
    guard let pools else { return classes.gap(before: callback, in: state, allowed: allowed) }
    return pools.gap(before: callback, in: state, allowed: allowed)
  }
}

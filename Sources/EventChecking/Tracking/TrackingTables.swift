package import EventModel

/// What every run of a log shares: the contract in numbers, and what was worked out of it so far.
package final class TrackingTables {
  /// The contract in numbers.
  package let compiled: CompiledContract
  /// Follows views that are told from all others.
  package let singles: LifeTracker
  /// Follows class names.
  package let classes: LifeTracker
  /// Whether class names are followed by counting instances: the contract's automaton is small enough.
  package let countsInstances: Bool
  /// The variants of the chosen kinds, as a mask.
  package let chosen: UInt64
  /// The shapes of open transitions seen so far.
  private(set) lazy var shapes = ShapeTracker(self)
  /// The assumptions the log is held against, those that it declares included.
  var monitors: MonitorSet
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
  init(_ compiled: CompiledContract, kinds: [String]?, _ monitors: [AssumptionMonitor]) {
    self.monitors = MonitorSet(monitors, compiled.contract)
    self.compiled = compiled
    numbers = compiled.life
    orders = compiled.orders
    allCallbacks = compiled.allCallbacks
    openings = compiled.openings
    singles = LifeTracker(SingleLife(numbers))
    countsInstances = InstancePool.canCount(numbers)
    classes = LifeTracker(countsInstances ? InstancePool(numbers) : ClassLife(numbers))
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
  /// Returns what follows the views that share a class's name, or those that are told from all others.
  func lives(ofClass isPool: Bool) -> LifeTracker { isPool ? classes : singles }

  /// Returns whether nothing need be under way in a state.
  func rests(_ state: UInt32, isPool: Bool) -> Bool {
    isPool ? classes.mayRest(state) : singles.mustRest(state)
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
}

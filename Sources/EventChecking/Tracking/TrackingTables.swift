package import EventModel

/// The tables that all runs of a log share: the contract in numbers, and what was computed from it.
package final class TrackingTables {
  package let compiled: CompiledContract
  package let singles: LifeTracker
  package let classes: LifeTracker
  /// Whether class names are tracked by counting instances: the automaton is small enough.
  package let countsInstances: Bool
  /// The variants of the chosen kinds, as a bit mask.
  package let chosen: UInt64
  private(set) lazy var shapes = ShapeTracker(self)
  /// The assumptions that the log is checked against, including those that it declares.
  var monitors: MonitorSet
  private var ordersWithout: [UInt64: SidedOrders] = [:]
  /// The classifications of plain transitions.
  var classified: [TransitionWord: (conformance: ViewTransition.Conformance, candidates: UInt64)] =
    [:]

  // Copies of what the compiled contract has, since they are read at each call.
  package let numbers: LifeNumbers
  package let orders: SidedOrders
  package let allCallbacks: UInt64
  package let openings: UInt64

  /// Makes the tables of a contract; `kinds` are the names of the chosen kinds.
  init(_ compiled: CompiledContract, kinds: [String]?, _ monitors: [AssumptionMonitor]) {
    self.monitors = MonitorSet(monitors, compiled.contract)
    self.compiled = compiled
    numbers = compiled.life
    orders = compiled.orders
    allCallbacks = compiled.allCallbacks
    openings = compiled.openings
    singles = LifeTracker(SingleLife(numbers: numbers))
    countsInstances = InstancePool.canCount(numbers)
    classes = LifeTracker(countsInstances ? InstancePool(numbers) : ClassLife(numbers: numbers))
    let names = Set(kinds ?? compiled.contract.documentedKinds)
    let variants = compiled.variants
    chosen = UInt64(bits: variants.indices.filter { names.contains(variants[$0].kind) })
  }

  package var contract: Contract { compiled.contract }

  /// The side of a view, by its first callback in a transition.
  package var sideOfFirst: [Int] { compiled.sideOfFirst }

  /// Whether the contract has a two-sided family, so that events are grouped into transitions.
  package var hasSides: Bool { !orders.sides.isEmpty }

  /// Returns the two-sided orders with some callbacks left out of every word.
  package func orders(without unrecorded: UInt64) -> SidedOrders {
    if unrecorded == 0 { return orders }
    if let known = ordersWithout[unrecorded] { return known }
    let left = compiled.orders(without: unrecorded)
    ordersWithout[unrecorded] = left
    return left
  }

  /// Adds the monitor of an assumption. No transition may be followed by shape, since the shapes
  /// that break no assumption are determined anew.
  func add(_ monitor: AssumptionMonitor) {
    monitors.add(monitor)
    shapes = ShapeTracker(self)
  }

  /// Returns whether a callback only leads to the initial state: the end of a leaving.
  func hides(_ callback: Int) -> Bool { numbers.targets[callback] == [numbers.initial] }

  package func isOpening(_ callback: Int) -> Bool { openings.has(callback) }

  /// Returns whether a callback begins a leaving or ends one.
  func isOfLeaving(_ callback: Int) -> Bool {
    hides(callback) || isOpening(callback) && sideOfFirst[callback] == 0
  }
}

extension TrackingTables {
  /// Returns the tracker of class names, or that of views that are distinguished from all others.
  func lives(ofClass isPool: Bool) -> LifeTracker { isPool ? classes : singles }

  /// Returns whether a state may be at rest (for a class name) or must be (for a single view).
  func rests(_ state: UInt32, isPool: Bool) -> Bool {
    isPool ? classes.mayRest(state) : singles.mustRest(state)
  }

  /// Returns whether a single view can only be in its initial state.
  func isInitial(_ state: UInt32, isPool: Bool) -> Bool {
    !isPool && singles.configurations(in: state) == [UInt64(numbers.initial)]
  }

  /// Returns the first label of a single view's state, if only one is possible.
  func label(of state: UInt32) -> String? {
    let states = contract.life.states
    let labels = Set(singles.configurations(in: state).map { states[Int($0)].labels.first })
    return labels.count == 1 ? labels.first.flatMap(\.self) : nil
  }
}

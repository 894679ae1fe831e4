import Automata
package import EventModel
import Threads

/// A contract in numbers, made once and shared by all that follow logs or judge assumptions.
///
/// ```swift
/// let compiled = try CompiledContract(.viewTransitions)
/// let linters = logs.map { Linter(compiled: compiled, configuration: configuration, file: $0) }
/// ```
///
/// Its properties do not change, so that logs read at the same time can share one.
package final class CompiledContract: Sendable {
  package let contract: Contract
  package let life: LifeNumbers
  /// The two-sided orders with every callback recorded.
  package let orders: SidedOrders
  /// The orders without some callbacks, which many logs have in common, by those callbacks.
  private let ordersWithout = Locked<[UInt64: SidedOrders]>([:])
  /// The contract's variants, stored because the contract computes them at each access.
  let variants: [Variant]
  /// Each family's endings, in the contract's own order.
  let endings: [EpisodeFamily.FamilyEnding]
  /// The variants of the first appearance, by index.
  let initial: [Int]
  /// The rules about single actors and about parents with their children; nil if there are none.
  package let actorRules: ActorRules?
  package let allCallbacks: UInt64
  /// The callbacks that always begin something, as a bit mask.
  package let openings: UInt64
  /// The side of a view, by its first callback in a transition.
  package let sideOfFirst: [Int]

  /// Compiles a contract.
  ///
  /// - Complexity: that of making the automata of its orders.
  /// - Throws: a ``ContractError`` if the contract has flaws of size or of names.
  package convenience init(_ contract: Contract) throws(ContractError) {
    try contract.checkOutward()
    do throws(TooManyStates) {
      self.init(sound: contract, try SidedOrders(contract))
    } catch {
      let flaw = Contract.Flaw(
        .kinds, "the orders of its kinds together need \(error) (Limits.orderStates): write fewer")
      throw ContractError(contract: contract.name, flaws: [flaw])
    }
  }

  /// Makes a substitute for a contract with flaws, without callbacks, families and kinds.
  package convenience init(inPlaceOf contract: Contract) {
    guard let orders = try? SidedOrders(contract.empty) else {
      preconditionFailure("nothing has no orders")
    }
    self.init(sound: contract.empty, orders)
  }

  private init(sound contract: Contract, _ orders: SidedOrders) {
    self.contract = contract
    life = LifeNumbers(contract)
    self.orders = orders
    endings = contract.families.flatMap(\.ownEndings)
    let variants = contract.variants
    self.variants = variants
    initial = variants.indices.filter { variants[$0].kind == contract.initialKind }
    actorRules = ActorRules(contract, life)
    allCallbacks = (1 << UInt64(contract.callbacks.count)) - 1
    openings = life.openings
    sideOfFirst = contract.callbacks.indices.map {
      orders.sides.isEmpty ? 0 : orders.side(startingWith: $0)
    }
  }

  func isInitial(_ variant: Int) -> Bool { initial.contains(variant) }

  /// Returns the two-sided orders with some callbacks left out of every word.
  ///
  /// - Complexity: that of determinizing them, unless they are among the first
  ///   ``Limits/keptOrders``.
  package func orders(without unrecorded: UInt64) -> SidedOrders {
    if unrecorded == 0 { return orders }
    if let known = ordersWithout.withLock({ $0[unrecorded] }) { return known }
    // If the orders without these callbacks need too many states, the complete orders are used.
    let left = (try? orders.without(unrecorded, of: contract)) ?? orders
    ordersWithout.withLock { if $0.count < Limits.keptOrders { $0[unrecorded] = left } }
    return left
  }
}

extension Contract {
  /// A contract with only the same name and actor, as a substitute for one with flaws.
  fileprivate var empty: Contract {
    let state = LifeAutomaton.State("none", isRest: true)
    return Contract(
      name: name, actor: actor, callbacks: [],
      life: LifeAutomaton(states: [state], steps: [], initial: state.name), families: [],
      promises: [], kinds: [], documentedKinds: [])
  }
}

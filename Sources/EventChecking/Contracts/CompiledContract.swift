import Automata
package import EventModel

/// A contract in numbers: made once, and asked by all that follow logs or judge assumptions under it.
///
/// ```swift
/// let compiled = try CompiledContract(.viewTransitions)
/// let linters = logs.map { Linter(compiled: compiled, configuration: configuration, file: $0) }
/// ```
///
/// Nothing in it changes, so that logs read at the same time share one.
package final class CompiledContract: Sendable {
  /// The contract.
  package let contract: Contract
  /// The life automaton.
  package let life: LifeNumbers
  /// The two-sided orders with every callback recorded.
  package let orders: SidedOrders
  /// The contract's variants, which it has to put together each time it is asked.
  let variants: [Variant]
  /// Each family's endings, in the contract's own order.
  let endings: [EpisodeFamily.FamilyEnding]
  /// The variants that bring the first actor up, by index.
  let initial: [Int]
  /// What is asked of single actors and of parents with their children; nil if nothing is.
  package let actorRules: ActorRules?
  /// Every callback, as a mask.
  package let allCallbacks: UInt64
  /// The callbacks that always leave something under way, as a mask.
  package let openings: UInt64
  /// The side a view takes by its first callback in a transition.
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

  /// Makes what stands in for a contract with flaws: one in which nothing can happen.
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

  /// Returns whether a variant brings the first actor up.
  func isInitial(_ variant: Int) -> Bool { initial.contains(variant) }
}

import Automata
package import EventModel

/// A contract in numbers, made once and shared by all that follow logs or judge assumptions.
///
/// ```swift
/// let compiled = try CompiledContract(.viewTransitions)
/// let linters = logs.map { Linter(compiled: compiled, configuration: configuration, file: $0) }
/// ```
///
/// It is immutable, so that logs read at the same time can share one.
package final class CompiledContract: Sendable {
  package let contract: Contract
  package let life: LifeNumbers
  /// The two-sided orders with every callback recorded.
  package let orders: SidedOrders
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

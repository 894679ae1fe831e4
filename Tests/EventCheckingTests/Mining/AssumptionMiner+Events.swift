@testable import EventChecking
import EventModel

extension AssumptionMiner {
  /// Makes a miner for a contract.
  init(_ contract: Contract) throws(ContractError) {
    self.init(try CompiledContract(contract))
  }

  /// Adds a closed transition between two sides; the subjects are the roles, e.g. `current`.
  mutating func add(transition events: [LifecycleEvent], recorded: [Callback]? = nil) {
    let sides = contract.families.first(where: \.isTwoSided)!.roles.map(\.name)
    let calls = events.map { event in
      (
        side: sides.firstIndex(of: event.subject)!,
        callback: contract.number(of: event.callback)!
      )
    }
    add(calls, recorded: mask(recorded))
  }

  /// Adds a life from its beginning; where no more can come it is ended.
  mutating func add(life calls: [Callback], isEnded: Bool) {
    var lives = MiningLives(self.lives.monitors, LifeNumbers(contract))
    var state = lives.start
    for call in calls {
      guard let next = lives.next(state, contract.number(of: call)!) else {
        return add(lives: lives.monitorStates(in: state), .cut, recorded: .max, times: 1)
      }
      state = next
    }
    let extent = lives.extent(state, isEnded: isEnded)
    add(lives: lives.monitorStates(in: state), extent, recorded: .max, times: 1)
  }

  private func mask(_ callbacks: [Callback]?) -> UInt64 { callbacks.map(contract.mask) ?? .max }
}

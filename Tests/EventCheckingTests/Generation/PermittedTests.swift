import Automata
import EventCatalogue
import EventModel
import Testing

@testable import EventChecking

/// What is generated as permitted and what claims are judged by are worked out in two ways: by listing
/// and filtering orders, and by a product of automata. Both must be the same orders.
struct PermittedTests {
  private static let contracts: [Contract] =
    [.viewTransitions, .componentControllers] + Contract.componentControllerProfiles

  @Test(arguments: contracts.indices)
  func `Permitted sequences are the orders that claims are judged by`(_ number: Int) throws {
    let contract = Self.contracts[number]
    let listed = contract.permittedSequences()
    let width = contract.callbacks.count
    let compiled = try CompiledContract(contract)
    var table = EpisodeTable(of: compiled)
    var compared = 0
    for index in compiled.endings.indices {
      let (family, ending) = compiled.endings[index]
      guard family.permitsEveryInterleaving,
        let words = table.interleavings(of: index).words.finiteWords
      else { continue }
      let judged = Set(
        words.map { word in
          word.map {
            LifecycleEvent(family.roles[$0 / width].name, contract.callbacks[$0 % width])
          }
        })
      let own = listed.filter { $0.family == family.name && $0.outcome == ending.outcome }
      #expect(judged == Set(own.map(\.events)), "\(family.name) \(ending.outcome)")
      compared += own.count
    }
    #expect(compared >= 24)
  }

  @Test func `A promise that only code keeps narrows neither`() {
    var contract = Contract.viewTransitions
    for index in contract.promises.indices {
      contract.promises[index].evidence = [Evidence(.code, "the system's code")]
    }
    // Of 2 calls a side there are 6 orders, of 3 there are 20.
    #expect(contract.permittedSequences().map(\.events.count).filter { $0 == 4 }.count == 6)
    #expect(contract.permittedSequences().map(\.events.count).filter { $0 == 6 }.count == 20)
  }
}

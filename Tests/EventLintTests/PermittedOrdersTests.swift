import EventCatalogue
import EventChecking
import EventLint
import EventModel
import TestScale
import Testing

/// What is permitted is no error in a log.
struct PermittedOrdersTests {
  private static let contracts: [Contract] =
    [.viewTransitions] + Contract.componentControllerProfiles

  /// An order as a log of one transition, which names it and each child's parent.
  private func log(_ sequence: EventSequence, _ contract: Contract) -> [LoggedEvent] {
    let roles = contract.family(named: sequence.family)?.roles ?? []
    return sequence.events.map { event in
      var logged = LoggedEvent(view: event.subject, event.callback)
      logged.transition = "1"
      let relation = roles.first { $0.name == event.subject }?.relation
      if case .child(let parent) = relation { logged.parent = parent }
      return logged
    }
  }

  @Test(arguments: contracts.indices)
  func `No permitted order is an error`(_ number: Int) throws {
    let contract = Self.contracts[number]
    let compiled = try CompiledContract(contract)
    let sequences = contract.permittedSequences()
    #expect(sequences.count >= 24)
    // Of thousands some hundred are drawn, evenly.
    let drawn = TestScale.count(200)
    for index in stride(from: 0, to: sequences.count, by: max(1, sequences.count / drawn)) {
      let events = log(sequences[index], contract)
      let found = Linter.findings(in: events, compiled: compiled)
      #expect(
        found.filter { $0.severity == .error } == [],
        "\(sequences[index].family): \(sequences[index].events)")
    }
  }
}

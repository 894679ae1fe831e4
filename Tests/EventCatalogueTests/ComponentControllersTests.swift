import EventCatalogue
import EventModel
import Testing

@Suite("The contract of component controllers")
struct ComponentControllersTests {
  @Test("the contract of component controllers has four profiles, the pages' own first")
  func profiles() {
    let profiles = Contract.componentControllerProfiles
    #expect(profiles.map(\.profile) == ["documented", "0.14", "0.31", "main"])
    #expect(Set(profiles.map(\.name)) == ["component-controllers"])
    #expect(profiles[0] == .componentControllers)
  }

  @Test("the contract of component controllers has K1 to K15, each with its source")
  func promises() {
    let contract = Contract.componentControllers
    let ids = contract.life.promises.map(\.id) + contract.promises.map(\.id)
    #expect(Set(ids) == Set((1...15).map { "K\($0)" }))
    #expect(contract.life.promises.allSatisfy { !$0.evidence.isEmpty })
    let given = contract.promises.filter(\.isGiven).map(\.id)
    #expect(given == ["K3", "K3"])
  }

  @Test func `What only the second edition of a page says is told apart`() {
    let contract = Contract.componentControllers
    let later = contract.usageRules.filter { $0.evidence.contains { $0.source.contains("since") } }
    #expect(later.map(\.id) == ["U2", "U3"])
    #expect(
      contract.obligations.filter { $0.evidence.contains { $0.source.contains("since") } }
        .map(\.id) == ["O3"])
  }

  @Test(
    "the contract of component controllers has an automaton small enough to follow",
    arguments: Contract.componentControllerProfiles)
  func size(_ contract: Contract) {
    #expect(contract.life.states.count <= 64)
    #expect(Set(contract.life.states.map(\.name)).count == contract.life.states.count)
    let names = Set(contract.life.states.map(\.name))
    #expect(contract.life.steps.allSatisfy { names.contains($0.from) && names.contains($0.to) })
  }

  @Test(
    "the contract of component controllers names every kind and variant once",
    arguments: Contract.componentControllerProfiles)
  func unique(_ contract: Contract) {
    #expect(Set(contract.kinds.map(\.name)).count == contract.kinds.count)
    #expect(Set(contract.variants.map(\.name)).count == contract.variants.count)
    #expect(contract.variants.allSatisfy { !$0.evidence.isEmpty })
  }

  @Test(
    "the contract of component controllers has passes that start and end at rest and walk the life automaton",
    arguments: Contract.componentControllerProfiles)
  func passes(_ contract: Contract) throws {
    let rest = Set(contract.life.states.filter(\.isRest).map(\.name))
    #expect(contract.families.flatMap { $0.endings.flatMap(\.parts) }.count >= 4)
    for family in contract.families {
      for part in family.endings.flatMap(\.parts) {
        #expect(rest.contains(part.start) && rest.contains(part.end), "\(family.name)")
        let word = part.words.onlyWord ?? Self.longest(part.words)
        var states: Set<String> = [part.start]
        for callback in word {
          states = Set(
            contract.life.steps.filter { states.contains($0.from) && $0.callback == callback }
              .map(\.to))
        }
        #expect(states.contains(part.end), "\(family.name): \(word)")
      }
    }
  }

  /// The word of a pattern in which everything optional is there.
  private static func longest(_ pattern: Pattern<Callback>) -> [Callback] {
    switch pattern {
    case .symbol(let callback): [callback]
    case .sequence(let parts), .interleaved(let parts): parts.flatMap(longest)
    case .choice(let parts): parts.first.map(longest) ?? []
    case .optional(let part), .repeated(let part): longest(part)
    }
  }
}

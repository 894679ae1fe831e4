import EventCatalogue
import EventModel
import Testing

@Suite("The contract of view transitions")
struct ContractTests {
  @Test("the contract of view transitions has six legal pairs of calls on one view, and ten others")
  func pairs() {
    let life = Contract.viewTransitions.life
    var legal: [String] = []
    for first in Contract.viewTransitions.callbacks {
      for second in Contract.viewTransitions.callbacks {
        let states = life.steps.filter { $0.callback == first }.map(\.to)
        if life.steps.contains(where: { $0.callback == second && states.contains($0.from) }) {
          legal.append("\(first) \(second)")
        }
      }
    }
    #expect(
      legal == [
        "viewWillAppear viewDidAppear", "viewWillAppear viewWillDisappear",
        "viewDidAppear viewWillDisappear", "viewWillDisappear viewWillAppear",
        "viewWillDisappear viewDidDisappear", "viewDidDisappear viewWillAppear",
      ])
  }

  @Test("the contract of view transitions names every kind, family, role and direction once")
  func unique() {
    let contract = Contract.viewTransitions
    #expect(Set(contract.kinds.map(\.name)).count == contract.kinds.count)
    #expect(Set(contract.variants.map(\.name)).count == contract.variants.count)
    #expect(Set(contract.families.map(\.name)).count == contract.families.count)
    for kind in contract.kinds {
      #expect(kind.variants.allSatisfy { $0.kind == kind.name })
      #expect(Set(kind.variants.map(\.outcome)).count == kind.variants.count)
    }
  }

  @Test("the contract of view transitions promises G3 and G4, both between the two sides")
  func promises() {
    #expect(
      Contract.viewTransitions.promises.map { "\($0.id): \($0.first) < \($0.second)" } == [
        "G3: current.viewWillDisappear < new.viewDidAppear",
        "G4: new.viewWillAppear < current.viewDidDisappear",
      ])
  }

  @Test("the contract of view transitions permits every interleaving of the two sides alone")
  func permitted() {
    let families = Contract.viewTransitions.families.filter(\.permitsEveryInterleaving)
    #expect(families.map(\.name) == ["twoSided"])
  }

  @Test(
    "the contract of view transitions has cancelled variants that only an interactive transition takes"
  )
  func cancelled() {
    #expect(Contract.viewTransitions.variants.count { $0.outcome == .cancelled } >= 3)
    for variant in Contract.viewTransitions.variants {
      #expect(variant.isInteractiveOnly == (variant.outcome == .cancelled), "\(variant.name)")
    }
  }
}

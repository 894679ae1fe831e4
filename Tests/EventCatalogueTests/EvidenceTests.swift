import EventCatalogue
import EventModel
import Testing

@Suite("The catalogue's evidence")
struct EvidenceTests {
  @Test("every order and every promise of the catalogue has evidence")
  func present() {
    for variant in Contract.viewTransitions.variants {
      #expect(!variant.evidence.isEmpty, "\(variant.name)")
      #expect(variant.evidence.allSatisfy { !$0.source.isEmpty }, "\(variant.name)")
      #expect(Set(variant.evidence).count == variant.evidence.count, "\(variant.name)")
    }
    #expect(Contract.viewTransitions.promises.allSatisfy { !$0.evidence.isEmpty })
  }

  @Test("the catalogue's evidence shows which orders have only one source")
  func single() {
    let single = Contract.viewTransitions.variants.filter { $0.evidence.count == 1 }.map(\.name)
    #expect(
      single == [
        "pageScroll.cancelled", "pageCurl.completed", "pageCurl.cancelled", "tab.completed",
        "containment.completed", "nestedDismiss.completed",
      ])
  }

  @Test("the catalogue's evidence of the documented kinds names the article")
  func article() {
    let documented = Contract.viewTransitions.variants
      .filter { Contract.viewTransitions.documentedKinds.contains($0.kind) }
    #expect(documented.count == 6)
    for variant in documented {
      #expect(
        variant.evidence.contains { $0.basis == .article && $0.source.contains("wangling.me") },
        "\(variant.name)")
    }
  }
}

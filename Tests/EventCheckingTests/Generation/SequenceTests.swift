import Automata
import EventCatalogue
import EventModel
import Testing

@testable import EventChecking

@Suite("Sequences")
struct SequenceTests {
  @Test("sequences of view transitions are the six documented ones unless kinds are chosen")
  func six() throws {
    let six = try Contract.viewTransitions.sequences()
    #expect(
      six.map(\.variants) == [
        ["navigation.completed"], ["navigation.cancelled"], ["pageScroll.completed"],
        ["pageScroll.cancelled"], ["pageCurl.completed"], ["pageCurl.cancelled"],
      ])
    #expect(six.map(\.events.count) == [4, 6, 4, 6, 4, 6])
    #expect(six.allSatisfy { $0.family == "twoSided" })
  }

  @Test("sequences of kinds with one order name every variant that has it")
  func shared() throws {
    let shared = try Contract.viewTransitions.sequences(kinds: ["tab", "pageScroll"])
    #expect(
      shared.map(\.variants) == [
        ["pageScroll.completed", "tab.completed"], ["pageScroll.cancelled"],
      ])
  }

  @Test("sequences of an unknown kind are refused with the known kinds")
  func unknown() {
    let error = #expect(throws: ContractError.self) {
      try Contract.viewTransitions.sequences(kinds: ["pageScrol"])
    }
    #expect(
      error?.description.hasPrefix("there is no kind `pageScrol`; the kinds are initial, ") == true)
  }

  @Test(
    "the permitted sequences of view transitions are 24: 4 completed, 20 cancelled, the six among them"
  )
  func permitted() throws {
    let permitted = Contract.viewTransitions.permittedSequences()
    #expect(permitted.count == 24)
    #expect(Set(permitted.map(\.events)).count == 24)
    #expect(permitted.filter { $0.outcome == .completed }.count == 4)
    #expect(permitted.filter { $0.outcome == .cancelled }.count == 20)
    for documented in try Contract.viewTransitions.sequences() {
      #expect(permitted.contains { $0.events == documented.events })
    }
  }

  @Test("the permitted completed sequences are the four in which the two windows overlap")
  func completed() {
    let completed = Contract.viewTransitions.permittedSequences()
      .filter { $0.outcome == .completed }
    #expect(
      completed.map(\.variants) == [
        ["navigation.completed"],
        ["modal.completed", "containment.completed"],
        ["pageCurl.completed", "tabLegacy.completed"],
        ["pageScroll.completed", "tab.completed"],
      ])
  }

  @Test(
    "the permitted sequences are all orders of a brute force that keep each side's word and the promises"
  )
  func bruteForce() {
    let contract = Contract.viewTransitions
    let permitted = Set(contract.permittedSequences().map(\.events))
    let completed: [LifecycleEvent] = [
      .current(.viewWillDisappear), .current(.viewDidDisappear), .new(.viewWillAppear),
      .new(.viewDidAppear),
    ]
    var found: Set<[LifecycleEvent]> = []
    for order in orders(completed)
    where isBefore(order, completed[0], completed[1]) && isBefore(order, completed[2], completed[3])
      && isBefore(order, completed[0], completed[3]) && isBefore(order, completed[2], completed[1])
    {
      found.insert(order)
    }
    let current: [LifecycleEvent] = [
      .current(.viewWillDisappear), .current(.viewWillAppear), .current(.viewDidAppear),
    ]
    let new: [LifecycleEvent] = [
      .new(.viewWillAppear), .new(.viewWillDisappear), .new(.viewDidDisappear),
    ]
    for order in orders(current + new)
    where order.filter({ $0.subject == "current" }) == current
      && order.filter({ $0.subject == "new" }) == new
    {
      found.insert(order)
    }
    #expect(found == permitted)
  }

  @Test("sequences of a pattern come in its order, each once, with bounded repetitions")
  func words() throws {
    var contract = Contract.viewTransitions
    let (a, b) = (LifecycleEvent.new("a"), LifecycleEvent.new("b"))
    contract.kinds = [
      TransitionKind(
        name: "loop", summary: "",
        variants: [
          Variant(
            kind: "loop", outcome: .completed, family: "initial",
            words: .sequence([
              .optional(.symbol(a)), .repeated(.choice([.symbol(a), .symbol(b)])),
              .interleaved([.symbol(a), .symbol(b)]),
            ]), evidence: [])
        ])
    ]
    let words = try contract.sequences(kinds: ["loop"], repeatingAtMost: 1).map {
      $0.events.map(\.callback.name).joined()
    }
    #expect(
      words == [
        "ab", "ba", "aab", "aba", "bab", "bba", "aaab", "aaba", "abab", "abba",
      ])
  }

  private func isBefore(
    _ order: [LifecycleEvent], _ first: LifecycleEvent, _ second: LifecycleEvent
  ) -> Bool {
    order.firstIndex(of: first)! < order.firstIndex(of: second)!
  }

  private func orders(_ events: [LifecycleEvent]) -> [[LifecycleEvent]] {
    if events.isEmpty { return [[]] }
    return events.indices.flatMap { index in
      var rest = events
      let event = rest.remove(at: index)
      return orders(rest).map { [event] + $0 }
    }
  }

  @Test func `The permitted sequences of every contract are the judge's permitted words`() throws {
    for contract in [Contract.viewTransitions] + Contract.componentControllerProfiles {
      let compiled = try CompiledContract(contract)
      var table = EpisodeTable(of: compiled)
      let sequences = contract.permittedSequences()
      for (index, (family, ending)) in compiled.endings.enumerated()
      where family.permitsEveryInterleaving {
        let words = table.interleavings(of: index).words.finiteWords ?? []
        let found = sequences.filter {
          $0.family == family.name && $0.outcome == ending.outcome
        }
        let symbols = found.map { sequence in
          sequence.events.map { contract.symbol(of: $0, in: family) }
        }
        #expect(Set(symbols) == Set(words), "\(contract.name) \(family.name) \(ending.outcome)")
        #expect(found.allSatisfy { contract.permits($0.events, in: ending) })
      }
    }
  }
}

import EventCatalogue
import EventChecking
import EventModel
import TestScale
import Testing

@Suite("Mutants")
struct MutationTests {
  private let push = EventHistory.push
  private let contract = Contract.viewTransitions

  @Test("mutants of each kind are what their name says, with the first line that breaks")
  func single() {
    let drop = push.mutated(.drop, at: 2, in: contract)
    #expect(text(drop.events) == "A.wa A.da B.wa A.dd B.da")
    #expect(drop.mutations.map(\.index) == [2])
    #expect(drop.mutations.map(\.firstBreak) == [3])
    let duplicate = push.mutated(.duplicate, at: 1, in: contract)
    #expect(text(duplicate.events) == "A.wa A.da A.da A.wd B.wa A.dd B.da")
    #expect(duplicate.mutations.map(\.index) == [2])
    #expect(duplicate.mutations.map(\.firstBreak) == [2])
    let stray = push.mutated(.stray, at: 2, stray: .viewDidDisappear, in: contract)
    #expect(text(stray.events) == "A.wa A.da A.dd A.wd B.wa A.dd B.da")
    #expect(stray.mutations.map(\.index) == [2])
    #expect(stray.breaks == [2, 3])
    let swap = push.mutated(.swap, at: 0, in: contract)
    #expect(text(swap.events) == "A.da A.wa A.wd B.wa A.dd B.da")
    #expect(swap.mutations.map(\.index) == [1])
    #expect(swap.mutations.map(\.firstBreak) == [1])
  }

  @Test("mutants that swap events of two views break no view's life")
  func harmless() {
    let swap = push.mutated(.swap, at: 2, in: contract)
    #expect(text(swap.events) == "A.wa A.da B.wa A.wd A.dd B.da")
    #expect(swap.mutations.map(\.firstBreak) == [nil])
    #expect(swap.breaks == [])
  }

  @Test("mutants of the last event cannot be swaps, and a drop breaks nothing")
  func last() {
    #expect(push.mutated(.swap, at: 5, in: contract).mutations == [])
    let drop = push.mutated(.drop, at: 5, in: contract)
    #expect(drop.mutations.map(\.index) == [5])
    #expect(drop.breaks == [])
  }

  @Test("mutants of a seed are the same everywhere, and none at rate 0")
  func reproduced() throws {
    let history = try contract.randomHistory(length: 3, seed: 1)
    let mutant = history.mutated(
      EventHistory.Mutation.Operation.allCases, rate: 0.3, seed: 4, in: contract)
    #expect(
      mutant.mutations.map { "\($0.operation.rawValue) \($0.index)" }
        == ["swap 9", "duplicate 17", "duplicate 20"])
    let none = history.mutated(
      EventHistory.Mutation.Operation.allCases, rate: 0, seed: 4, in: contract)
    #expect(none.events == history.events && none.mutations.isEmpty && none.breaks.isEmpty)
    let every = history.mutated([.duplicate], rate: 1, seed: 4, in: contract)
    #expect(every.events.count == 2 * history.events.count)
    #expect(every.breaks.count >= history.events.count)
  }

  @Test("the recorded breaks of mutants are those that a brute force finds")
  func truth() throws {
    for seed in (UInt64(0)..<300).sampled() {
      let history = try contract.randomHistory(
        length: 8, seed: seed, EventHistory.Options(screens: 2 + Int(seed % 3)))
      for operation in EventHistory.Mutation.Operation.allCases {
        let mutant = history.mutated(
          [operation], rate: seed % 2 == 0 ? 0.05 : 0.4, seed: seed, in: contract)
        #expect(mutant.breaks == illegalIndices(mutant.events))
        for mutation in mutant.mutations {
          guard let first = mutation.firstBreak else { continue }
          #expect(mutant.breaks.contains(first))
          #expect(mutation.events.contains { $0.view == mutant.events[first].view })
        }
        let blamed = Set(mutant.mutations.compactMap(\.firstBreak))
        #expect(mutant.breaks.isEmpty == blamed.isEmpty)
        #expect(mutant.breaks.first == blamed.min())
      }
    }
  }

  @Test("the first break of a history with one mutation is at that mutation")
  func alone() throws {
    let history = try contract.randomHistory(length: 6, seed: 11)
    for operation in EventHistory.Mutation.Operation.allCases {
      for index in history.events.indices {
        let mutant = history.mutated(
          operation, at: index, stray: .viewDidAppear, in: contract)
        let illegal = illegalIndices(mutant.events)
        #expect(mutant.breaks == illegal)
        #expect(mutant.mutations.first?.firstBreak == illegal.first)
      }
    }
  }
}

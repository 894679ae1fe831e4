import EventCatalogue
import EventChecking
import EventModel
import Testing

@Suite("What a recorder makes of a history")
struct HistoryFacetTests {
  /// A is on the screen, B is pushed.
  let push = EventHistory.push

  @Test(
    "a recording made of a history in nested containers has the parent's call before its child's, in all four phases"
  )
  func wrapped() {
    let nested = push.wrapped(in: { ["Nav\($0)"] })
    #expect(
      text(nested.events) == "NavA.wa A.wa NavA.da A.da NavA.wd A.wd NavB.wa B.wa NavA.dd A.dd "
        + "NavB.da B.da")
    #expect(nested.events.prefix(2).map(\.parent) == [nil, "NavA"])
    #expect(nested.transitions.map(\.events) == [0...3, 4...11])
    #expect(illegalIndices(nested.events) == [])
  }

  @Test(
    "a recording made of a history in one root container has it appear with the first screen and stay"
  )
  func rooted() {
    let rooted = push.rooted(in: "Nav")
    #expect(text(rooted.events) == "Nav.wa A.wa Nav.da A.da A.wd B.wa A.dd B.da")
    #expect(rooted.events.map(\.parent).suffix(4) == ["Nav", "Nav", "Nav", "Nav"])
    #expect(rooted.transitions.map(\.events) == [0...3, 4...7])
  }

  @Test(
    "a recording of two windows keeps each one's order, and knows the places of its transitions"
  )
  func interleaved() {
    var seen: Set<String> = []
    for seed in 0..<50 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let merged = EventHistory.interleaving(
        [push.scoped("left"), push.scoped("right")], using: &random)
      for scope in ["left", "right"] {
        let own = merged.events.filter { $0.scope == scope }
        #expect(text(own) == text(push.events))
      }
      #expect(merged.transitions.count == 4)
      for transition in merged.transitions {
        #expect(merged.events[transition.events!.lowerBound].callback.name.contains("Will"))
        #expect(merged.events[transition.events!.upperBound].callback.name.contains("Did"))
      }
      seen.insert(text(merged.events.map { $0 }))
    }
    #expect(seen.count > 20)
  }

  @Test(
    "a recording of pages that share a class has one name for all, and instances if requested"
  )
  func renamed() {
    let pages = push.renamed { _ in "Page" }
    #expect(text(pages.events).hasPrefix("Page.wa Page.da Page.wd Page.wa"))
    let instances = push.instanced { "0x\($0)" }.renamed { _ in "Page" }
    #expect(instances.events.map(\.instance).suffix(2) == ["0xA", "0xB"])
  }

  @Test(
    "a recording made of a history can lack a callback, a view, and what is before and after"
  )
  func partial() {
    let without = push.leavingOut { $0.callback == .viewWillDisappear }
    #expect(text(without.events) == "A.wa A.da B.wa A.dd B.da")
    #expect(without.transitions.map(\.events) == [0...1, 2...4])
    let alone = push.leavingOut { $0.view == "B" }
    #expect(text(alone.events) == "A.wa A.da A.wd A.dd")
    let middle = push.cut(3..<5)
    #expect(text(middle.events) == "B.wa A.dd")
    #expect(middle.transitions.map(\.events) == [nil, 0...1])
  }

  @Test(
    "a recording made of a history has transitions a second apart and their events a millisecond")
  func timed() {
    #expect(
      push.timed().events.map(\.time) == ["1.000", "1.001", "2.000", "2.001", "2.002", "2.003"])
  }
}

extension EventHistory {
  /// A appears, then B is pushed on it.
  static let push: EventHistory = {
    let options = EventHistory.Options(kinds: ["navigation"], screens: 2)
    let histories = try! Contract.viewTransitions.histories(length: 1, options)
    return histories.first { _ in true }!
  }()
}

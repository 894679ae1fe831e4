import EventCatalogue
import EventChecking
import EventModel
import TestScale
import Testing

@Suite("Random histories")
struct RandomHistoryTests {
  @Test("random histories of a seed are the same everywhere")
  func reproduced() throws {
    let one = try Contract.viewTransitions.randomHistory(length: 4, seed: 1)
    #expect(
      text(one.events) == "A.wa A.da B.wa A.wd B.wd A.wa B.dd A.da C.wa A.wd C.wd A.wa C.dd A.da "
        + "B.wa A.wd A.wa A.da B.wd B.dd B.wa A.wd A.dd B.da")
    let two = try Contract.viewTransitions.randomHistory(length: 4, seed: 2)
    #expect(
      text(two.events) == "A.wa A.da B.wa A.wd A.dd B.da B.wd A.wa B.dd A.da B.wa A.wd B.da A.dd "
        + "C.wa B.wd C.da B.dd")
  }

  @Test(
    "random histories have the length asked for, and are legal, over all kinds and numbers of screens"
  )
  func legal() throws {
    let all = Contract.viewTransitions.kinds.map(\.name)
    for seed in (UInt64(0)..<200).sampled() {
      var options = EventHistory.Options(
        kinds: seed % 2 == 0 ? nil : all, screens: 2 + Int(seed % 7))
      options.takesPermitted = seed % 3 == 0
      let history = try Contract.viewTransitions.randomHistory(length: 20, seed: seed, options)
      #expect(history.transitions.count == 21)
      expectLegal(history)
    }
  }

  @Test("random histories stop where nothing more can happen")
  func deadEnd() throws {
    let history = try Contract.viewTransitions.randomHistory(
      length: 10, seed: 0, EventHistory.Options(kinds: ["modal"], screens: 1))
    #expect(text(history.events) == "A.wa A.da")
  }

  @Test("where all lives are over, new ones begin under new names")
  func newLives() throws {
    for seed in 1...UInt64(4) {
      let options = EventHistory.Options(screens: 2)
      let history = try Contract.componentControllers.randomHistory(
        length: 200, seed: seed, options)
      #expect(history.transitions.count == 200)
      let names = history.events.map(\.view)
      #expect(Set(names).count > 2)
      let invalidated = history.events.indices.filter {
        history.events[$0].callback == "invalidateController"
      }
      #expect(Set(invalidated.map { names[$0] }).count == invalidated.count)
    }
    // The twin: a mounted controller is not over, though no chosen kind unmounts it.
    let mounts = try Contract.componentControllers.randomHistory(
      length: 10, seed: 1, EventHistory.Options(kinds: ["mount"], screens: 2))
    #expect(mounts.transitions.count == 2)
  }

  @Test("random histories take every variant sooner or later")
  func all() throws {
    let kinds = Contract.viewTransitions.kinds.map(\.name)
    var options = EventHistory.Options(kinds: kinds, screens: 6)
    options.parents = [nil, nil, nil, nil, 3, 4]
    let seen = Set(
      try Contract.viewTransitions.randomHistory(length: 2_000, seed: 5, options)
        .transitions.compactMap(\.variant))
    #expect(seen == Set(Contract.viewTransitions.variants.map(\.name)))
  }

  @Test("random histories come one transition at a time, each with its place in the history")
  func streamed() throws {
    let steps = Array(try Contract.viewTransitions.randomHistory(seed: 9).prefix(6))
    let whole = try Contract.viewTransitions.randomHistory(length: 5, seed: 9)
    #expect(steps.flatMap(\.events) == whole.events)
    #expect(steps.map(\.transition) == whole.transitions)
    for transition in whole.transitions {
      let range = try #require(transition.events)
      let views = Set(whole.events[range].map(\.view))
      #expect(views.isSubset(of: transition.actors.map(\.name)))
    }
  }
}

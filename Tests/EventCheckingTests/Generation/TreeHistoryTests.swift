import EventCatalogue
import EventModel
import TestScale
import Testing

@testable import EventChecking

@Suite("EventHistory.Enumeration of trees")
struct TreeHistoryTests {
  private static let short: [Callback: String] = [
    .didInit: "init", .willUpdateComponent: "wU", .didUpdateComponent: "dU", .willMount: "wM",
    .didMount: "dM", .willRemount: "wR", .didRemount: "dR", .willUnmount: "wN", .didUnmount: "dN",
    .componentDidAcquireView: "acq", .componentWillRelinquishView: "rel",
    .invalidateController: "inv",
  ]

  private func text(_ events: some Collection<LoggedEvent>) -> String {
    events.map { "\($0.view).\(Self.short[$0.callback] ?? "")" }.joined(separator: " ")
  }

  /// The histories in which all controllers of a tree take part in each pass, without their views' calls.
  private func passes(_ kinds: [String], over parents: [Int?]) throws -> [String] {
    var options = EventHistory.Options(kinds: kinds, screens: parents.count)
    options.parents = parents
    return try Contract.componentControllers.histories(length: kinds.count, options)
      .filter { history in
        history.transitions.allSatisfy { $0.actors.count == parents.count }
          && !history.events.contains { $0.callback == .didInit }
      }
      .map { history in
        text(
          history.events.filter {
            ![.componentDidAcquireView, .componentWillRelinquishView].contains($0.callback)
          })
      }
  }

  @Test("histories of trees mount a chain depth first")
  func chain() throws {
    #expect(
      try passes(["treeMount"], over: [nil, 0, 1]) == ["A.wM B.wM C.wM C.dM B.dM A.dM"])
  }

  @Test(
    "histories of trees mount children one after another, in either order, each with all that is below it"
  )
  func star() throws {
    #expect(
      try passes(["treeMount"], over: [nil, 0, 0]) == [
        "A.wM B.wM B.dM C.wM C.dM A.dM", "A.wM C.wM C.dM B.wM B.dM A.dM",
      ])
    #expect(
      try passes(["treeMount"], over: [nil, 0, 0, 1]) == [
        "A.wM B.wM D.wM D.dM B.dM C.wM C.dM A.dM", "A.wM C.wM C.dM B.wM D.wM D.dM B.dM A.dM",
      ])
  }

  @Test(
    "histories of trees detach the controllers of a tree in any order, each controller's calls together"
  )
  func detach() throws {
    for parents in [[nil, 0, 1], [nil, 0, 0]] as [[Int?]] {
      let whole = try passes(["treeMount", "treeUnmount"], over: parents)
      let orders = Set(whole.map { $0.split(separator: " ").suffix(6).joined(separator: " ") })
      #expect(
        orders == [
          "A.wN A.dN B.wN B.dN C.wN C.dN", "A.wN A.dN C.wN C.dN B.wN B.dN",
          "B.wN B.dN A.wN A.dN C.wN C.dN", "B.wN B.dN C.wN C.dN A.wN A.dN",
          "C.wN C.dN A.wN A.dN B.wN B.dN", "C.wN C.dN B.wN B.dN A.wN A.dN",
        ])
    }
  }

  @Test("histories of trees name each controller's parent, and the roles of a pass")
  func names() throws {
    var options = EventHistory.Options(kinds: ["treeMount"], screens: 3)
    options.parents = [nil, 0, 1]
    let history = try #require(
      try Contract.componentControllers.histories(length: 1, options)
        .first { $0.transitions[0].actors.count == 3 })
    #expect(
      Set(history.events.map { "\($0.view) in \($0.parent ?? "-")" }).sorted() == [
        "A in -", "B in A", "C in B",
      ])
    #expect(
      history.transitions[0].actors.map { "\($0.role) \($0.name)" } == [
        "parent A", "child B", "child C",
      ])
  }

  @Test("histories of trees put screens into each other in n! ways")
  func trees() {
    #expect(
      (0...5).map { EventHistory.Options.everyTree(ofScreens: $0).count } == [1, 1, 2, 6, 24, 120])
    #expect(EventHistory.Options.everyTree(ofScreens: 2) == [[nil, nil], [nil, 0]])
    #expect(
      EventHistory.Options.drawnTree(ofScreens: 9, seed: 7)
        == EventHistory.Options.drawnTree(ofScreens: 9, seed: 7))
  }

  @Test(
    "histories of trees keep, between each parent and child, to an order of the catalogue",
    arguments: ["documented", "0.14", "0.31", "main"])
  func projections(_ profile: String) throws {
    let contract = Contract.componentControllerProfiles.first { $0.profile == profile }!
    let known = Set(
      contract.kinds.filter { $0.name.hasPrefix("tree") || $0.name == "childMounts" }
        .flatMap(\.variants).flatMap { $0.words.words(repeatingAtMost: 1) }
        .map { $0.map(\.description).joined(separator: " ") })
    var judged = 0
    for seed in (UInt64(1)...40).sampled() {
      var options = EventHistory.Options(screens: 5)
      options.parents = EventHistory.Options.drawnTree(ofScreens: 5, seed: seed)
      let history = try contract.randomHistory(length: 12, seed: seed, options)
      for transition in history.transitions where transition.actors.count > 1 {
        let events = history.events[transition.events!]
        for child in transition.actors.map(\.name) {
          let parent = events.first { $0.view == child }?.parent
          guard let parent, transition.actors.contains(where: { $0.name == parent }) else {
            continue
          }
          judged += 1
          let order = events.filter { $0.view == child || $0.view == parent }
            .map { "\($0.view == child ? "child" : "parent").\($0.callback)" }
          #expect(known.contains(order.joined(separator: " ")), "\(order)")
        }
      }
    }
    #expect(judged > TestScale.count(100))
  }

  @Test(
    "histories of trees end every life that began, if asked to",
    arguments: ["documented", "0.14", "0.31", "main"])
  func ends(_ profile: String) throws {
    let contract = Contract.componentControllerProfiles.first { $0.profile == profile }!
    var options = EventHistory.Options(screens: 4)
    options.endsLives = true
    for seed in (UInt64(1)...20).sampled() {
      options.parents = EventHistory.Options.drawnTree(ofScreens: 4, seed: seed)
      let events = try contract.randomHistory(length: 10, seed: seed, options).events
      for view in Set(events.map(\.view)).sorted() {
        let calls = events.filter { $0.view == view }.map(\.callback)
        #expect(calls.count { $0 == .invalidateController } == 1, "\(text(events))")
        #expect(
          calls.count { $0 == .willMount } == calls.count { $0 == .didUnmount }, "\(text(events))")
      }
    }
    options.screens = 1
    options.parents = []
    for history in try contract.histories(length: 3, options) {
      #expect(history.events.contains { $0.callback == .invalidateController })
      #expect(
        history.events.count { $0.callback == .willMount }
          == history.events.count { $0.callback == .didUnmount })
    }
  }

  @Test("histories of trees have no end where every state can be left")
  func endless() throws {
    #expect(try !Contract.viewTransitions.hasLifeEnd(EventHistory.Options()))
    #expect(try Contract.componentControllers.hasLifeEnd(EventHistory.Options()))
    #expect(try !Contract.viewTransitions.hasTrees(EventHistory.Options()))
    #expect(try Contract.viewTransitions.hasTrees(EventHistory.Options(kinds: ["nested"])))
  }

  @Test("histories of trees are tried choice by choice, each once")
  func choices() {
    let all = EveryChoice.results { choose in
      choose(2) == 0 ? [0] : [1, choose(3)]
    }
    #expect(all == [[0], [1, 0], [1, 1], [1, 2]])
  }
}

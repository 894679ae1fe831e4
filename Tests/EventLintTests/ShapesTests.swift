import EventCatalogue
import EventChecking
import EventLint
import EventModel
import TestScale
import Testing

/// Transitions of two views are followed by their shape; keeping every transition asks for the long
/// way. Both must find the same.
@Suite("Following transitions by their shape")
struct ShapesTests {
  private struct Outcome: Equatable {
    var findings: [Finding]
    var transitionCount: Int
    var coverage: [String]
  }

  private func outcome(
    _ events: [LoggedEvent], keepsTransitions: Bool, parts: Int,
    assuming assumptions: [DeclaredAssumption] = [], identity: NameTable.Identity = .single
  ) -> Outcome {
    var configuration = LintConfiguration()
    configuration.keepsTransitions = keepsTransitions
    configuration.assumptions = assumptions
    var linter = Linter(compiled: .viewTransitions, configuration: configuration, file: "")
    var names = NameTable()
    let size = max(1, events.count / parts)
    for start in stride(from: 0, to: events.count, by: size) {
      let part = Array(events[start..<min(events.count, start + size)])
      linter.consume(part, identity: identity, names: &names)
    }
    linter.finish(names: names)
    return Outcome(
      findings: linter.takeFindings(), transitionCount: linter.transitionCount,
      coverage: linter.coverage.map { "\($0.variant) \($0.count)" })
  }

  private func log(_ seed: UInt64, windows: Int) throws -> [LoggedEvent] {
    var random = SeededGenerator(seed: seed)
    var options = EventHistory.Options(
      kinds: ["navigation", "pageScroll", "pageCurl", "modal", "sheet", "sheetDismiss", "nested"],
      screens: 4)
    options.takesPermitted = seed % 3 == 0
    var histories: [EventHistory] = []
    for window in 0..<windows {
      var history = try Contract.viewTransitions.randomHistory(
        length: 25, seed: seed &* 31 &+ UInt64(window), options)
      for index in history.events.indices {
        history.events[index].scope = "window \(window)"
        // Two windows that know the same screens, now and then.
        if window % 2 == 0 { history.events[index].view += " \(window)" }
      }
      histories.append(history)
    }
    var events = EventHistory.interleaving(histories, using: &random).events
    for _ in 0..<(seed % 4) * 3 where events.count > 2 {
      let index = Int(random.next() % UInt64(events.count - 1))
      switch random.next() % 4 {
      case 0: events.remove(at: index)
      case 1: events.insert(events[index], at: index)
      case 2: events.swapAt(index, index + 1)
      default: events[index].callback = "viewDidLoad"
      }
    }
    return events
  }

  @Test("following by shapes finds what following each event finds")
  func sameFindings() throws {
    var found = 0
    for seed in (UInt64(1)...250).sampled(oneIn: 30) {
      let events = try log(seed, windows: 1 + Int(seed % 4))
      for parts in [1, 7] {
        let long = outcome(events, keepsTransitions: true, parts: parts)
        let short = outcome(events, keepsTransitions: false, parts: parts)
        #expect(short == long, "seed \(seed) in \(parts) parts")
        found += long.findings.filter { $0.severity > .note }.count
      }
    }
    #expect(found > TestScale.count(400, oneIn: 30))
  }

  @Test("following by shapes checks assumptions as following each event does")
  func sameVerdicts() throws {
    let texts = [
      "current.viewWillDisappear before new.viewDidAppear",
      "current.viewDidDisappear before new.viewDidAppear",
      "in navigation: current.viewWillDisappear before new.viewWillAppear",
      "view.viewWillAppear leads to view.viewDidAppear",
      "view.viewDidAppear right before view.viewWillDisappear",
      "\"A\".viewDidAppear before \"B 0\".viewDidDisappear",
    ]
    var judge = Judge(.viewTransitions)
    let assumptions = try texts.enumerated().map { line, text in
      let parsed = ParsedAssumption(
        try Contract.viewTransitions.assumption(text), text: text, line: line + 1)
      return try DeclaredAssumption(parsed, file: "assumptions", judge: &judge)
    }
    var broken: [String: Int] = [:]
    for seed in (UInt64(1)...120).sampled() {
      let events = try log(seed, windows: 1 + Int(seed % 4))
      for (parts, identity) in [(1, NameTable.Identity.single), (7, .single), (7, .anyInstance)] {
        let long = outcome(
          events, keepsTransitions: true, parts: parts, assuming: assumptions, identity: identity)
        let short = outcome(
          events, keepsTransitions: false, parts: parts, assuming: assumptions, identity: identity)
        #expect(short == long, "seed \(seed) in \(parts) parts of \(identity)")
        for finding in short.findings where finding.rule == "violated_assumption" {
          broken[finding.assumption ?? "", default: 0] += 1
        }
      }
    }
    #expect(broken.count == 3 || !TestScale.isExhaustive && !broken.isEmpty, "\(broken)")
  }
}

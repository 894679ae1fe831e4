import EventCatalogue
import EventChecking
import EventLint
import EventModel
import TestScale
import Testing

/// Logs of an app that is used at random, with what people leave out of logs left out of them.
struct SimulatedAppTests {
  private func calls(_ seed: UInt64, windows: Int, classes: Int) -> [SimulatedApp.Call] {
    var app = SimulatedApp(seed: seed, windows: windows, classes: classes)
    app.use(calls: 120)
    return app.calls
  }

  private func alarms(_ events: [LoggedEvent]) -> [Finding] {
    Linter.findings(in: events, compiled: .viewTransitions, identity: .anyInstance)
      .filter { $0.severity > .note }
  }

  /// The calls by class names, without a window.
  private func byClass(_ calls: some Sequence<SimulatedApp.Call>) -> [LoggedEvent] {
    calls.map { LoggedEvent(view: $0.screen.name, $0.callback) }
  }

  /// The calls by instances, without a window.
  private func byInstance(_ calls: some Sequence<SimulatedApp.Call>) -> [LoggedEvent] {
    calls.map { call in
      var event = LoggedEvent(view: call.screen.name, call.callback)
      event.instance = "0x\(call.screen.instance)"
      return event
    }
  }

  @Test func `by class names, from wherever the log starts, nothing is an error`() {
    var alarming = 0
    var logs = 0
    var first = ""
    for seed in (UInt64(1)...450).sampled() {
      let calls = calls(seed, windows: 1 + Int(seed % 2), classes: 1 + Int(seed % 4))
      for cut in [0, 1 + Int(seed % 17), 20 + Int(seed % 40)] {
        logs += 1
        let events = byClass(calls.dropFirst(cut))
        let found = alarms(events)
        guard let finding = found.first else { continue }
        alarming += 1
        if first.isEmpty {
          first =
            "seed \(seed), cut \(cut): \(finding.message) at \(finding.position.line) in "
            + events.prefix(Int(finding.position.line)).map { "\($0.view).\($0.callback)" }
            .joined(separator: " ")
        }
      }
    }
    // Left are sheets that look like the launch, with another window that the log does not tell apart.
    #expect(alarming <= 3, "\(alarming) of \(logs): \(first)")
    #expect(logs >= TestScale.count(1_350))
  }

  @Test func `a class that overrides few callbacks never gives one twice`() {
    let callbacks = Contract.viewTransitions.callbacks
    for seed in (UInt64(1)...120).sampled() {
      let calls = calls(seed, windows: 1, classes: 3)
      let kept = (1..<16).filter { $0.nonzeroBitCount <= 2 }[Int(seed % 10)]
      let recorded = calls.filter { call in
        call.screen.name != "Class0" || kept >> callbacks.firstIndex(of: call.callback)! & 1 == 1
      }
      for cut in [0, 5, 31] {
        let byClass = byClass(recorded.dropFirst(cut))
        let byInstance = byInstance(recorded.dropFirst(cut))
        for events in [byClass, byInstance] {
          let found = Linter.findings(
            in: events, compiled: .viewTransitions, identity: .anyInstance)
          let twice = found.filter { $0.rule == "repeated_callback" && $0.view == "Class0" }
          #expect(twice.isEmpty, "seed \(seed), cut \(cut): \(twice.first?.message ?? "")")
        }
      }
    }
  }

  @Test func `with instances and windows nothing is wrong, and each break is found`() {
    for seed in (UInt64(1)...100).sampled() {
      let calls = calls(seed, windows: 2, classes: 3)
      var events = byInstance(calls)
      for index in events.indices { events[index].scope = "window \(calls[index].window)" }
      #expect(alarms(events).isEmpty, "seed \(seed)")
      let place = 40 + Int(seed % 40)
      events.insert(events[place], at: place + 1)
      let found = alarms(events)
      #expect(found.first?.position.line == place + 2, "seed \(seed)")
      #expect(found.first?.rule == "repeated_callback", "seed \(seed)")
    }
  }

  @Test func `lines without a name are one more class`() {
    func found(_ callbacks: [Callback]) -> [String] {
      alarms(callbacks.map { LoggedEvent(view: "", $0) }).map { "\($0.rule):\($0.position.line)" }
    }
    let push: [Callback] = [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewWillAppear, .viewDidDisappear,
      .viewDidAppear,
    ]
    #expect(found(push) == [])
    #expect(found(push + [.viewDidAppear]) == ["repeated_callback:7"])
    // More than one odd call tells of a view that logs only some of its callbacks.
    #expect(found(push + [.viewDidAppear, .viewDidAppear]) == [])
  }
}

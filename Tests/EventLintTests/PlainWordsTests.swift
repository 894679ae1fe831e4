import EventCatalogue
import EventChecking
import EventLint
import EventModel
import TestScale
import Testing

/// What a message says of the log is so.
struct PlainWordsTests {
  private static let calls = Contract.viewTransitions.callbacks

  /// Logs of one and of two views, legal or not, drawn at random.
  private static func logs(_ count: Int) -> [[LoggedEvent]] {
    (0..<count).map { seed in
      var random = SeededGenerator(seed: UInt64(seed))
      let views = seed % 2 == 0 ? ["A"] : ["A", "B"]
      return (0..<2 + random.below(6)).map { _ in
        LoggedEvent(views[random.below(views.count)], Self.calls[random.below(4)])
      }
    }
  }

  private static func text(_ events: [LoggedEvent]) -> String {
    events.map { "\($0.view) \($0.callback)" }.joined(separator: ", ")
  }

  @Test(arguments: [NameTable.Identity.single, .anyInstance])
  func `a callback that is said to be never recorded is not in the log`(
    _ identity: NameTable.Identity
  ) {
    var noteCount = 0
    for events in Self.logs(TestScale.count(6_000)) {
      let found = Linter.findings(in: events, compiled: .viewTransitions, identity: identity)
      for note in found where note.rule == "unrecorded_callback" {
        noteCount += 1
        let own = events.filter { note.view == nil || $0.view == note.view }
        for event in own {
          #expect(
            !note.message.contains(event.callback.name), "\(note.message): \(Self.text(events))")
        }
      }
    }
    // Of classes there are few such notes: a part of the logs may have none.
    #expect(noteCount > 10 || identity == .anyInstance && !TestScale.isExhaustive)
  }

  @Test func `a class whose call came twice in a row is not said to be under way at the end`() {
    func rules(_ calls: String) -> [String] {
      let events = calls.split(separator: " ").map {
        LoggedEvent(view: "A", Callback.shortWords[String($0)]!)
      }
      return Linter.findings(in: events, compiled: .viewTransitions, identity: .anyInstance)
        .map(\.rule)
    }
    #expect(rules("wa wa da wd dd") == [])
    #expect(rules("wa da wd dd wa wa da") == [])
    #expect(rules("wa da wd dd wa") == ["unfinished_transition"])
  }

  @Test func `a transition starts in the state that a message about its first call names`() {
    var count = 0
    for events in Self.logs(TestScale.count(4_000)) {
      var configuration = LintConfiguration()
      configuration.keepsTransitions = true
      var linter = Linter(compiled: .viewTransitions, configuration: configuration, file: "")
      var names = NameTable()
      linter.consume(events, names: &names)
      linter.finish(names: names)
      let transitions = linter.takeTransitions()
      for finding in linter.takeFindings() {
        guard let state = finding.state else { continue }
        #expect(finding.message.contains("it was \(state)"))
        for transition in transitions where transition.number == finding.transition {
          for view in transition.starts.indices {
            guard let first = transition.events.first(where: { $0.view == view }),
              first.position.offset == finding.position.offset
            else { continue }
            count += 1
            #expect(transition.starts[view] == state, "\(Self.text(events))")
          }
        }
      }
    }
    #expect(count > TestScale.count(50))
  }
}

extension LoggedEvent {
  fileprivate init(_ view: String, _ callback: Callback) { self.init(view: view, callback) }
}

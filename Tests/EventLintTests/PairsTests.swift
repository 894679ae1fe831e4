import EventCatalogue
import EventChecking
import EventLint
import EventModel
import Testing

/// The 16 pairs of consecutive callbacks on one view, in its first life and in a later one.
struct PairsTests {
  private static let all: [Callback] = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]
  private static let legal: Set<[Callback]> = [
    [.viewWillAppear, .viewDidAppear], [.viewWillAppear, .viewWillDisappear],
    [.viewDidAppear, .viewWillDisappear], [.viewWillDisappear, .viewDidDisappear],
    [.viewWillDisappear, .viewWillAppear], [.viewDidDisappear, .viewWillAppear],
  ]

  /// A legal life that leaves its view where each callback does.
  private static let lead: [Callback: [Callback]] = [
    .viewWillAppear: [.viewWillAppear],
    .viewDidAppear: [.viewWillAppear, .viewDidAppear],
    .viewWillDisappear: [.viewWillAppear, .viewDidAppear, .viewWillDisappear],
    .viewDidDisappear: all,
  ]

  private func rule(_ first: Callback, _ second: Callback) -> String {
    if first == second { return "repeated_callback" }
    return [.viewDidAppear, .viewDidDisappear].contains(second)
      ? "did_without_will" : "will_out_of_turn"
  }

  private func findings(_ calls: [Callback]) -> [Finding] {
    Linter.findings(in: calls.map { LoggedEvent(view: "A", $0) }, compiled: .viewTransitions)
      .filter { $0.severity > .note }
  }

  @Test(arguments: [0, 1, 2])
  func `six are legal, ten are errors at the second call`(livesBefore: Int) throws {
    for first in Self.all {
      for second in Self.all {
        let before = Array(repeating: Self.all, count: livesBefore).flatMap { $0 }
        let calls = before + (Self.lead[first] ?? []) + [second]
        // Another life behind the pair shows that all four are recorded.
        let rest = Self.all + Self.all
        let found = findings(calls + rest.dropFirst((Self.all.firstIndex(of: second) ?? 0) + 1))
        if Self.legal.contains([first, second]) {
          #expect(found.isEmpty, "\(first) \(second)")
        } else {
          #expect(found.map(\.rule) == [rule(first, second)], "\(first) \(second)")
          #expect(found.map(\.position.line) == [calls.count], "\(first) \(second)")
          #expect(found.map(\.severity) == [.error])
        }
      }
    }
  }

  @Test func `a pair is never an error where nothing between it is ever recorded`() {
    for first in Self.all {
      for second in Self.all where !Self.legal.contains([first, second]) {
        let found = findings([first, second])
        #expect(found.allSatisfy { $0.severity < .error }, "\(first) \(second)")
      }
    }
  }

  @Test func `an error waits until the log shows that it records the gap`() {
    let found = findings([.viewWillAppear, .viewWillAppear, .viewDidAppear, .viewWillDisappear])
    #expect(found.map(\.rule) == ["repeated_callback"])
    #expect(found.map(\.position.line) == [2])
    #expect(found[0].expected == ["viewDidAppear", "viewWillDisappear"])
    #expect(
      found[0].message
        == "A got viewWillAppear twice in a row; it was appearing, where only viewDidAppear or viewWillDisappear is legal"
    )
    #expect(found[0].notes.map(\.position.line) == [1])
  }

  @Test func `a class that appears once gets viewDidAppear once`() {
    let calls: [Callback] = [
      .viewWillAppear, .viewDidAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    let found = Linter.findings(
      in: calls.map { LoggedEvent(view: "Inbox", $0) }, compiled: .viewTransitions,
      identity: .anyInstance)
    #expect(found.map(\.rule) == ["repeated_callback"])
    #expect(found.first?.severity == .error)
    #expect(found.first?.position.line == 3)
    // Two leave, so the log starts inside the appearance of a container and its child of one class.
    let nested: [Callback] = [
      .viewWillAppear, .viewDidAppear, .viewDidAppear, .viewWillDisappear, .viewWillDisappear,
      .viewDidDisappear, .viewDidDisappear,
    ]
    #expect(
      Linter.findings(
        in: nested.map { LoggedEvent(view: "Inbox", $0) }, compiled: .viewTransitions,
        identity: .anyInstance
      ).filter { $0.severity > .note } == [])
  }

  @Test func `the first event of a view is never wrong`() {
    for callback in Self.all { #expect(findings([callback]).isEmpty) }
  }

  @Test func `a repeat in one transition is doubtful where only others record the gap`() {
    let calls: [(String, Callback)] = [
      ("C", .viewWillAppear), ("C", .viewDidAppear), ("A", .viewWillDisappear),
      ("B", .viewWillAppear), ("A", .viewWillDisappear), ("B", .viewDidAppear),
    ]
    let found = Linter.findings(
      in: calls.map { LoggedEvent(view: $0, $1) }, compiled: .viewTransitions)
    #expect(found.filter { $0.severity > .note }.map(\.rule) == ["repeated_callback"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.position.line == 5)
  }
}

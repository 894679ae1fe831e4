import EventCatalogue
import EventChecking
import EventModel
import Testing

@testable import TransitionRecording

@MainActor
@Suite("With addresses and containers the linter sees what names leave open")
struct SharpnessTests {
  /// Two screens of one class in one stack, the second pushed on the first; then the first is told that
  /// it will disappear, and the second that it did.
  private static let calls: [(screen: Int, call: RecordedCall)] = [
    (0, .viewWillAppear), (0, .viewDidAppear), (0, .viewWillDisappear), (1, .viewWillAppear),
    (0, .viewDidDisappear), (1, .viewDidAppear), (0, .viewWillDisappear), (1, .viewDidDisappear),
  ]

  @Test(
    "calls to the wrong screen of two of one class are found, and missed in a log of class names")
  func sameClass() throws {
    let stack = Stack()
    let screens = (0..<2).map { _ in Detail(in: stack) }
    let lines = LineList()
    let recorder = TransitionRecorder(lines)
    for (screen, call) in Self.calls {
      recorder.record(call, ofPlaced: screens[screen], as: recorder.object(screens[screen]))
    }
    let found = try findings(in: lines.text, named: "a.transcript").filter { $0.severity == .error }
    #expect(found.map(\.rule) == ["will_out_of_turn", "did_without_will"])
    for (finding, screen) in zip(found, screens) {
      #expect(finding.message.contains(recorder.object(screen).address.hex))
    }
    let names = Self.calls.map { "Detail \($0.call.name)\n" }.joined()
    #expect(try findings(in: names, named: "a.log").filter { $0.severity == .error } == [])
  }

  @Test("a child that is called before its container is found, also among two of one class")
  func parents() throws {
    let root = Stack()
    let pagers = (0..<2).map { _ in Detail(in: root) }
    let lines = LineList()
    let recorder = TransitionRecorder(lines)
    func tell(_ screen: PlainScreen, _ call: RecordedCall) {
      // All in one container, as where a root holds what it embeds.
      recorder.record(
        call, ofPlaced: screen, as: recorder.object(screen), in: recorder.object(root))
    }
    let page = Stack(in: pagers[1])
    for call: RecordedCall in [.viewWillAppear, .viewDidAppear] {
      tell(pagers[0], call)
      tell(page, call)
      tell(pagers[1], call)
    }
    for call: RecordedCall in [.viewWillDisappear, .viewDidDisappear] {
      for screen in [pagers[0], pagers[1], page] as [PlainScreen] { tell(screen, call) }
    }
    let found = try findings(in: lines.text, named: "a.transcript")
    #expect(found.map(\.rule) == ["parent_after_child"])
    #expect(found.first?.message.contains(recorder.object(pagers[1]).address.hex) == true)
  }

  @Test("no legal order of nested containers gives a finding", arguments: 0..<8)
  func silent(_ seed: UInt64) throws {
    let lines = LineList()
    let recorder = TransitionRecorder(lines)
    let tabs = Stack()
    let stacks = (0..<2).map { _ in Stack(in: tabs) }
    // Kept to the end: the address of a screen that is gone may be another's.
    let allScreens = stacks.map { stack in (0..<3).map { _ in Detail(in: stack) } }
    for (number, (stack, screens)) in zip(stacks, allScreens).enumerated() {
      let history = try Contract.viewTransitions.randomHistory(
        length: 30, seed: seed * 2 + UInt64(number))
      for event in history.events {
        let screen = screens[Int(event.view.utf8.first ?? 65) - 65]
        // What a pop removes has no container when it is told so.
        screen.container = event.callback == .viewDidDisappear ? nil : stack
        let call = RecordedCall.allCases.first { "\($0.name)" == event.callback.name }
        recorder.record(try #require(call), ofPlaced: screen, as: recorder.object(screen))
      }
    }
    #expect(try findings(in: lines.text, named: "a.transcript") == [])
  }
}

extension UInt {
  fileprivate var hex: String { "0x" + String(self, radix: 16) }
}

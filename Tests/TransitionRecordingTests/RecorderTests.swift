import EventCatalogue
import EventChecking
import EventModel
import TestScale
import Testing

@testable import TransitionRecording

@Suite("What a recorder wrote is judged as it happened")
struct RecorderTests {
  @Test(
    "a recording of every documented order has no finding, in each format",
    arguments: RecordingFormat.all)
  func silent(_ format: RecordingFormat) throws {
    for seed in 0..<6 {
      let text = try recording(seed: UInt64(seed), as: format)
      #expect(try findings(in: text, named: "a.\(format.name)") == [], "seed \(seed)")
    }
  }

  @Test(
    "a declared kind that differs from the order's kind is found", arguments: RecordingFormat.all)
  func mismatch(_ format: RecordingFormat) throws {
    let (lines, pager) = (LineList(), Navigator())
    let (first, second) = (Inbox(), Message())
    let recorder = TransitionRecorder(lines, as: format)
    // Its order is judged where the log has seen a screen come to rest before it.
    recorder.record(.viewWillAppear, of: first, in: pager)
    recorder.record(.viewDidAppear, of: first, in: pager)
    let page = recorder.recordBeginning(of: .pageScroll, in: pager)
    recorder.record(.viewWillDisappear, of: first, in: pager)
    recorder.record(.viewWillAppear, of: second, in: pager)
    recorder.record(.viewDidDisappear, of: first, in: pager)
    recorder.record(.viewDidAppear, of: second, in: pager)
    recorder.recordEnd(of: page)
    #expect(
      try findings(in: lines.text, named: "a.\(format.name)").map(\.rule) == ["kind_mismatch"])
  }

  @Test("from viewWillAppear to viewDidDisappear a screen belongs to one container")
  func containerOfDid() throws {
    let (lines, first, second) = (LineList(), Navigator(), Navigator())
    let inbox = Inbox()
    let recorder = TransitionRecorder(lines)
    recorder.record(.viewWillDisappear, of: inbox, in: first)
    recorder.record(.viewDidDisappear, of: inbox, in: nil)
    recorder.record(.viewWillAppear, of: inbox, in: second)
    recorder.record(.viewDidAppear, of: inbox, in: first)
    recorder.record(.viewWillDisappear, of: inbox, in: first)
    recorder.record(.viewDidDisappear, of: inbox, in: first)
    recorder.record(.viewDidDisappear, of: inbox, in: first)
    #expect(
      try events(in: lines.text, named: "a.transcript").map { $0.prefix { $0 != " " } } == [
        "Navigator@\(first.address)", "Navigator@\(first.address)",
        "Navigator@\(second.address)", "Navigator@\(second.address)",
        "Navigator@\(second.address)", "Navigator@\(second.address)",
        "Navigator@\(first.address)",
      ])
  }

  @Test("the kinds a recorder can declare are the catalogue's")
  func kinds() {
    // The first appearance, and containers with their children, are no container's to declare.
    let others = ["initial", "nested", "nestedDismiss"]
    #expect(
      Set(RecordedTransition.Kind.all.map(\.name) + others)
        == Set(Contract.viewTransitions.kinds.map(\.name)))
  }

  @Test("a screen at the address of one that died while shown begins a life of its own")
  func addresses() throws {
    for endsLife in [true, false] {
      let lines = LineList()
      let inbox = Inbox()
      let recorder = TransitionRecorder(lines)
      recorder.record(.viewWillAppear, of: inbox)
      recorder.record(.viewDidAppear, of: inbox)
      if endsLife { recorder.record(.deinit, of: inbox) }
      // The same object stands for another at its address.
      recorder.record(.viewWillAppear, of: inbox)
      recorder.record(.viewDidAppear, of: inbox)
      recorder.record(.viewWillDisappear, of: inbox)
      #expect(
        try findings(in: lines.text, named: "a.transcript").filter { $0.severity == .error }
          .map(\.rule) == (endsLife ? [] : ["will_out_of_turn"]))
    }
  }

  @Test("a gap is recorded at its place, and nothing is concluded across it")
  func gap() throws {
    let inbox = Inbox()
    let lines = LineList { [2, 3].contains($0) }
    let recorder = TransitionRecorder(lines)
    for callback: Callback in [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewWillDisappear,
    ] {
      recorder.record(callback, of: inbox, name: "Inbox", in: nil)
    }
    #expect(recorder.lostEventCount == 2)
    let words = lines.text.split(separator: "\n").map {
      $0.split(separator: " ").filter { !$0.hasPrefix("file=") }.joined(separator: " ")
    }
    #expect(
      words == [
        "transcript 1", "0.001000 Inbox viewWillAppear instance=\(inbox.address)",
        "# 2 lines are missing here",
        "0.004000 ~1 Inbox viewDidDisappear instance=\(inbox.address)~1",
        "0.005000 ~1 Inbox viewWillDisappear instance=\(inbox.address)~1",
      ])
  }

  @Test("JSON lines have no comments: the next event counts what is missing before it")
  func gapInJSON() throws {
    let inbox = Inbox()
    let lines = LineList { $0 == 1 }
    let recorder = TransitionRecorder(lines, as: .ndjson)
    recorder.record(.viewWillAppear, of: inbox)
    recorder.record(.viewDidAppear, of: inbox)
    recorder.record(.viewWillDisappear, of: inbox)
    #expect(lines.text.split(separator: "\n").count == 2)
    #expect(lines.text.hasSuffix("\"lost\":1}\n"))
  }

  @Test("a log with gaps at any place has no error", arguments: RecordingFormat.all)
  func gapsAreSilent(_ format: RecordingFormat) throws {
    for seed in (0..<12).sampled(oneIn: 3) {
      let text = try recording(seed: UInt64(seed), as: format) { attempt in
        // Some bursts, at other places for each seed.
        (attempt / (3 + seed % 5)) % (4 + seed % 3) == 2
      }
      let alarms = try findings(in: text, named: "a.\(format.name)").filter {
        $0.severity != .note
      }
      #expect(alarms == [], "seed \(seed)")
    }
  }

  /// Records a random legal history with its transitions declared, in two containers at once.
  private func recording(
    seed: UInt64, as format: RecordingFormat,
    refusing refuses: @escaping @Sendable (Int) -> Bool = { _ in false }
  ) throws -> String {
    let lines = LineList(refusing: refuses)
    let recorder = TransitionRecorder(lines, as: format)
    let histories = try (0..<2).map { number in
      try Contract.viewTransitions.randomHistory(length: 30, seed: seed * 2 + number)
    }
    let containers = [Navigator(), Navigator()]
    let screens = (0..<2).map { _ in (0..<3).map { _ in Screen() } }
    for number in 0..<30 {
      for (side, history) in histories.enumerated() {
        let transition = history.transitions[number]
        guard let range = transition.events else { continue }
        let kind = transition.variant.map { String($0.prefix { $0 != "." }) }
        let begun = recorder.recordBeginning(
          of: kind.map(RecordedTransition.Kind.init(named:)), in: containers[side])
        for (index, event) in history.events[range].enumerated() {
          // The coordinator may speak before the last call.
          if index == range.count - 1 {
            recorder.recordEnd(of: begun, isCancelled: transition.outcome == .cancelled)
          }
          let letter = Int(event.view.utf8.first ?? 65) - 65
          recorder.record(
            event.callback, of: screens[side][letter], name: event.view, in: containers[side])
        }
      }
    }
    recorder.close()
    return lines.text
  }
}

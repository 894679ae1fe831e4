import EventModel
import Testing

@testable import EventReports

/// A timeline of the sample: a broken transition between two views of one scope.
enum SampleTimeline {
  static func make(_ names: [String] = ["Inbox", "Detail"]) -> Timeline {
    let callbacks: [Callback] = [
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]
    var timeline = Timeline(callbacks: callbacks, life: Sample.life)
    let log = timeline.begin(log: "app.log")
    let lanes = names.map { timeline.number(of: Timeline.Lane(log: log, scope: "nav", name: $0)) }
    for (step, time) in zip(Sample.transition.events, [0, 1, 2, 2, 9, 4] as [Int64]) {
      timeline.add(
        Timeline.Call(
          lane: lanes[step.view], callback: callbacks.firstIndex(of: step.event.callback) ?? 0,
          line: step.position.line, offset: step.position.offset, time: time))
    }
    var transition = Sample.transition
    transition.current = [names[0]]
    transition.new = [names[1]]
    timeline.add([transition], [Sample.reported], callsFrom: 0)
    timeline.summary = Sample.report.summary
    return timeline
  }

  /// A legal log of so many transitions, the last call of the last one wrong.
  static func long(_ transitions: Int) -> Timeline {
    var timeline = Timeline(callbacks: ["in", "out"], life: Sample.life)
    _ = timeline.begin(log: "long.log")
    let lanes = ["A", "B"].map { timeline.number(of: Timeline.Lane(name: $0)) }
    var spans: [ViewTransition] = []
    for number in 0..<transitions {
      var span = ViewTransition(file: "long.log", scope: "", number: number + 1)
      for call in 0..<4 {
        let line = number * 4 + call + 1
        timeline.add(
          Timeline.Call(
            lane: lanes[call % 2], callback: call / 2, line: line, offset: UInt64(line)))
        span.events.append(
          ViewTransition.Event(
            LifecycleEvent("A", "in"), view: 0, at: LogPosition(offset: UInt64(line), line: line)))
      }
      spans.append(span)
    }
    let finding = Finding(
      rule: "r", severity: .error, message: "m", file: "long.log",
      position: LogPosition(offset: UInt64(transitions * 4), line: transitions * 4))
    timeline.add(spans, [ReportedFinding(finding)], callsFrom: 0)
    return timeline
  }
}

@Suite("Timelines and their pictures")
struct PictureTests {
  @Test("a timeline connects calls, transitions and findings by their places")
  func places() {
    let timeline = SampleTimeline.make()
    #expect(timeline.spans.map(\.calls) == [[0, 1, 2, 3, 4, 5]])
    #expect(timeline.marks.map(\.call) == [4])
    #expect(timeline.marks.map(\.related) == [[3]])
    #expect(timeline.calls.map(\.before) == [2, 0, 3, 1, 2, 1])
    #expect(timeline.calls.map(\.after) == [3, 1, 0, 2, 1, 2])
    #expect(timeline.states.appearances == [.absent, .rising, .present, .falling])
  }

  @Test("views in a picture start in the states that the transition and the finding name")
  func starts() {
    var transition = Sample.transition
    transition.events = [transition.events[3]]
    transition.starts = ["shown", "hidden"]
    var finding = Sample.finding
    finding.position.offset = 95
    let picture = LanePicture(transition, marking: finding, life: Sample.life)
    #expect(
      picture.draw(width: 60, paint: Paint(isOn: false)) == [
        "   Inbox (current)    Detail (new)", "   ┃ shown            · hidden",
        "4  ┃                  ✗ viewDidAppear",
      ])
    func timeline(_ findings: [Finding], _ transitions: [ViewTransition]) -> [Int] {
      var timeline = Timeline(callbacks: ["viewDidAppear", "viewWillAppear"], life: Sample.life)
      _ = timeline.begin(log: "app.log")
      let lane = timeline.number(of: Timeline.Lane(name: "Detail"))
      timeline.add(Timeline.Call(lane: lane, callback: 0, line: 1, offset: 1))
      timeline.add(Timeline.Call(lane: lane, callback: 0, line: 2, offset: 95))
      timeline.add(transitions, findings.map { ReportedFinding($0) }, callsFrom: 0)
      return timeline.calls.map(\.before)
    }
    // No finding denies that the view was on its way in: so it was, both times.
    #expect(timeline([], []) == [1, 1])
    finding.state = "hidden"
    #expect(timeline([finding], []) == [1, 0])
    transition.events[0].view = 1
    #expect(timeline([], [transition]) == [1, 0])
    finding.state = nil
    #expect(timeline([finding], []) == [1, 2])
  }

  @Test("the terminal's timeline has a picture a transition, and the finding below it")
  func terminal() {
    #expect(
      PictureForm.timeline.draw(SampleTimeline.make(), Sample.settings) == """
        transition 2 in nav · lines 1–6 · illegal

             Inbox (current)        Detail (new)
             ┃ shown                · hidden
          1  ● viewWillDisappear    ·
          2  ╎                      ● viewWillAppear
          3  ● viewDidDisappear     ╎
          4  ·                      ● viewDidAppear
          5  ·                      ✗ viewWillAppear
          6  ·                      ● viewDidAppear

          error[will_out_of_turn]: line 5: Detail got viewWillAppear; it was shown,
            where only viewWillDisappear is legal


        """)
  }

  @Test("the terminal's timeline leaves no call of a long transition out")
  func longTransition() {
    var timeline = Timeline(callbacks: ["in"], life: Sample.life)
    _ = timeline.begin(log: "a.log")
    let lane = timeline.number(of: Timeline.Lane(name: "A"))
    for line in 1...40 {
      timeline.add(Timeline.Call(lane: lane, callback: 0, line: line, offset: UInt64(line)))
    }
    let text = PictureForm.timeline.draw(timeline, Sample.settings)
    #expect(text.split(separator: "\n").filter { $0.hasSuffix("● in") }.count == 40)
  }

  @Test(
    "a part around a line has whole transitions and the right states; one transition can be selected"
  )
  func parts() {
    let long = SampleTimeline.long(20)
    let part = long.around(line: 41, reach: 2)
    #expect(part.calls.map(\.line) == Array(37...44))
    #expect(part.calls[0].skipped == 36)
    #expect(part.spans.map(\.transition.number) == [10, 11])
    #expect(part.calls.map(\.before) == long.calls[36..<44].map(\.before))
    #expect(long.transition(3).calls.map(\.line) == [9, 10, 11, 12])
    #expect(long.transition(99).calls.isEmpty)
    let near = long.aroundFindings(room: 20)
    #expect(near.calls.map(\.line) == Array(69...80))
    #expect(near.spans.map(\.transition.number) == [18, 19, 20])
    #expect(near.omission == "68 calls left out: there is no room")
  }

  @Test("times are read as logs write them, and no other text is a time")
  func times() {
    #expect(LogTime.microseconds(of: "10:12:07.519") == 36_727_519_000)
    #expect(LogTime.microseconds(of: "10:12:07,5") == 36_727_500_000)
    #expect(LogTime.microseconds(of: "12.004") == 12_004_000)
    #expect(LogTime.microseconds(of: "7") == 7_000_000)
    let day = LogTime.microseconds(of: "2026-03-01 00:00:00.000000+0200") ?? 0
    #expect(LogTime.microseconds(of: "2026-03-01T00:00:01Z") == day + 1_000_000)
    #expect(LogTime.microseconds(of: "2026-02-28 23:59:59") == day - 1_000_000)
    for text in ["", "soon", "10", "-1", "10:xx", "2026-13-01 10:00:00", "1:2:", "99:00:00"] {
      #expect((LogTime.microseconds(of: text) == nil) == (text != "10"), "\(text)")
    }
  }
}

@Suite("Pictures for other programs")
struct PictureFormTests {
  @Test("mermaid gets generated ids, and no character of a name is markup")
  func mermaid() {
    let text = PictureForm.mermaid.draw(
      SampleTimeline.make(["A;B#1", "<b>%%end:\n\"x\""]), Sample.settings)
    #expect(
      text == """
        sequenceDiagram
            participant S as system
            participant P1 as A#59;B#35;1
            participant P2 as #60;b#62;#37;#37;end#58; #34;x#34;
            Note over S,P2: transition 2 in nav · illegal
            activate P1
            S->>P1: 1 · viewWillDisappear
            S->>P2: 2 · viewWillAppear
            activate P2
            S->>P1: 3 · viewDidDisappear
            deactivate P1
            S->>P2: 4 · viewDidAppear
            S-xP2: 5 · viewWillAppear
            Note left of P2: error#58; Detail got viewWillAppear#59; it was<br/>\
        shown, where only viewWillDisappear is<br/>legal
            S->>P2: 6 · viewDidAppear
            deactivate P2

        """)
  }

  @Test("a long mermaid diagram is cut around the findings, below the limit, and says so")
  func mermaidLimit() {
    let text = PictureForm.mermaid.draw(SampleTimeline.long(1000), Sample.settings)
    #expect(text.unicodeScalars.count <= MermaidDiagram.limit)
    #expect(text.contains("S-xP2: 4000 · out"))
    #expect(text.contains("… 3,988 calls left out …"))
    #expect(text.contains("Note over S,P2: 3,988 calls left out#58; there is no room"))
    #expect(!text.contains(": 17 · "))
  }

  @Test("a trace names its threads, nests its slices, and its times increase")
  func trace() {
    let text = PictureForm.trace.draw(SampleTimeline.make(), Sample.settings)
    for line in [
      #"{"ph":"M","name":"process_name","pid":1,"tid":0,"args":{"name":"app.log"}}"#,
      #"{"ph":"M","name":"thread_name","pid":1,"tid":2,"args":{"name":"Detail · nav"}}"#,
      #"{"ph":"X","name":"disappearing","pid":1,"tid":1,"ts":0,"dur":2,"cat":"state"}"#,
      #"{"ph":"X","name":"shown","pid":1,"tid":2,"ts":3,"dur":6,"cat":"state"}"#,
      #"{"ph":"i","name":"viewDidAppear","pid":1,"tid":2,"ts":10,"s":"t","cat":"call","args":{"line":6}}"#,
      #"{"ph":"X","name":"transition 2 in nav · illegal","pid":1,"tid":3,"ts":0,"dur":11,"cat":"transition"}"#,
      #"{"ph":"M","name":"thread_name","pid":1,"tid":3,"args":{"name":"transitions · illegal"}}"#,
      #"{"ph":"s","name":"will_out_of_turn","pid":1,"tid":2,"ts":3,"cat":"finding","id":"f1.1"}"#,
      #"{"ph":"f","name":"will_out_of_turn","pid":1,"tid":2,"ts":9,"cat":"finding","id":"f1.1","bp":"e"}"#,
    ] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
    #expect(text.hasPrefix("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n{"))
    #expect(text.hasSuffix("}\n]}\n"))
  }

  @Test("a trace has one track for each kind of transition, a second where two overlap")
  func kindTracks() {
    var timeline = Timeline(callbacks: ["in", "out"], life: Sample.life)
    _ = timeline.begin(log: "a.log")
    let lane = timeline.number(of: Timeline.Lane(name: "A"))
    var spans: [ViewTransition] = []
    for (number, range) in [(1, 1...2), (2, 3...4), (3, 5...9), (4, 7...8)] {
      var span = ViewTransition(file: "a.log", scope: "", number: number)
      span.candidates = [number == 2 ? "modal.completed" : "navigation.completed"]
      span.events = range.map {
        .init(LifecycleEvent("A", "in"), view: 0, at: LogPosition(offset: UInt64($0), line: $0))
      }
      spans.append(span)
    }
    for line in 1...9 {
      timeline.add(Timeline.Call(lane: lane, callback: 0, line: line, offset: UInt64(line)))
    }
    timeline.add(spans, [], callsFrom: 0)
    let text = PictureForm.trace.draw(timeline, Sample.settings)
    let tracks = text.split(separator: "\n").filter { $0.contains("\"name\":\"transitions ·") }
    #expect(tracks.count == 3)
    #expect(tracks.count { $0.contains("transitions · navigation") } == 2)
    #expect(text.split(separator: "\n").count { $0.contains("\"cat\":\"transition\"") } == 4)
  }

  @Test("svg has a legend of the states and marks in it")
  func legend() {
    let text = PictureForm.svg.draw(SampleTimeline.make(), Sample.settings)
    for words in ["hidden", "appearing, disappearing", "shown", "call", "call with a finding"] {
      #expect(text.contains(">\(words)</text>"), "\(words)")
    }
    let clean = PictureForm.svg.draw(SampleTimeline.long(1).transition(9), Sample.settings)
    #expect(!clean.contains("call with a finding"))
  }

  @Test("svg has escaped texts, and a card for each transition")
  func svg() {
    let text = PictureForm.svg.draw(SampleTimeline.make(["<A>&\u{1}", "Detail"]), Sample.settings)
    #expect(text.contains(#"<text class="name" x="70" y="60">&lt;A&gt;&amp;␁</text>"#))
    #expect(text.contains(">Transition 2 in nav</text>"))
    #expect(text.contains(#"<circle class="wrong""#))
    #expect(!text.contains("\u{1}"))
    let empty = Timeline(callbacks: [], life: Sample.life)
    #expect(PictureForm.svg.draw(empty, Sample.settings).contains("no calls to draw"))
  }

  @Test(
    "the page holds its data as inert JSON, loads nothing from the network, and has no unsafe character of a log"
  )
  func html() {
    var timeline = SampleTimeline.make(["</script><script>alert(1)//", "Détail"])
    timeline.marks[0].reported.lines = [LogLine(5, "a <!-- \u{202E}b\tc\u{0}")]
    let text = PictureForm.html.draw(timeline, Sample.settings)
    #expect(text.contains(#"\u003c/script\u003e\u003cscript\u003ealert(1)//"#))
    #expect(!text.contains("<!-- "))
    #expect(!text.contains("\u{202E}"))
    #expect(text.components("<script").count == 3)
    #expect(!text.contains("http://") && !text.contains("https://"))
    #expect(text.contains(#""calls":{"lane":[0,1,0,1,1,1],"callback":[2,0,3,1,0,1]"#))
    #expect(text.contains(#""state":[3,1,0,2,1,2],"line":[1,1,1,1,1,1]"#))
    #expect(text.contains(#""spans":[[0,5,2,"illegal","illegal"]]"#))
  }

  @Test("every form of picture has its own name")
  func names() {
    #expect(Set(PictureForm.all.map(\.name)).count == PictureForm.all.count)
    #expect(PictureForm.named("svg")?.fileEnding == "svg")
    #expect(PictureForm.named("png") == nil)
  }
}

extension String {
  fileprivate func components(_ separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}

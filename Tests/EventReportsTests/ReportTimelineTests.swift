import EventModel
import Testing

@testable import EventReports

@Suite("Timelines of reports, and the states in them")
struct ReportTimelineTests {
  /// A report on a repeated call; the transition with the first one has closed and is not in it.
  private static func report(_ note: (inout Finding.Note) -> Void) -> RunReport {
    var report = Sample.report
    report.findings[0].transition = nil
    report.summary.events = 40
    note(&report.findings[0].finding.notes[0])
    return report
  }

  @Test("a call that a finding names is drawn, although its transition is not in the report")
  func namedCall() {
    let timeline = Timeline(
      Self.report { note in (note.event, note.view) = ("viewDidAppear", "Detail") })
    #expect(timeline.calls.map(\.line) == [4, 5])
    #expect(timeline.lanes.map(\.name) == ["Detail"])
    #expect(timeline.marks.map(\.call) == [1])
    #expect(timeline.marks.map(\.related) == [[0]])
    #expect(timeline.calls.map(\.after) == [2, 1])
  }

  @Test("a note that names no call of a view draws none")
  func unnamedCall() {
    #expect(Timeline(Self.report { _ in }).calls.map(\.line) == [5])
    #expect(Timeline(Self.report { $0.event = "viewDidAppear" }).calls.map(\.line) == [5])
  }

  @Test("a named call is drawn in the lane of the actor that its transition gives the view")
  func sameName() {
    var report = Sample.report
    report.findings[0].transition!.current = ["Detail"]
    report.findings[0].transition!.events.removeAll { $0.position.line == 4 }
    report.findings[0].finding.notes[0].event = "viewDidAppear"
    report.findings[0].finding.notes[0].view = "Detail"
    let timeline = Timeline(report)
    #expect(timeline.lanes.map(\.instance) == [nil, "2"])
    #expect(timeline.calls.map(\.lane) == [0, 1, 0, 1, 1, 1])
  }

  @Test(
    "a finding about no log counts no log, and belongs to each", arguments: ["--assume", "a.txt"])
  func aboutNoLog(_ file: String) {
    var report = Sample.report
    var loose = Sample.finding
    (loose.file, loose.view, loose.notes) = (file, nil, [])
    report.findings.insert(ReportedFinding(loose), at: 0)
    let timeline = Timeline(report)
    #expect(timeline.logs == ["app.log"])
    #expect(timeline.marks.map(\.call) == [4, nil])
    let page = Reporter.html.text(of: report)
    #expect(page.contains("<title>app.log</title>"))
    #expect(page.contains(#""logs":["app.log"]"#))
  }

  @Test("a finding about the only log, which has no call, begins that log")
  func onlyLog() {
    var report = Sample.report
    report.findings = []
    #expect(Timeline(report).logs == ["app.log"])
    report.findings = [Sample.reported]
    report.findings[0].finding.file = "--assume"
    #expect(Timeline(report).logs == ["app.log"])
  }

  @Test("a rest state with the label of the initial state is one in which the actor is not present")
  func absence() {
    let life = LifeAutomaton(
      states: [
        .init("new", labels: ["out"], isRest: true), .init("entering"),
        .init("in", isRest: true), .init("leaving"),
        .init("out.again", labels: ["out", "old"], isRest: true), .init("returning"),
      ],
      steps: [
        .init("new", "willEnter", "entering"), .init("entering", "didEnter", "in"),
        .init("in", "willLeave", "leaving"), .init("leaving", "didLeave", "out.again"),
        .init("out.again", "willReturn", "returning"), .init("returning", "didEnter", "in"),
      ], initial: "new")
    #expect(
      LifeTable(life, life.steps.map(\.callback)).appearances == [
        .absent, .rising, .present, .falling, .absent, .rising,
      ])
  }
}

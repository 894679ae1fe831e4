import EventModel

@testable import EventReports

// Findings as the layers above hand them on, written out.

enum Sample {
  static let log = [
    "nav Inbox viewWillDisappear",
    "nav Detail viewWillAppear",
    "nav Inbox viewDidDisappear",
    "nav Detail viewDidAppear",
    "nav Detail viewWillAppear",
    "nav Detail viewDidAppear",
  ]

  static func lines(_ range: ClosedRange<Int>) -> [LogLine] {
    range.map { LogLine($0, log[$0 - 1]) }
  }

  /// A second viewWillAppear on a view that is shown.
  static var finding: Finding {
    var finding = Finding(
      rule: "will_out_of_turn", severity: .error,
      message:
        "Detail got viewWillAppear; it was shown, where only viewWillDisappear is legal",
      file: "app.log",
      position: LogPosition(offset: 126, length: 14, line: 5, column: 12, endColumn: 26))
    finding.view = "Detail"
    finding.event = "viewWillAppear"
    finding.scope = "nav"
    finding.transition = 2
    finding.expected = ["viewWillDisappear"]
    finding.witness = ["Detail.viewDidAppear", "Detail.viewWillAppear"]
    finding.notes = [
      Finding.Note(
        "Detail got viewDidAppear here, which left it shown", file: "app.log",
        position: LogPosition(offset: 95, length: 13, line: 4, column: 12, endColumn: 25))
    ]
    finding.help = "look for a container that begins an appearance transition twice"
    return finding
  }

  static var transition: ViewTransition {
    var transition = ViewTransition(file: "app.log", scope: "nav", number: 2)
    transition.current = ["Inbox"]
    transition.new = ["Detail"]
    transition.conformance = .illegal
    transition.nearest = "navigation.completed"
    transition.edits = [
      "it has a second new.viewWillAppear and new.viewDidAppear"
    ]
    let calls: [(Int, String, Callback, UInt64)] = [
      (0, "Inbox", "viewWillDisappear", 10), (1, "Detail", "viewWillAppear", 39),
      (0, "Inbox", "viewDidDisappear", 64), (1, "Detail", "viewDidAppear", 95),
      (1, "Detail", "viewWillAppear", 126), (1, "Detail", "viewDidAppear", 152),
    ]
    transition.events = calls.enumerated().map { index, call in
      ViewTransition.Event(
        LifecycleEvent(call.1, call.2), view: call.0,
        at: LogPosition(offset: call.3, line: index + 1))
    }
    return transition
  }

  static let life = LifeAutomaton(
    states: [
      .init("hidden", isRest: true), .init("appearing"), .init("shown", isRest: true),
      .init("disappearing"),
    ],
    steps: [
      .init("hidden", "viewWillAppear", "appearing"),
      .init("appearing", "viewDidAppear", "shown"),
      .init("shown", "viewWillDisappear", "disappearing"),
      .init("disappearing", "viewDidDisappear", "hidden"),
      .init("appearing", "viewWillDisappear", "disappearing"),
      .init("disappearing", "viewWillAppear", "appearing"),
    ], initial: "hidden")

  static var reported: ReportedFinding {
    ReportedFinding(
      finding, lines: lines(3...6), noteLines: [lines(3...5)], transition: transition)
  }

  static var settings: ReportSettings {
    var settings = ReportSettings(toolVersion: "1.2.3", life: life)
    settings.width = 80
    return settings
  }

  static var report: RunReport {
    var summary = RunSummary()
    summary.count(LogSummary(file: "app.log", lines: 6, events: 6, transitions: 2))
    summary.count(.error)
    var report = RunReport(settings: settings)
    report.findings = [reported]
    report.logs = [LogSummary(file: "app.log", lines: 6, events: 6, transitions: 2)]
    report.summary = summary
    return report
  }
}

extension Reporter {
  /// The whole report, as a run writes it finding by finding.
  func text(of report: RunReport) -> String {
    switch body {
    case .whole(let write): write(report)
    case .streamed(let each, let end):
      report.findings.map { each($0, report.settings) }.joined() + end(report)
    }
  }
}

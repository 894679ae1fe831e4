import EventModel

extension Timeline {
  /// Makes the timeline of a report: the calls of the transitions that findings are about, and those
  /// calls that findings name.
  ///
  /// A report holds no other calls; `render` draws whole logs.
  init(_ report: RunReport) {
    let called = report.findings.flatMap { $0.transition?.events.map(\.event.callback) ?? [] }
    let named = report.findings.flatMap { reported in
      let notes = reported.finding.notes.filter { $0.view != nil }
      return ([reported.finding.event] + notes.map(\.event)).compactMap { $0 }
    }.map { Callback($0) }
    let life = report.settings.life
    self.init(callbacks: (life.steps.map(\.callback) + called + named).distinct(), life: life)
    summary = report.summary
    let read = Set(report.logs.map(\.file))
    // An assumption that no line breaks is about no log: it was declared elsewhere.
    let isAboutLog = { (finding: Finding) in
      ReportPath.isPath(finding.file) && (read.isEmpty || read.contains(finding.file))
    }
    let files = report.findings.map(\.finding).filter(isAboutLog).map(\.file).distinct()
    for file in files { add(report.findings.filter { $0.finding.file == file }, of: file) }
    if files.isEmpty, report.logs.count == 1 { _ = begin(log: report.logs[0].file) }
    for reported in report.findings where !isAboutLog(reported.finding) {
      marks.append(Mark(reported: reported, call: nil, related: []))
    }
    if summary.events > calls.count {
      omission =
        "only transitions with findings are drawn; transition-lint render draws a whole log"
    }
  }

  private mutating func add(_ findings: [ReportedFinding], of file: String) {
    let log = begin(log: file)
    let start = calls.count
    let transitions = findings.compactMap(\.transition).distinct()
    var found: [UInt64: (lane: Lane, callback: Callback, line: Int)] = [:]
    for transition in transitions {
      let lanes = Self.lanes(of: transition, in: log)
      for event in transition.events where lanes.indices.contains(event.view) {
        found[event.position.offset] = (
          lanes[event.view], event.event.callback, event.position.line
        )
      }
    }
    func find(_ view: String?, _ event: String?, _ position: LogPosition, _ finding: Finding) {
      guard let view, let event, position.line > 0, found[position.offset] == nil else { return }
      // Views of one name are told apart by their transition.
      let own = found[finding.position.offset]?.lane
      let lane =
        own?.name == view ? own! : Lane(log: log, scope: finding.scope ?? "", name: view)
      found[position.offset] = (lane, Callback(event), position.line)
    }
    for finding in findings.map(\.finding) {
      find(finding.view, finding.event, finding.position, finding)
      for note in finding.notes where note.file == file {
        find(note.view, note.event, note.position, finding)
      }
    }
    for (offset, call) in found.sorted(by: { $0.key < $1.key }) {
      guard let callback = callbacks.firstIndex(of: call.callback) else { continue }
      add(Call(lane: number(of: call.lane), callback: callback, line: call.line, offset: offset))
    }
    add(transitions, findings, callsFrom: start)
  }

  /// Returns the lane of each actor of a transition; views with the same name get a number.
  private static func lanes(of transition: ViewTransition, in log: Int) -> [Lane] {
    let names = transition.current + transition.new
    return names.enumerated().map { index, name in
      let before = names[..<index].count { $0 == name }
      return Lane(
        log: log, scope: transition.scope, name: name,
        instance: before == 0 ? nil : String(before + 1))
    }
  }
}

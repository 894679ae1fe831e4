import EventLint
import EventLog
import EventModel
import EventReports

/// A run of `lint`: from the invocation to the exit status.
struct LintRun {
  private let plan: LintPlan
  private let console: Console
  private let files: InputFiles
  private let outputs: [ReportOutput]
  private let isTimed: Bool
  private var report: RunReport
  private var failures: Int
  private let baseline: Baseline?
  private var found: BaselineEntries?
  private var bytes: UInt64 = 0
  private var reportedCount = 0
  private var bar: ProgressBar?
  private let isProgressAskedFor: Bool

  init(_ invocation: Invocation, _ console: Console) throws(ToolFailure) {
    plan = try LintPlan(invocation, console)
    self.console = console
    files = try plan.reading.files(plan.outputs, console)
    isTimed = invocation.has(LintOptions.timing)
    isProgressAskedFor = invocation.has(LintOptions.progress)
    let settings = Self.settings(plan, invocation, console)
    var outputs: [ReportOutput] = []
    for (reporter, file) in plan.reporters {
      var own = settings
      own.isLive = plan.follows || files.inputs.contains { $0.path == nil }
      own.isColored = file == nil && Self.isColored(invocation, console)
      outputs.append(try ReportOutput(reporter, to: file, own, console))
    }
    self.outputs = outputs
    report = RunReport(settings: settings)
    failures = 0
    baseline = try plan.baseline.map { path throws(ToolFailure) in
      try Baseline(path, console)
    }
    found = plan.newBaseline.map { BaselineEntries(path: $0, console) }
  }

  private static func settings(
    _ plan: LintPlan, _ invocation: Invocation, _ console: Console
  ) -> ReportSettings {
    ReportSettings(
      toolVersion: LintTool.version,
      rules: Rule.all.map(\.description).filter { plan.rules.isOn($0.id) },
      life: plan.contract.life, width: console.reportWidth, isQuiet: plan.isQuiet,
      workingDirectory: console.workingDirectory, workspace: console.workspace,
      helpURI: plan.contract.helpURI)
  }

  private static func isColored(_ invocation: Invocation, _ console: Console) -> Bool {
    ColorChoice.isColored(
      option: invocation.text(.color), isTerminal: console.isOutputTerminal,
      variable: console.variable)
  }

  /// Reads every log, reports, and returns the exit status.
  mutating func run() throws(ToolFailure) -> ExitStatus {
    let start = SystemCalls.nanoseconds()
    for failure in files.failures { fail(failure) }
    if !plan.isQuiet { for remark in files.remarks { console.say("note: \(remark)") } }
    let isLive = plan.follows || files.inputs.contains { $0.path == nil }
    bar = ProgressBar(
      total: files.byteCount, isAskedFor: isProgressAskedFor, isQuiet: plan.isQuiet || isLive,
      console)
    LogChecks(plan, baseline: baseline, known: found, console).run(files.inputs) { arrival in
      receive(arrival)
      return true
    }
    bar?.hide()
    reportNoEvents()
    for output in outputs { try output.finish(report) }
    console.output.flush()
    if let found { try found.write() }
    if isTimed { sayTime(SystemCalls.nanoseconds() - start) }
    return status
  }

  private mutating func fail(_ message: String) {
    failures += 1
    console.say("error: \(message)")
  }

  private var status: ExitStatus {
    if failures > 0 { return .impossible }
    if plan.exitsZero { return .clean }
    let counts = report.summary.errors + (plan.isStrict ? report.summary.warnings : 0)
    return counts > 0 ? .findings : .clean
  }
}

extension LintRun {
  private mutating func receive(_ arrival: LogChecks.Arrival) {
    switch arrival {
    case .findings(let findings, let read):
      if findings.isEmpty { bar?.show(Int(bytes + read)) } else { bar?.hide() }
      for finding in findings { add(finding) }
      // A person who follows a log sees a finding as soon as it is decided.
      if !findings.isEmpty { for output in outputs { output.flush() } }
    case .failure(let message):
      bar?.hide()
      fail(message)
    case .end(let result):
      report.logs.append(result.log)
      report.summary.count(result.log)
      report.summary.add(result.counts)
      if let known = result.known { found?.add(known) }
      bytes += result.bytes
      say(result)
    }
  }

  private mutating func add(_ finding: ReportedFinding) {
    if let most = plan.maxFindings, reportedCount >= most {
      report.summary.unreported += 1
      return
    }
    reportedCount += 1
    if plan.countsOccurrences { report.repeats.add(finding) }
    for output in outputs { output.add(finding) }
  }

  private func say(_ result: LogCheck.Result) {
    if plan.isQuiet { return }
    for remark in result.remarks {
      console.say("note: \(remark.file):\(remark.position.line): \(remark.message)")
    }
    // What the baseline lists and the log no longer holds is said, so that it only shrinks.
    for entry in result.stale {
      console.say("note: \(baseline?.path ?? "") lists what is no longer found: \(entry)")
    }
    guard plan.isVerbose else { return }
    let summary = result.log
    console.say(
      "\(summary.file): read as \(result.format): "
        + [
          RunSummary.counted(summary.lines, "line"), RunSummary.counted(summary.events, "event"),
          RunSummary.counted(summary.transitions, "transition"),
        ].joined(separator: ", "))
  }

  /// Reports that no log held an event; that is known at the end of the last one.
  ///
  /// It is about the run and not about what a log holds: no baseline lists it.
  private mutating func reportNoEvents() {
    guard report.summary.files > 0, report.summary.events == 0 else { return }
    let found = Linter.findings(
      ofRunWithoutEvents: report.logs.map(\.file), contract: plan.contract,
      configuration: plan.rules)
    for var finding in found where finding.severity >= plan.minSeverity {
      (finding.position.column, finding.position.endColumn) = (1, 1)
      report.summary.count(finding.severity)
      add(ReportedFinding(finding))
    }
  }

  private func sayTime(_ nanoseconds: UInt64) {
    let milliseconds = Double(nanoseconds) / 1e6
    let rate = Double(bytes) / max(1, Double(nanoseconds)) * 1e3
    console.say(
      "read \(bytes) bytes in \(Self.rounded(milliseconds)) ms (\(Self.rounded(rate)) MB/s)")
  }

  /// Returns a number with one decimal.
  private static func rounded(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

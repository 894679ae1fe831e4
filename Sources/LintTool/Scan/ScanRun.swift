import EventChecking
import EventLint
import EventModel
import EventReports
import SourceLint
import SourceReading

/// A run of `scan`: from the invocation to the exit status.
struct ScanRun {
  private let plan: ScanPlan
  private let console: Console
  private let outputs: [ReportOutput]
  private let isTimed: Bool
  private var report: RunReport
  private var failures = 0
  private var baseline: Baseline?
  private var known: BaselineEntries?

  init(_ invocation: Invocation, _ console: Console) throws(ToolFailure) {
    plan = try ScanPlan(invocation, console)
    self.console = console
    isTimed = invocation.has(LintOptions.timing)
    let settings = Self.settings(plan, console)
    var outputs: [ReportOutput] = []
    for (reporter, file) in plan.reporters {
      var own = settings
      own.isColored =
        file == nil
        && ColorChoice.isColored(
          option: invocation.text(.color), isTerminal: console.isOutputTerminal,
          variable: console.variable)
      outputs.append(try ReportOutput(reporter, to: file, own, console))
    }
    self.outputs = outputs
    report = RunReport(settings: settings)
    baseline = try plan.baseline.map { path throws(ToolFailure) in try Baseline(path, console) }
    known = plan.newBaseline.map { BaselineEntries(path: $0, console) }
  }

  private static func settings(_ plan: ScanPlan, _ console: Console) -> ReportSettings {
    ReportSettings(
      toolVersion: LintTool.version,
      rules: SourceRule.all.map(\.description).filter { plan.options.isOn($0.id) },
      life: plan.contract.life, width: console.reportWidth, isQuiet: plan.isQuiet,
      workingDirectory: console.workingDirectory, workspace: console.workspace,
      helpURI: plan.contract.helpURI)
  }

  /// Reads the source, decides, reports, and returns the exit status.
  mutating func run() throws(ToolFailure) -> ExitStatus {
    let start = SystemCalls.nanoseconds()
    for failure in plan.files.failures { fail(failure) }
    let words = SourceCode.words(for: plan.contract)
    let read = SourceFilesReading(plan.files.paths, words: words, jobs: plan.jobs).run()
    for failure in read.failures { fail(failure) }
    say(read)
    let code = SourceCode(
      read.files, for: plan.contract, resources: plan.options.resources, by: work)
    var outcome: SourceScan.Outcome
    do throws(DecisionError) {
      outcome = try SourceScan(contract: plan.contract, options: plan.options).outcome(of: code)
    } catch { throw .impossible("\(error)") }
    try SourceSightings(plan, console).add(to: &outcome)
    try writeFiles(outcome, code)
    summarize(read, code)
    let findings = outcome.findings.filter { $0.severity >= plan.minSeverity }
    var lines = SourceFileLines(read.files, of: findings, plan.contract.life)
    for finding in findings { add(finding, &lines) }
    for output in outputs { try output.finish(report) }
    console.output.flush()
    sayStale()
    if let known { try known.write() }
    if isTimed { sayTime(SystemCalls.nanoseconds() - start, read) }
    return status
  }

  /// The reading of screens by as many threads as there are jobs.
  private var work: PiecewiseWork {
    let jobs = plan.jobs
    return PiecewiseWork(pieces: jobs == 1 ? 1 : jobs * Self.piecesOfJob) { count, work in
      var results: [[SourceFacts]] = []
      OrderedWork(jobs: min(jobs, count), count: count).run(work) { facts in
        results.append(facts)
        return true
      }
      return results
    }
  }

  /// How many pieces a thread gets on average: with more they end more nearly together, but each reads what
  /// its screens refer to for itself.
  private static let piecesOfJob = 3

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

extension ScanRun {
  private mutating func add(_ finding: Finding, _ lines: inout SourceFileLines) {
    known?.add(finding)
    if baseline?.covers(finding) == true {
      report.summary.baselined += 1
      return
    }
    report.summary.count(finding.severity)
    if let most = plan.maxFindings, report.summary.findings > most {
      report.summary.unreported += 1
      return
    }
    var reported = lines.reported(finding)
    if plan.isVerbose { reported.finding.test = finding.history?.test(plan.contract) }
    for output in outputs { output.add(reported) }
  }

  private mutating func summarize(_ read: SourceFilesReading.Result, _ code: SourceCode) {
    report.summary.subject = .source
    for (path, lines, callbacks) in read.counts(code) {
      let log = LogSummary(file: path, lines: lines, events: callbacks)
      report.logs.append(log)
      report.summary.count(log)
    }
  }

  private func writeFiles(
    _ outcome: SourceScan.Outcome, _ code: SourceCode
  ) throws(ToolFailure) {
    if let path = plan.assumptionsFile {
      try FileContent.write(outcome.assumptionText(plan.contract), to: path)
    }
    if let path = plan.factsFile {
      let lines = code.facts.flatMap(\.jsonLines)
      try FileContent.write(lines.map { $0 + "\n" }.joined(), to: path)
    }
  }

  private func say(_ read: SourceFilesReading.Result) {
    if plan.isQuiet { return }
    for remark in read.remarks { console.say("note: \(remark)") }
    guard plan.isVerbose else { return }
    for words in plan.files.leftOut { console.say("left out: \(words)") }
  }

  /// What the baseline lists and the source no longer holds is said, so that it only shrinks.
  private func sayStale() {
    guard let baseline, !plan.isQuiet else { return }
    for entry in plan.files.paths.flatMap({ baseline.stale(in: $0) }) {
      console.say("note: \(baseline.path) lists what is no longer found: \(entry)")
    }
  }

  private func sayTime(_ nanoseconds: UInt64, _ read: SourceFilesReading.Result) {
    console.say(
      "read \(RunSummary.counted(read.files.count, "file")) in \(nanoseconds / 1_000_000) ms")
  }
}

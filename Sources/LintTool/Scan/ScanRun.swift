import EventChecking
import EventLint
import EventLog
import EventModel
import EventReports
import SourceLint
import SourceReading

/// A run of `scan`: from the invocation to the exit status.
struct ScanRun: CommandRun {
  private let plan: ScanPlan
  private let console: Console
  private var reporting: ReportedRun

  init(_ invocation: Invocation, _ console: Console) throws(ToolFailure) {
    let run = try RunSettings(invocation, console)
    let plan = try ScanPlan(run)
    self.plan = plan
    self.console = console
    reporting = try ReportedRun(
      plan.reporting, run,
      rules: SourceRule.all.map(\.description).filter { plan.options.isOn($0.id) })
  }

  /// Reads the source, decides, reports, and returns the exit status.
  mutating func run() throws(ToolFailure) -> ExitStatus {
    let start = ContinuousClock.now
    SystemCalls.growHeapsBySteps()
    for failure in plan.files.failures { reporting.fail(failure) }
    let words = SourceCode.words(for: plan.contract)
    let read = SourceFilesReading(plan.files.paths, words: words, jobs: plan.jobs).run()
    for failure in read.failures { reporting.fail(failure) }
    let code = SourceCode(
      read.files, for: plan.contract, resources: plan.options.resources, by: work)
    say(read, code)
    var outcome: SourceScan.Outcome
    do throws(DecisionError) {
      outcome = try SourceScan(contract: plan.contract, options: plan.options).outcome(of: code)
    } catch { throw .impossible("\(error)") }
    try SourceSightings(plan: plan, console: console).add(to: &outcome)
    try writeFiles(outcome, code)
    summarize(read, code)
    let findings = outcome.findings.filter { $0.severity >= plan.reporting.minSeverity }
    let stale = report(findings, SourceFileLines(read.files, of: findings, plan.contract.life))
    try reporting.finish(stale: stale)
    if plan.reporting.isTimed { sayTime(.now - start, read) }
    return reporting.status
  }

  /// The reading of screens, divided among as many threads as there are jobs.
  private var work: PiecewiseWork {
    let gate = ThreadGate()
    return PiecewiseWork(
      threads: plan.jobs, isLast: true,
      exclusively: { work in
        gate.lock()
        work()
        gate.unlock()
      }
    ) { count, work in
      OrderedWork(jobs: count, count: count).run(work) { true }
    }
  }
}

extension ScanRun {
  /// Reports findings, and returns the baseline entries for the files that were not found.
  private mutating func report(_ findings: [Finding], _ lines: SourceFileLines) -> [String] {
    var (lines, contract) = (lines, plan.contract)
    var taken = LogFindings(
      limit: plan.reporting.maxFindings, baseline: reporting.baseline, known: reporting.known,
      countsOccurrences: false)
    // If not all are shown, these are the most severe ones, in the order of the source.
    let ranks = findings.indices.sorted {
      (findings[$1].severity, $0) < (findings[$0].severity, $1)
    }
    var shown: [Int: ReportedFinding] = [:]
    for rank in ranks { shown[rank] = taken.add(findings[rank]) { lines.reported($0) } }
    for (rank, finding) in findings.enumerated() {
      guard var reported = shown[rank] else { continue }
      if plan.reporting.isVerbose { reported.finding.test = finding.history?.test(contract) }
      reporting.add(reported)
    }
    reporting.known = taken.known
    reporting.report.summary.add(taken.counts)
    return plan.files.paths.flatMap(taken.stale)
  }

  private mutating func summarize(_ read: SourceFilesReading.Result, _ code: SourceCode) {
    reporting.report.summary.subject = .source
    for (path, lines, callbacks) in read.counts(code) {
      let log = LogSummary(file: path, lines: lines, events: callbacks)
      reporting.report.logs.append(log)
      reporting.report.summary.count(log)
    }
  }

  private func writeFiles(_ outcome: SourceScan.Outcome, _ code: SourceCode) throws(ToolFailure) {
    if let path = plan.assumptionsFile {
      try FileContent.write(outcome.assumptionText(plan.contract), to: path)
    }
    if let path = plan.factsFile {
      let lines = code.facts.flatMap(\.jsonLines)
      try FileContent.write(lines.map { $0 + "\n" }.joined(), to: path)
    }
  }

  private func say(_ read: SourceFilesReading.Result, _ code: SourceCode) {
    if plan.reporting.isQuiet { return }
    if read.files.isEmpty, plan.files.failures.isEmpty, !plan.files.leftOut.isEmpty {
      // A build or a hook names files itself, and may name none but excluded ones.
      console.say("note: no source: \(InputFiles.allExcluded)")
    }
    for remark in read.remarks { console.say("note: \(remark)") }
    guard plan.reporting.isVerbose else { return }
    for words in plan.files.leftOut { console.say("left out: \(words)") }
    let swift = read.files.count { $0.file.language == .swift }
    console.say(
      "read: \(RunSummary.counted(swift, "file")) in Swift and \(read.files.count - swift) in "
        + "Objective-C, with \(RunSummary.counted(code.facts.count, "screen"))")
  }

  private func sayTime(_ time: Duration, _ read: SourceFilesReading.Result) {
    let milliseconds = Int(time / .milliseconds(1))
    console.say("read \(RunSummary.counted(read.files.count, "file")) in \(milliseconds) ms")
  }
}

import EventChecking
import EventLog
import EventModel
import EventReports
import SourceLint
import SourceReading
import Threads

struct ScanRun {
  private let run: Run
  private var options = SourceScan.Options()
  private let files: SourceFiles
  private var reporting: ReportedRun

  private var contract: Contract { run.contract }
  private var plan: ReportPlan { reporting.plan }
  private var jobs: Int { run.invocation.count(.jobs) ?? SystemCalls.processorCount }

  init(_ run: Run) throws(ToolFailure) {
    self.run = run
    let (invocation, configuration) = (run.invocation, run.configuration)
    let plan = try ReportPlan(run)
    // The default kinds do not count as chosen.
    options.kinds = run.kinds == run.contract.documentedKinds ? nil : run.kinds
    options.resources = configuration.resources
    try RuleSelection.apply(run, to: &options)
    files = SourceFiles(
      invocation.arguments.isEmpty ? ["."] : invocation.arguments,
      excluding: configuration.excludes + invocation.texts(.exclude))
    try run.outputs.check(files.paths, run.console)
    reporting = try ReportedRun(
      plan, run,
      rules: SourceRule.all.map(\.description).filter { [options] in options.isOn($0.id) })
  }

  mutating func scan() throws(ToolFailure) -> ExitStatus {
    let start = ContinuousClock.now
    SystemCalls.growHeapsBySteps()
    for failure in files.failures { reporting.fail(failure) }
    let read = SourceFilesReading(files, words: SourceCode.words(for: contract), jobs: jobs)
    for failure in read.failures { reporting.fail(failure) }
    let code = SourceCode(read.files, for: contract, resources: options.resources, by: work)
    say(read, code)
    var outcome = try ToolFailure.impossible {
      try SourceScan(contract: contract, options: options).outcome(of: code)
    }
    try run.addSightings(to: &outcome, kinds: options.kinds)
    try writeFiles(outcome, code)
    summarize(read, code)
    let findings = outcome.findings.filter { $0.severity >= plan.minSeverity }
    let stale = report(findings, SourceFileLines(read.files, of: findings, contract.life))
    try reporting.finish(stale: stale)
    if plan.isTimed {
      let milliseconds = Int((.now - start) / .milliseconds(1))
      run.console.say("read \(RunSummary.counted(read.files.count, "file")) in \(milliseconds) ms")
    }
    return reporting.status
  }

  /// The reading of screens, divided among as many threads as there are jobs.
  private var work: PiecewiseWork {
    let gate = ThreadGate()
    return PiecewiseWork(
      threads: jobs, isLast: true,
      exclusively: { work in
        gate.lock()
        work()
        gate.unlock()
      }
    ) { count, work in
      OrderedWork(jobs: count, count: count).run(work) {}
    }
  }
}

extension Run {
  func scan() throws(ToolFailure) -> ExitStatus {
    var run = try ScanRun(self)
    return try run.scan()
  }
}

extension ScanRun {
  /// Reports findings, and returns the baseline entries for the files that were not found.
  private mutating func report(_ findings: [Finding], _ lines: SourceFileLines) -> [String] {
    var (lines, contract) = (lines, contract)
    var taken = LogFindings(plan, baseline: reporting.baseline, known: reporting.known)
    // If not all are shown, these are the most severe ones, in the order of the source.
    let ranks = findings.indices.sorted {
      (findings[$1].severity, $0) < (findings[$0].severity, $1)
    }
    var shown: [Int: ReportedFinding] = [:]
    for rank in ranks { shown[rank] = taken.add(findings[rank]) { lines.reported($0) } }
    for (rank, finding) in findings.enumerated() {
      guard var reported = shown[rank] else { continue }
      if plan.isVerbose { reported.finding.test = finding.history?.test(contract) }
      reporting.add(reported)
    }
    reporting.known = taken.known
    reporting.report.summary.add(taken.counts)
    return files.paths.flatMap(taken.stale)
  }

  private mutating func summarize(_ read: SourceFilesReading, _ code: SourceCode) {
    reporting.report.summary.subject = .source
    for (path, lines, callbacks) in read.counts(code) {
      let log = LogSummary(file: path, lines: lines, events: callbacks)
      reporting.report.logs.append(log)
      reporting.report.summary.count(log)
    }
  }

  private func writeFiles(_ outcome: SourceScan.Outcome, _ code: SourceCode) throws(ToolFailure) {
    if let path = run.invocation.text(ScanOptions.emitAssumptions) {
      try FileContent.write(outcome.assumptionText(contract), to: path)
    }
    if let path = run.invocation.text(ScanOptions.facts) {
      let lines = code.facts.flatMap(\.jsonLines)
      try FileContent.write(lines.map { $0 + "\n" }.joined(), to: path)
    }
  }

  private func say(_ read: SourceFilesReading, _ code: SourceCode) {
    if plan.isQuiet { return }
    let console = run.console
    if read.files.isEmpty, files.failures.isEmpty {
      // A build or a hook names files itself, and may name none but excluded ones.
      if !read.leftOut.isEmpty {
        console.say("note: no source: every file says that it is generated; name one to scan it")
      } else if !files.leftOut.isEmpty {
        console.say("note: no source: \(InputFiles.allExcluded)")
      }
    }
    for remark in read.remarks { console.say("note: \(remark)") }
    guard plan.isVerbose else { return }
    for words in files.leftOut + read.leftOut { console.say("left out: \(words)") }
    let swift = read.files.count { $0.file.language == .swift }
    console.say(
      "read: \(RunSummary.counted(swift, "file")) in Swift and \(read.files.count - swift) in "
        + "Objective-C, with \(RunSummary.counted(code.facts.count, "screen"))")
  }
}

import EventLint
import EventLog
import EventModel
import EventReports

/// The check of one log: it turns bytes into findings that are ready to be reported.
struct LogCheck {
  struct Result: Sendable {
    var log: LogSummary
    var counts: RunSummary
    /// The format it was read in, and why.
    var format: String
    var bytes: UInt64
    /// Remarks about the run itself: limits that were reached.
    var remarks: [Finding.Note]
    var stale: [String]
    var known: Baseline?
  }

  private var plan: LintPlan
  private let source: ByteSource
  private let threads: Int
  private let resolver: FindingResolver
  private let pauses: PauseSearch
  private var wait = TransitionWait()
  private var order: LineOrder
  private var holding = HoldingTime()
  private var findings: LogFindings

  /// Makes the check of a source; `isFirst` if this log reports the verdicts on assumptions.
  init(
    _ source: ByteSource, _ plan: LintPlan, isFirst: Bool, threads: Int, baseline: Baseline?,
    known: Baseline?
  ) {
    self.source = source
    self.threads = threads
    self.plan = plan
    self.plan.rules.reportsVerdicts = isFirst
    order = LineOrder(file: source.name)
    resolver = FindingResolver(
      index: LineIndex(source), file: source.name,
      readsLines: plan.reporting.reporters.contains { $0.reporter.printsLogLines },
      sources: plan.sources)
    pauses = PauseSearch(
      index: resolver.index, reading: plan.run.reading, vocabulary: plan.run.vocabulary)
    findings = LogFindings(plan.reporting, baseline: baseline, known: known)
  }

  /// Reads the log to its end; `deliver` takes the next findings and how many bytes were read.
  mutating func run(_ deliver: ([ReportedFinding], UInt64) -> Void) throws(InputError) -> Result {
    var names = NameTable()
    var reader = try LogReader(
      source, format: plan.run.reading.format, vocabulary: plan.run.vocabulary,
      options: plan.run.reading.options(threads: threads))
    var linter = Linter(compiled: plan.run.compiled, configuration: plan.rules, file: source.name)
    var remarks: [Finding.Note] = []
    while try reader.readNext(into: &linter, names: &names) {
      // In a live log, a finding does not wait for the rest of its transition once no more bytes
      // come, or for long.
      let waits = !reader.isIdle && !isHeldTooLong(reader.byteCount)
      deliver(ready(&linter, reader.format, waits: waits), reader.byteCount)
      remarks += linter.takeRemarks().map(resolver.resolved)
    }
    linter.finish(names: names)
    deliver(ready(&linter, reader.format, waits: false), reader.byteCount)
    remarks += linter.takeRemarks().map(resolver.resolved)
    if source.isTruncated { remarks.append(truncation(Int(reader.lineCount))) }
    remarks += reader.nearMisses.map { miss in
      Finding.Note(
        miss.advice, file: source.name, position: LogPosition(offset: 0, line: miss.line))
    }
    let log = LogSummary(
      file: source.name, lines: Int(reader.lineCount), events: linter.eventCount,
      transitions: linter.transitionCount)
    return Result(
      log: log, counts: findings.counts, format: "\(reader.format.name) (\(reader.reason))",
      bytes: reader.byteCount, remarks: remarks, stale: findings.stale(in: source.name),
      known: findings.known)
  }

  /// Whether findings of a live log are held back for too long; a log that is complete is not timed.
  private mutating func isHeldTooLong(_ bytes: UInt64) -> Bool {
    guard source.live != nil else { return false }
    if wait.isEmpty, order.isEmpty {
      holding.end()
      return false
    }
    return holding.isOver(at: bytes, .now)
  }

  private func truncation(_ line: Int) -> Finding.Note {
    Finding.Note(
      "the file was truncated while it was followed; what is written from here on is not read",
      file: source.name, position: LogPosition(offset: 0, line: line))
  }

  private mutating func ready(
    _ linter: inout Linter, _ format: LogFormat, waits: Bool
  ) -> [ReportedFinding] {
    let found = linter.takeFindings { [pauses] in pauses.hasPause(from: $0, to: $1, format) }
      .filter { $0.severity >= plan.reporting.minSeverity }
    for finding in found { resolver.keep(finding) }
    let pairs =
      plan.rules.keepsReportedTransitions
      ? wait.add(found, closing: linter.takeTransitions(), waits: waits) : found.map { ($0, nil) }
    let resolver = resolver
    return order.add(pairs, waits: waits).compactMap { pair in
      findings.add(pair.finding) { resolver.reported($0, in: pair.transition) }
    }
  }
}

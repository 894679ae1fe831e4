import EventLint
import EventLog
import EventModel
import EventReports

/// The check of one log: bytes in, findings out, ready to be reported.
struct LogCheck {
  /// What was read of the log.
  struct Result {
    /// The counts.
    var summary: LogSummary
    /// The format it was read in, and why.
    var format: String
    /// How many bytes it has.
    var bytes: UInt64
    /// What is to be said about the run itself: limits that were reached.
    var remarks: [Finding.Note]
  }

  private let plan: LintPlan
  private let source: ByteSource
  private let resolver: FindingResolver
  private var wait = TransitionWait()
  private var occurrences: [String: Int] = [:]

  init(_ source: ByteSource, _ plan: LintPlan) {
    self.source = source
    self.plan = plan
    resolver = FindingResolver(
      LineIndex(source), of: source.name,
      readsLines: plan.reporters.contains { $0.reporter.printsLogLines })
  }

  /// Reads the log to its end, or until `deliver` returns false.
  ///
  /// - Parameters:
  ///   - deliver: Takes the next findings and how many bytes were read.
  mutating func run(
    _ deliver: ([ReportedFinding], UInt64) -> Bool
  ) throws(InputError) -> Result {
    var names = NameTable()
    var reader = try LogReader(
      source, format: plan.reading.format, contract: plan.contract,
      options: plan.reading.options())
    var linter = Linter(contract: plan.contract, configuration: plan.rules, file: source.name)
    var remarks: [Finding.Note] = []
    var isWanted = true
    while isWanted, try reader.readNext(into: &linter, names: &names) {
      isWanted = deliver(ready(&linter, isEnd: false), reader.byteCount)
      remarks += linter.takeRemarks()
    }
    linter.finish(names: names)
    _ = deliver(ready(&linter, isEnd: true), reader.byteCount)
    remarks += linter.takeRemarks()
    let summary = LogSummary(
      file: source.name, lines: Int(reader.lineCount), events: linter.eventCount,
      transitions: linter.transitionCount)
    return Result(
      summary: summary, format: "\(reader.format.name) (\(reader.reason))",
      bytes: reader.byteCount, remarks: remarks.map(resolver.resolved))
  }

  private mutating func ready(_ linter: inout Linter, isEnd: Bool) -> [ReportedFinding] {
    let findings = linter.takeFindings().filter { $0.severity >= plan.minSeverity }
    let pairs =
      plan.rules.keepsReportedTransitions
      ? wait.add(findings, closing: linter.takeTransitions(), isEnd: isEnd)
      : findings.map { ($0, nil) }
    return pairs.map { finding, transition in
      var reported = resolver.reported(finding, in: transition)
      let fingerprint = finding.fingerprint
      reported.occurrence = occurrences[fingerprint, default: 0]
      occurrences[fingerprint] = reported.occurrence + 1
      return reported
    }
  }
}

import EventLint
import EventLog
import EventReports

/// The checks of all logs of a run, one after another or several at once. The results arrive in the
/// order of the logs either way.
struct LogChecks {
  enum Arrival: Sendable {
    /// Findings of the log that is read, and how many bytes of it were read so far.
    case findings([ReportedFinding], bytes: UInt64)
    case end(LogCheck.Result)
    case failure(String)
  }

  private let plan: LintPlan
  private let baseline: Baseline?
  private let known: Baseline?
  private let input: Int32
  private let live: LiveInput

  init(_ plan: LintPlan, _ reporting: ReportedRun) {
    self.plan = plan
    baseline = reporting.baseline
    known = reporting.known
    input = plan.run.console.input
    live = LiveInput(follows: plan.follows, isEnded: plan.run.console.isInterrupted)
  }

  func run(_ receive: (Arrival) -> Void) {
    let inputs = plan.files.inputs
    let first = firstReadable(of: inputs)
    // The findings of several threads arrive log by log, which is too late for a live log.
    let jobs = inputs.contains { $0.path == nil } ? 1 : min(plan.jobs, inputs.count)
    if jobs > 1 {
      OrderedWork(jobs: jobs, count: inputs.count).run({ index in
        var arrivals: [Arrival] = []
        check(inputs[index], isFirst: index == first, threads: 1) { arrivals.append($0) }
        return arrivals
      }) { arrivals in for arrival in arrivals { receive(arrival) } }
    } else {
      for (index, input) in inputs.enumerated() {
        check(input, isFirst: index == first, threads: plan.jobs, receive)
      }
    }
  }

  /// Returns the index of the log that reports the verdicts on assumptions: the first that exists.
  private func firstReadable(of inputs: [InputFiles.Input]) -> Int {
    if plan.rules.assumptions.isEmpty { return 0 }
    return inputs.firstIndex { (try? $0.open(standardInput: input)) != nil } ?? 0
  }

  private func check(
    _ log: InputFiles.Input, isFirst: Bool, threads: Int, _ receive: (Arrival) -> Void
  ) {
    do throws(InputError) {
      let source = try log.open(standardInput: input, live: live)
      if source.live != nil { Interruption.watch() }
      defer { if source.live != nil { Interruption.unwatch() } }
      var check = LogCheck(
        source, plan, isFirst: isFirst, threads: threads, baseline: baseline?.part(for: log.name),
        known: known)
      receive(.end(try check.run { receive(.findings($0, bytes: $1)) }))
    } catch {
      receive(.failure(error.description))
    }
  }
}

import EventLint
import EventLog
import EventReports

extension LintPlan {
  enum Arrival: Sendable {
    /// Findings of the log that is read, and how many bytes of it were read so far.
    case findings([ReportedFinding], bytes: UInt64)
    case end(LogCheck.Result)
    case failure(String)
  }

  /// Checks all logs, one after another or several at once. The results arrive in the order of the
  /// logs either way.
  func checkLogs(baseline: Baseline?, known: Baseline?, _ receive: (Arrival) -> Void) {
    let inputs = files.inputs
    let first = firstReadable
    let live = LiveInput(follows: follows, isEnded: run.console.isInterrupted)
    func check(_ index: Int, threads: Int, _ receive: (Arrival) -> Void) {
      do throws(InputError) {
        let source = try inputs[index].open(standardInput: run.console.input, live: live)
        if source.live != nil { Interruption.watch() }
        defer { if source.live != nil { Interruption.unwatch() } }
        var check = LogCheck(
          source, self, isFirst: index == first, threads: threads,
          baseline: baseline?.part(for: source.name), known: known)
        receive(.end(try check.run { receive(.findings($0, bytes: $1)) }))
      } catch {
        receive(.failure(error.description))
      }
    }
    // The findings of several threads arrive log by log, which is too late for a live log.
    let jobs = inputs.contains { $0.path == nil } ? 1 : min(jobs, inputs.count)
    if jobs > 1 {
      OrderedWork(jobs: jobs, count: inputs.count).run({ index in
        var arrivals: [Arrival] = []
        check(index, threads: 1) { arrivals.append($0) }
        return arrivals
      }) { arrivals in for arrival in arrivals { receive(arrival) } }
    } else {
      for index in inputs.indices { check(index, threads: self.jobs, receive) }
    }
  }

  /// The index of the log that reports the verdicts on assumptions: the first that exists.
  private var firstReadable: Int {
    if rules.assumptions.isEmpty { return 0 }
    let input = run.console.input
    return files.inputs.firstIndex { (try? $0.open(standardInput: input)) != nil } ?? 0
  }
}

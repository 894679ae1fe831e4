import EventLog
import EventModel

/// The reading of every log of a subcommand, one after another; a log that cannot be read is reported
/// and skipped.
struct LogReading {
  private let plan: ReadingPlan
  private let contract: Contract
  private let console: Console
  private let files: InputFiles

  /// Finds the logs; `outputs` are what the run writes, standard output by default.
  ///
  /// - Throws: a failure if an output would overwrite a log.
  init(
    _ plan: ReadingPlan, _ contract: Contract, _ console: Console, outputs: OutputFiles? = nil
  ) throws(ToolFailure) {
    self.plan = plan
    self.contract = contract
    self.console = console
    let outputs = if let outputs { outputs } else { try OutputFiles(console, prints: true) }
    files = try plan.files(outputs, console)
  }

  /// Passes the reader of each log to `read`; returns `clean`, or `impossible` if some log could
  /// not be read.
  func forEach(
    options: LogOptions, _ read: (inout LogReader, ByteSource) throws(InputError) -> Void
  ) -> ExitStatus {
    var failures = files.failures
    for failure in failures { console.say("error: \(failure)") }
    for remark in files.remarks { console.say("note: \(remark)") }
    for input in files.inputs {
      do throws(InputError) {
        let source = try input.open(standardInput: console.input)
        var reader = try LogReader(
          source, format: plan.format, contract: contract, options: options)
        try read(&reader, source)
      } catch {
        failures.append(error.description)
        console.say("error: \(error.description)")
      }
    }
    return failures.isEmpty ? .clean : .impossible
  }
}

import EventLog
import EventModel

/// The reading of every log of a subcommand: one after another, what cannot be read said and passed
/// over.
struct LogReading {
  private let plan: ReadingPlan
  private let contract: Contract
  private let console: Console

  init(_ plan: ReadingPlan, _ contract: Contract, _ console: Console) {
    self.plan = plan
    self.contract = contract
    self.console = console
  }

  /// Hands each log to `read` with its reader, until standard output is closed; returns `clean`, or
  /// `impossible` if some log could not be read.
  func forEach(
    options: LogOptions, _ read: (inout LogReader, ByteSource) throws(InputError) -> Void
  ) -> ExitStatus {
    let files = plan.files()
    var failures = files.failures
    for failure in failures { console.say("error: \(failure)") }
    for input in files.inputs where !console.output.isClosed {
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

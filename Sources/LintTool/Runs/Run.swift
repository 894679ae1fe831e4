import EventChecking
import EventLint
import EventLog
import EventModel
import EventReports

/// A run of a subcommand: its invocation, the configuration, and the contract and the kinds that
/// the two select.
struct Run {
  let invocation: Invocation
  let console: Console
  let configuration: Configuration
  /// What the run writes, none of which it reads.
  let outputs: OutputFiles
  /// The compiled contract, for all logs and assumptions of the run.
  let compiled: CompiledContract
  let kinds: [String]
  let reading: ReadingPlan
  /// The words that all logs of the run are searched for.
  let vocabulary: Vocabulary

  var contract: Contract { compiled.contract }
  var output: ByteSink { console.output }

  init(_ invocation: Invocation, _ console: Console) throws(ToolFailure) {
    self.invocation = invocation
    self.console = console
    let configuration = try Configuration.load(for: invocation, console)
    self.configuration = configuration
    outputs = try OutputFiles(of: invocation, configuration, console)
    let contract = try Contracts.contract(for: invocation, configuration)
    compiled = try Contracts.compiled(contract)
    kinds = try KindSelection.kinds(invocation.text(.kinds) ?? configuration.kinds, of: contract)
    reading = try ReadingPlan(invocation, configuration)
    vocabulary = Vocabulary(contract, renamed: reading.renamed)
  }

  var paint: Paint { Paint(isOn: ColorChoice.isColored(invocation, console)) }

  /// Returns a linter of one log that keeps every transition and reports nothing.
  func transitionLinter(of log: String) -> Linter {
    var configuration = LintConfiguration()
    configuration.kinds = kinds
    configuration.only = []
    configuration.keepsTransitions = true
    return Linter(compiled: compiled, configuration: configuration, file: log)
  }

  /// Passes the reader of each log to `read`, and says which logs have no event; returns the status
  /// of the run.
  func forEachLog(
    _ read: (inout LogReader, ByteSource) throws(InputError) -> Void
  ) throws(ToolFailure) -> ExitStatus {
    try reading.forEachLog(contract, console, outputs: outputs, options: reading.options()) {
      reader, source throws(InputError) in
      try read(&reader, source)
      if reader.eventCount == 0 { console.say("note: no event found in \(source.name)") }
    }
  }

  /// Returns what reports and pictures depend on beside the findings.
  func reportSettings(_ rules: [RuleDescription]) -> ReportSettings {
    var settings = ReportSettings(
      toolVersion: LintTool.version, workingDirectory: console.workingDirectory,
      life: contract.life)
    settings.workspace = console.workspace
    settings.rules = rules
    settings.width = console.reportWidth
    settings.helpURI = contract.helpURI
    return settings
  }
}

import EventChecking
import EventLint
import EventLog
import EventModel
import EventReports

/// The settings of a run: its invocation, the configuration, and the contract and the kinds that
/// the two select.
struct RunSettings {
  let invocation: Invocation
  let console: Console
  let configuration: Configuration
  let contract: Contract
  /// The compiled contract, for all logs and assumptions of the run.
  let compiled: CompiledContract
  /// The names of the chosen kinds.
  let kinds: [String]
  /// How logs are read.
  let reading: ReadingPlan

  init(_ invocation: Invocation, _ console: Console) throws(ToolFailure) {
    self.invocation = invocation
    self.console = console
    configuration = try Configuration.load(for: invocation, console)
    let contract = try Contracts.contract(for: invocation, configuration)
    self.contract = contract
    do throws(ContractError) { compiled = try CompiledContract(contract) } catch {
      throw .impossible(error.description)
    }
    kinds = try KindSelection.kinds(for: invocation, configuration, contract)
    reading = try ReadingPlan(invocation, configuration)
  }

  /// How text on standard output is colored.
  var paint: Paint { Paint(isOn: ColorChoice.isColored(invocation, console)) }

  /// Returns a linter of one log that keeps every transition and reports nothing.
  func transitionLinter(of log: String) -> Linter {
    var configuration = LintConfiguration()
    configuration.kinds = kinds
    configuration.only = []
    configuration.keepsTransitions = true
    return Linter(compiled: compiled, configuration: configuration, file: log)
  }

  /// Passes the reader of each log to `read`; returns the status of the run.
  ///
  /// - Parameter paths: the paths of the logs; nil for the arguments of the run.
  func forEachLog(
    in paths: [String]? = nil, _ read: (inout LogReader, ByteSource) throws(InputError) -> Void
  ) throws(ToolFailure) -> ExitStatus {
    var plan = reading
    if let paths { plan.paths = paths }
    return try LogReading(plan, contract, console).forEach(options: plan.options(), read)
  }

  /// Returns what reports and pictures depend on beside the findings.
  func reportSettings(_ rules: [RuleDescription]) -> ReportSettings {
    ReportSettings(
      toolVersion: LintTool.version, rules: rules, life: contract.life, width: console.reportWidth,
      workingDirectory: console.workingDirectory, workspace: console.workspace,
      helpURI: contract.helpURI)
  }
}

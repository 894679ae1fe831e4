import EventChecking
import EventLint
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

  /// Returns what reports and pictures depend on beside the findings.
  func reportSettings(_ rules: [RuleDescription]) -> ReportSettings {
    ReportSettings(
      toolVersion: LintTool.version, rules: rules, life: contract.life, width: console.reportWidth,
      workingDirectory: console.workingDirectory, workspace: console.workspace,
      helpURI: contract.helpURI)
  }
}

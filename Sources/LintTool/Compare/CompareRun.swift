import EventLint
import EventLog
import EventModel
import EventReports
import JSON

/// A run of `compare`: two sets of logs in, what changed between them out.
struct CompareRun {
  private let invocation: Invocation
  private let console: Console
  private let contract: Contract
  private let kinds: [String]
  private let plan: ReadingPlan

  init(_ invocation: Invocation, _ console: Console) throws(ToolFailure) {
    self.invocation = invocation
    self.console = console
    let configuration = try Configuration.load(for: invocation, console)
    contract = try Contracts.contract(for: invocation, configuration)
    kinds = try KindSelection.kinds(for: invocation, configuration, contract)
    plan = try ReadingPlan(invocation, configuration)
  }

  /// Reads both sets of logs and prints what changed.
  func run() throws(ToolFailure) -> ExitStatus {
    let (old, oldStatus) = try orders(invocation.arguments[0])
    let (new, newStatus) = try orders(invocation.arguments[1])
    if old.files == 0 || new.files == 0 { return .impossible }
    let comparison = OrderComparison(old, new, contract, kinds: kinds)
    print(comparison)
    if oldStatus != .clean || newStatus != .clean { return .impossible }
    let fails = invocation.has(CompareOptions.exitCode) && !comparison.changed.isEmpty
    return fails ? .findings : .clean
  }

  private func orders(_ path: String) throws(ToolFailure) -> (PairOrders, ExitStatus) {
    var own = plan
    own.paths = [path]
    var orders = PairOrders()
    let status = try LogReading(own, contract, console).forEach(options: own.options()) {
      reader, source throws(InputError) in
      var configuration = LintConfiguration()
      configuration.kinds = kinds
      configuration.only = []
      configuration.keepsTransitions = true
      var linter = Linter(contract: contract, configuration: configuration, file: source.name)
      var names = NameTable()
      while try reader.readNext(into: &linter, names: &names) {
        for transition in linter.takeTransitions() { orders.add(transition, contract) }
      }
      linter.finish(names: names)
      for transition in linter.takeTransitions() { orders.add(transition, contract) }
      orders.files += 1
    }
    if orders.transitions == 0, status == .clean {
      console.say("note: no whole transition between two screens in \(path)")
    }
    return (orders, status)
  }

  private func print(_ comparison: OrderComparison) {
    let isColored = ColorChoice.isColored(
      option: invocation.text(.color), isTerminal: console.isOutputTerminal,
      variable: console.variable)
    switch invocation.text(CompareOptions.format) {
    case "json": console.output.write(comparison.json.pretty(levels: 3))
    case "markdown": console.output.write(comparison.markdown)
    default: console.output.write(comparison.text(paint: Paint(isOn: isColored)))
    }
  }
}

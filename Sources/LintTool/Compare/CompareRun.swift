import EventLint
import EventLog
import EventModel
import JSON

/// A run of `compare`: it reads two sets of logs and prints what changed between them.
struct CompareRun: CommandRun {
  private let settings: RunSettings

  init(_ invocation: Invocation, _ console: Console) throws(ToolFailure) {
    settings = try RunSettings(invocation, console)
  }

  /// Reads both sets of logs and prints what changed.
  func run() throws(ToolFailure) -> ExitStatus {
    let (old, oldStatus) = try orders(settings.invocation.arguments[0])
    let (new, newStatus) = try orders(settings.invocation.arguments[1])
    if old.files == 0 || new.files == 0 { return .impossible }
    let comparison = OrderComparison(old, new, settings.contract, kinds: settings.kinds)
    print(comparison)
    if oldStatus != .clean || newStatus != .clean { return .impossible }
    let fails = settings.invocation.has(CompareOptions.exitCode) && !comparison.changed.isEmpty
    return fails ? .findings : .clean
  }

  private func orders(_ path: String) throws(ToolFailure) -> (PairOrders, ExitStatus) {
    var orders = PairOrders()
    let status = try settings.forEachLog(in: [path]) { reader, source throws(InputError) in
      var linter = settings.transitionLinter(of: source.name)
      var names = NameTable()
      while try reader.readNext(into: &linter, names: &names) {
        for transition in linter.takeTransitions() { orders.add(transition, settings.contract) }
      }
      linter.finish(names: names)
      for transition in linter.takeTransitions() { orders.add(transition, settings.contract) }
      orders.files += 1
    }
    if orders.transitions == 0, status == .clean {
      settings.console.say("note: no whole transition between two screens in \(path)")
    }
    return (orders, status)
  }

  private func print(_ comparison: OrderComparison) {
    let output = settings.console.output
    switch settings.invocation.text(CompareOptions.format) {
    case "json": output.write(comparison.json.pretty(levels: 3))
    case "markdown": output.write(comparison.markdown)
    default:
      output.write(comparison.text(paint: settings.paint, width: settings.console.reportWidth))
    }
  }
}

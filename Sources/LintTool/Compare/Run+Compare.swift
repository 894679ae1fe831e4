import EventLint
import EventLog
import EventModel
import JSON

extension Run {
  func compare() throws(ToolFailure) -> ExitStatus {
    let (old, oldStatus) = try orders(in: invocation.arguments[0])
    let (new, newStatus) = try orders(in: invocation.arguments[1])
    if old.files == 0 || new.files == 0 { return .impossible }
    let comparison = OrderComparison(old, new, contract, kinds: kinds)
    print(comparison)
    if oldStatus != .clean || newStatus != .clean { return .impossible }
    let fails = invocation.has(CompareOptions.exitCode) && !comparison.changed.isEmpty
    return fails ? .findings : .clean
  }

  private func orders(in path: String) throws(ToolFailure) -> (PairOrders, ExitStatus) {
    var orders = PairOrders()
    var plan = reading
    plan.paths = [path]
    let status = try plan.forEachLog(contract, console, outputs: outputs, options: plan.options()) {
      reader, source throws(InputError) in
      var linter = transitionLinter(of: source.name)
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
    switch invocation.text(CompareOptions.format) {
    case "json": output.write(comparison.json.pretty(levels: 3))
    case "markdown": output.write(comparison.markdown)
    default: output.write(comparison.text(paint: paint, width: console.reportWidth))
    }
  }
}

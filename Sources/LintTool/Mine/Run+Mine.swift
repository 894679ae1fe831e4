import EventChecking
import EventLog
import EventModel
import EventReports
import JSON

extension Run {
  /// Prints the orders that held every time in all the logs, each with its verdict.
  func mine() throws(ToolFailure) -> ExitStatus {
    let fresh = LogMiner(compiled)
    var miner = fresh.miner
    var logs = 0
    let status = try forEachLog { reader, source throws(InputError) in
      var log = fresh
      var names = NameTable()
      while try reader.readNext(into: &log, names: &names) {}
      log.finish(names: names)
      miner.merge(log.miner)
      logs += 1
    }
    if logs > 0 { print(try orders(&miner)) }
    return status
  }

  private func orders(_ miner: inout AssumptionMiner) throws(ToolFailure) -> [MinedOrder] {
    try ToolFailure.impossible {
      var judge = try Judge(compiled, kinds: kinds)
      return try miner.orders(
        minSupport: invocation.count(MineOptions.minSupport) ?? 5, judge: &judge)
    }
  }

  private func print(_ orders: [MinedOrder]) {
    switch invocation.text(MineOptions.format) {
    case "json": output.write(JSONValue.array(orders.map(json)).pretty(levels: 2))
    case "jsonl":
      for order in orders { output.write(json(order).line + "\n") }
    default: printText(orders)
    }
  }

  private func json(_ order: MinedOrder) -> JSONValue {
    [
      "assumption": .string(order.assumption.description),
      "scope": .string(order.assumption.scope.rawValue),
      "support": .int(order.support), "verdict": .string(order.verdict.rawValue),
    ]
  }

  private func printText(_ orders: [MinedOrder]) {
    if orders.isEmpty {
      return write(
        "", "no order occurred often enough; record more transitions, or try a lower --min-support")
    }
    // Orders without a guarantee come first: code may depend on them.
    let risky = orders.filter { $0.verdict != .guaranteed }
    let orders = risky + orders.filter { $0.verdict == .guaranteed }
    let most = orders.map { RunSummary.grouped($0.support).count }.max() ?? 0
    for order in orders {
      let support = RunSummary.grouped(order.support)
      write(
        String(repeating: " ", count: most - support.count) + support + "×  "
          + order.verdict.rawValue.padded(to: 10) + "  ", order.assumption.description)
    }
    output.write("\n")
    write(
      "",
      "\(RunSummary.counted(orders.count, "order")) held every time; "
        + "\(RunSummary.grouped(risky.count)) of them promised by no source "
        + "(violated: other legal orders break it)")
  }

  /// Prints a text after a start that has the first columns; further lines are indented by them.
  private func write(_ start: String, _ text: String) {
    let room = max(20, console.reportWidth - start.count)
    let lines = TextLayout.wrap(text, width: room, cutsWords: false)
    let pad = String(repeating: " ", count: start.count)
    for (index, line) in lines.enumerated() {
      output.writeLine((index == 0 ? start : pad) + line)
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

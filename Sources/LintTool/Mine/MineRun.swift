import EventChecking
import EventLog
import EventModel
import EventReports
import JSON

/// A run of `mine`: the orders that held every time, over all the logs, each with its verdict.
struct MineRun {
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

  /// Reads every log once and prints what held.
  func run() throws(ToolFailure) -> ExitStatus {
    let fresh = try emptyMiner()
    var miner = fresh.miner
    let status = try LogReading(plan, contract, console).forEach(options: plan.options()) {
      reader, source throws(InputError) in
      var log = fresh
      var names = NameTable()
      while try reader.readNext(into: &log, names: &names) {}
      log.finish(names: names)
      miner.merge(log.miner)
    }
    print(try orders(&miner))
    return status
  }

  private func emptyMiner() throws(ToolFailure) -> LogMiner {
    do { return try LogMiner(contract) } catch { throw .impossible(error.description) }
  }

  private func orders(_ miner: inout AssumptionMiner) throws(ToolFailure) -> [MinedOrder] {
    do {
      var judge = try Judge(contract, kinds: kinds)
      return try miner.orders(
        minSupport: invocation.count(MineOptions.minSupport) ?? 5, judge: &judge)
    } catch { throw .impossible("\(error)") }
  }

  private func print(_ orders: [MinedOrder]) {
    switch invocation.text(MineOptions.format) {
    case "json": console.output.write(JSONValue.array(orders.map(json)).pretty(levels: 2))
    case "jsonl":
      for order in orders { console.output.write(json(order).line + "\n") }
    default: printText(orders)
    }
  }

  private func json(_ order: MinedOrder) -> JSONValue {
    [
      "assumption": .string(order.text), "scope": .string(order.assumption.scope.rawValue),
      "support": .int(order.support), "verdict": .string(order.verdict.rawValue),
    ]
  }

  private func printText(_ orders: [MinedOrder]) {
    if orders.isEmpty {
      return console.output.write("no order held often enough; try a lower --min-support\n")
    }
    // What nobody promised comes first: it is what code may be leaning on.
    let risky = orders.filter { $0.verdict != .guaranteed }
    let orders = risky + orders.filter { $0.verdict == .guaranteed }
    let most = orders.map { "\($0.support)".count }.max() ?? 0
    for order in orders {
      let support = "\(order.support)"
      console.output.write(
        String(repeating: " ", count: most - support.count) + support + "×  "
          + order.verdict.rawValue.padded(to: 10) + "  " + order.text + "\n")
    }
    console.output.write(
      "\n\(RunSummary.counted(orders.count, "order")) held every time; "
        + "\(risky.count) of them nobody promised\n")
  }
}

extension MinedOrder {
  /// The order as a sentence where there is one.
  fileprivate var text: String { assumption.description }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

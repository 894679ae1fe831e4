import EventLog
import EventModel

extension Command {
  static let convert = Command(
    "convert", abstract: "Print the events of a log in another format",
    discussion: "Each event has the number of its line in the log.",
    arguments: [.paths],
    options: [
      ConvertOptions.format, .from, .contract, .profile, .configFile, .noConfig, .standardInputName,
      .exclude,
    ],
    runs: Conversion.self)
}

enum ConvertOptions {
  static let format = CommandOption(
    "format", olderNames: ["to"], .word(["ndjson", "transcript", "csv"]), "format",
    help: "Format of the output (default: ndjson)")
}

struct Conversion: CommandRun {
  private let contract: Contract
  private let plan: ReadingPlan
  private let format: LogFormat
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) throws(ToolFailure) {
    let configuration = try Configuration.load(for: invocation, console)
    contract = try Contracts.contract(for: invocation, configuration)
    plan = try ReadingPlan(invocation, configuration)
    format = try EventOutput.format(invocation.text(ConvertOptions.format) ?? "ndjson", invocation)
    self.console = console
  }

  /// Prints the events of every log in its order.
  func run() throws(ToolFailure) -> ExitStatus {
    let output = try EventOutput(format, to: console.output)
    let status = try LogReading(plan, contract, console).forEach(
      options: plan.options(resolvingLines: true, keepingTimes: true)
    ) { reader, _ throws(InputError) in
      var names = NameTable()
      var events = LoggedEvents(contract) { output.add($0) }
      while try reader.readNext(into: &events, names: &names), !output.isClosed {}
    }
    try output.finish()
    return status
  }
}

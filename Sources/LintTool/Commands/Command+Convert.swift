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
    action: printEvents)
}

enum ConvertOptions {
  static let format = CommandOption(
    "format", olderNames: ["to"], .word(["ndjson", "transcript", "csv"]), "format",
    help: "Format of the output (default: ndjson)")
}

extension Command {
  /// Prints the events of every log in its order.
  ///
  /// No contract is compiled and no kinds are chosen: each event is only named.
  private static let printEvents: Action = { invocation, console throws(ToolFailure) in
    let configuration = try Configuration.load(for: invocation, console)
    let outputs = try OutputFiles(of: invocation, configuration, console)
    let contract = try Contracts.contract(for: invocation, configuration)
    let plan = try ReadingPlan(invocation, configuration)
    let output = try EventOutput(
      invocation.text(ConvertOptions.format) ?? "ndjson", to: console.output)
    let status = try plan.forEachLog(
      contract, console, outputs: outputs,
      options: plan.options(resolvingLines: true, keepingTimes: true)
    ) { reader, source throws(InputError) in
      var names = NameTable()
      var events = LoggedEvents(contract) { output.add($0) }
      while try reader.readNext(into: &events, names: &names), !output.isClosed {}
      if reader.eventCount == 0, !output.isClosed {
        console.say("note: no event found in \(source.name)")
      }
    }
    try output.finish()
    return status
  }
}

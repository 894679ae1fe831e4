import EventChecking
import EventModel
import JSON

/// The errors that are put into histories on purpose, with a record of them.
struct HistoryMutation {
  private let operations: [EventHistory.Mutation.Operation]
  private let rate: Double
  private let truth: OutputFile?

  /// Reads `--mutate`, `--rate` and `--truth`; nil if nothing is mutated.
  init?(_ run: Run) throws(ToolFailure) {
    let invocation = run.invocation
    guard invocation.has(GenerateOptions.mutate) else { return nil }
    operations = invocation.words(GenerateOptions.mutate)
      .compactMap(EventHistory.Mutation.Operation.init(rawValue:))
    rate = invocation.fraction(GenerateOptions.rate) ?? 0.05
    if operations.isEmpty { throw .usage("'--mutate' names no way to break an event") }
    truth = try invocation.text(GenerateOptions.truth).map { path throws(ToolFailure) in
      try OutputFile(path)
    }
  }

  /// Whether the record is still written after printing has ended.
  var writesTruth: Bool { truth != nil }

  func print(_ history: EventHistory, seed: UInt64, _ contract: Contract, _ output: EventOutput) {
    let broken = history.mutated(operations, rate: rate, seed: seed, in: contract)
    let lines = broken.events.map { output.add($0) }
    for mutation in broken.mutations { truth?.sink.writeLine(Self.line(mutation, lines)) }
  }

  /// Returns one line of the record: what was changed, in which line, and where a view's life first
  /// breaks.
  private static func line(_ mutation: EventHistory.Mutation, _ lines: [Int]) -> String {
    let value: JSONValue = [
      "operation": .string(mutation.operation.rawValue),
      "line": mutation.index < lines.count ? .int(lines[mutation.index]) : .null,
      "events": .strings(mutation.events.map { "\($0.view).\($0.callback)" }),
      "breaks": mutation.firstBreak.map { .int(lines[$0]) } ?? .null,
    ]
    return value.line
  }

  func finish() throws(ToolFailure) { try truth?.finish() }
}

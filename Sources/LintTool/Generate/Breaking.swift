import EventChecking
import EventModel
import EventReports

/// The breaking of histories on purpose, with the truth about it.
struct Breaking {
  private let operations: [Mutation.Operation]
  private let rate: Double
  private let truth: ByteSink?
  private let descriptor: Int32?
  private let file: String?

  /// Reads `--mutate`, `--rate` and `--truth`; nil if nothing is to be broken.
  init?(_ invocation: Invocation, _ console: Console) throws(ToolFailure) {
    guard invocation.has(GenerateOptions.mutate) else { return nil }
    operations = invocation.words(GenerateOptions.mutate)
      .compactMap(Mutation.Operation.init(rawValue:))
    rate = invocation.fraction(GenerateOptions.rate) ?? 0.05
    file = invocation.text(GenerateOptions.truth)
    if operations.isEmpty { throw .usage("'--mutate' names no way to break an event", invocation) }
    guard let file else {
      (truth, descriptor) = (nil, nil)
      return
    }
    switch SystemCalls.openToWrite(file) {
    case .success(let opened): (truth, descriptor) = (ByteSink(.descriptor(opened)), opened)
    case .failure(let error): throw .impossible("cannot write '\(file)': \(error.words)")
    }
  }

  /// Prints a history with some of its events broken, and notes which.
  func print(
    _ history: EventHistory, seed: UInt64, _ contract: Contract, _ output: EventOutput
  ) {
    let broken = history.mutated(operations, rate: rate, seed: seed, in: contract)
    let lines = broken.events.map { output.add($0) }
    for mutation in broken.mutations { truth?.writeLine(Self.line(mutation, lines)) }
  }

  /// One line of the truth: what was done, where it shows, and where a view's life first breaks.
  private static func line(_ mutation: Mutation, _ lines: [Int]) -> String {
    let value: JSONValue = [
      "operation": .string(mutation.operation.rawValue),
      "line": mutation.index < lines.count ? .int(lines[mutation.index]) : .null,
      "events": .strings(mutation.events.map { "\($0.view).\($0.callback)" }),
      "breaks": mutation.firstBreak.map { .int(lines[$0]) } ?? .null,
    ]
    return value.line
  }

  /// Ends the truth.
  func finish() throws(ToolFailure) {
    guard let truth, let descriptor, let file else { return }
    truth.flush()
    SystemCalls.closeFile(descriptor)
    if let failure = truth.failure {
      throw .impossible("cannot write '\(file)': \(failure.words)")
    }
  }
}

import EventChecking
import EventLog
import EventModel

/// A run of `generate`.
struct GenerateRun {
  private let invocation: Invocation
  private let console: Console
  private let contract: Contract
  private let format: LogFormat
  private let kinds: [String]

  init(_ invocation: Invocation, _ console: Console) throws(ToolFailure) {
    self.invocation = invocation
    self.console = console
    let configuration = try Configuration.load(for: invocation, console)
    contract = try Contracts.contract(for: invocation, configuration)
    kinds = try KindSelection.kinds(for: invocation, configuration, contract)
    format = try EventOutput.format(invocation.text(.generatedFormat) ?? "transcript", invocation)
    try checkCombination()
  }

  /// Prints what was asked for.
  func run() throws(ToolFailure) -> ExitStatus {
    if invocation.has(GenerateOptions.random) {
      try printRandomHistory()
    } else if invocation.has(GenerateOptions.histories) {
      try printHistories()
    } else {
      try print(SequenceChoice(invocation, contract, kinds).sequences())
    }
    return .clean
  }

  private func checkCombination() throws(ToolFailure) {
    let modes = [GenerateOptions.permitted, GenerateOptions.histories, GenerateOptions.random]
      .filter(invocation.has)
    if modes.count > 1 {
      throw .usage("--\(modes[0].name) and --\(modes[1].name) exclude each other", invocation)
    }
    let isHistory = modes.contains { $0.name != GenerateOptions.permitted.name }
    let needs: [(CommandOption, Bool, String)] = [
      (GenerateOptions.length, invocation.has(GenerateOptions.histories), "--histories"),
      (GenerateOptions.count, invocation.has(GenerateOptions.random), "--random"),
      (GenerateOptions.screens, isHistory, "--histories or --random"),
      (GenerateOptions.mutate, isHistory, "--histories or --random"),
      (GenerateOptions.rate, invocation.has(GenerateOptions.mutate), "--mutate"),
      (GenerateOptions.truth, invocation.has(GenerateOptions.mutate), "--mutate"),
      (GenerateOptions.kind, modes.isEmpty, "no --permitted, --histories or --random"),
      (GenerateOptions.outcome, !isHistory, "no --histories or --random"),
      (GenerateOptions.direction, modes.isEmpty, "no --permitted, --histories or --random"),
    ]
    for (option, isMet, what) in needs where invocation.has(option) && !isMet {
      throw .usage("--\(option.name) needs \(what)", invocation)
    }
  }
}

extension GenerateRun {
  private func print(_ sequences: [EventSequence]) throws(ToolFailure) {
    let output = try EventOutput(format, to: console.output)
    for (number, sequence) in sequences.enumerated() where !output.isClosed {
      let scope = sequence.variants.isEmpty ? "order-\(number + 1)" : sequence.variants[0]
      for event in sequence.events {
        output.add(
          LoggedEvent(
            view: event.subject, event.callback, scope: sequences.count > 1 ? scope : nil))
      }
    }
    try output.finish()
  }

  private var options: HistoryOptions {
    HistoryOptions(kinds: kinds, screens: invocation.count(GenerateOptions.screens) ?? 3)
  }

  private var seed: UInt64 { UInt64(invocation.count(GenerateOptions.seed) ?? 1) }

  private func printRandomHistory() throws(ToolFailure) {
    let count = invocation.count(GenerateOptions.count) ?? 100
    guard let breaking = try Breaking(invocation, console) else {
      let history = try known { () throws(Contract.UnknownKind) in
        try contract.randomHistory(seed: seed, options)
      }
      return try stream(history, count)
    }
    let history = try known { () throws(Contract.UnknownKind) in
      try contract.randomHistory(length: count, seed: seed, options)
    }
    let output = try EventOutput(format, to: console.output)
    breaking.print(history, seed: seed, contract, output)
    try output.finish()
    try breaking.finish()
  }

  /// Returns what is made of known kinds, and refuses the arguments for an unknown one.
  private func known<Made>(
    _ make: () throws(Contract.UnknownKind) -> Made
  ) throws(ToolFailure) -> Made {
    do throws(Contract.UnknownKind) {
      return try make()
    } catch {
      throw .usage(error.description, invocation)
    }
  }

  /// Prints a history as it is made; its length needs no memory.
  private func stream(_ history: RandomHistory, _ count: Int) throws(ToolFailure) {
    let output = try EventOutput(format, to: console.output)
    let starts = contract.initialKind == nil ? 0 : 1
    for step in history.prefix(count + starts) {
      for event in step.events { output.add(event) }
      if output.isClosed { break }
    }
    try output.finish()
  }

  private func printHistories() throws(ToolFailure) {
    let length = invocation.count(GenerateOptions.length) ?? 1
    let histories = try known { () throws(Contract.UnknownKind) in
      try contract.histories(length: length, options)
    }
    let breaking = try Breaking(invocation, console)
    let output = try EventOutput(format, to: console.output)
    var number: UInt64 = 0
    for history in histories where !output.isClosed {
      number += 1
      let own = history.scoped("history-\(number)")
      if let breaking {
        breaking.print(own, seed: seed &+ number, contract, output)
      } else {
        for event in own.events { output.add(event) }
      }
    }
    try output.finish()
    try breaking?.finish()
  }
}

extension CommandOption {
  /// The option of `generate` that chooses a format.
  static let generatedFormat = format(["transcript", "ndjson", "console", "csv", "oslog"])
}

import ContractFiles
import EventLint
import EventLog
import EventModel
import EventReports
import JSON

/// A run of `summarize`.
struct SummarizeRun {
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

  /// Reads every log, or every shard's summary, and prints the whole.
  func run() throws(ToolFailure) -> ExitStatus {
    if invocation.has(SummarizeOptions.merge) {
      print(try merged())
      return .clean
    }
    var summary = TransitionSummary(contract)
    let status = try LogReading(plan, contract, console).forEach(options: plan.options()) {
      reader, source throws(InputError) in
      summary.add(try read(&reader, source))
    }
    print(summary)
    return status
  }

  private func merged() throws(ToolFailure) -> TransitionSummary {
    var summary = TransitionSummary(contract)
    for path in invocation.arguments {
      let bytes = try FileContent.bytes(of: path, console)
      do throws(JSONMistake) {
        summary.add(try TransitionSummary(try JSONReader.read(bytes), contract))
      } catch {
        throw error.failure(in: path, bytes)
      }
    }
    return summary
  }

  private func read(
    _ reader: inout LogReader, _ source: ByteSource
  ) throws(InputError) -> TransitionSummary {
    var configuration = LintConfiguration()
    configuration.kinds = kinds
    configuration.only = []
    configuration.keepsTransitions = true
    var names = NameTable()
    var counted = CountedViews(
      Linter(contract: contract, configuration: configuration, file: source.name))
    let index = LineIndex(source)
    var summary = TransitionSummary(contract)
    while try reader.readNext(into: &counted, names: &names) {
      summary.transitions += counted.linter.takeTransitions().map { .init($0, index, contract) }
    }
    counted.linter.finish(names: names)
    summary.transitions += counted.linter.takeTransitions().map { .init($0, index, contract) }
    summary.files = 1
    summary.events = counted.linter.eventCount
    summary.views = counted.forgotten + names.viewCount - 1
    for (variant, count) in counted.linter.coverage { summary.add(count, to: variant) }
    return summary
  }

  private func print(_ summary: TransitionSummary) {
    let isColored = ColorChoice.isColored(
      option: invocation.text(.color), isTerminal: console.isOutputTerminal,
      variable: console.variable)
    switch invocation.text(SummarizeOptions.format) {
    case "json": console.output.write(summary.json.pretty(levels: 2))
    case "markdown": console.output.write(summary.markdown(contract, kinds: kinds))
    default:
      console.output.write(
        summary.text(contract, kinds: kinds, paint: Paint(isOn: isColored)))
    }
  }
}

/// A linter, and how many views it no longer knows.
private struct CountedViews: EventConsumer {
  var linter: Linter
  var forgotten = 0

  init(_ linter: Linter) { self.linter = linter }

  mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable) {
    linter.consume(batch, names: names)
  }

  mutating func makeRoom(in names: inout NameTable) {
    let before = names.viewCount
    linter.makeRoom(in: &names)
    forgotten += before - names.viewCount
  }
}

import EventLint
import EventLog
import EventModel
import JSON

extension Run {
  /// Reads every log, or the summary of every shard, and prints the joined summary.
  func summarize() throws(ToolFailure) -> ExitStatus {
    if invocation.has(SummarizeOptions.merge) {
      print(try merged())
      return .clean
    }
    var summary = TransitionSummary(compiled)
    let status = try forEachLog { reader, source throws(InputError) in
      summary.add(try read(&reader, source))
    }
    if summary.files > 0 { print(summary) }
    return status
  }

  private func merged() throws(ToolFailure) -> TransitionSummary {
    try outputs.check(invocation.arguments, console)
    var summary = TransitionSummary(compiled)
    for path in invocation.arguments {
      let shard = try FileContent.json(
        of: path, "a summary: 'summarize --format json' writes one", console
      ) { node throws(JSONMistake) in try TransitionSummary(node, compiled) }
      summary.add(shard)
    }
    return summary
  }

  private func read(
    _ reader: inout LogReader, _ source: ByteSource
  ) throws(InputError) -> TransitionSummary {
    var names = NameTable()
    var counted = CountedViews(transitionLinter(of: source.name))
    let index = LineIndex(source)
    var summary = TransitionSummary(compiled)
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
    switch invocation.text(SummarizeOptions.format) {
    case "json": output.write(summary.json.pretty(levels: 2))
    case "markdown": output.write(summary.markdown(contract, kinds: kinds))
    default:
      output.write(summary.text(contract, kinds: kinds, paint: paint, width: console.reportWidth))
    }
  }
}

/// A linter, and the number of views that were dropped from its name table.
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

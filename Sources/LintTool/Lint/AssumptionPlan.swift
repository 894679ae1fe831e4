import EventChecking
import EventLint
import EventModel

/// The assumptions of a run of `lint`, read and judged before any log is.
enum AssumptionPlan {
  /// Returns what the configuration, `--assume` and `--assumptions` declare.
  ///
  /// - Throws: a failure that names every bad line, or the file that cannot be read.
  static func declared(_ run: RunSettings) throws(ToolFailure) -> [DeclaredAssumption] {
    var texts = AssumptionTexts(run.contract)
    for text in run.configuration.assumptions + run.invocation.texts(LintOptions.assume) {
      texts.add(argument: text)
    }
    if texts.failure != nil, let last = run.invocation.text(LintOptions.assume) {
      let words = [last] + run.invocation.arguments.prefix { !CommonMistakes.isPath($0) }
      try AssumptionTexts.checkQuotes(words, "--assume", run.invocation)
    }
    for file in run.configuration.assumptionFiles + run.invocation.texts(.assumptions) {
      try texts.add(file: file, run.console)
    }
    if let failure = texts.failure { throw failure }
    return try judged(texts.entries, run.compiled, run.kinds)
  }

  private static func judged(
    _ entries: [AssumptionTexts.Entry], _ compiled: CompiledContract, _ kinds: [String]?
  ) throws(ToolFailure) -> [DeclaredAssumption] {
    // A judge holds every sequence of the contract, and most runs have nothing to judge.
    guard !entries.isEmpty else { return [] }
    var declared: [DeclaredAssumption] = []
    do {
      var judge = try Judge(compiled, kinds: kinds)
      for (index, entry) in entries.enumerated() {
        let isArgument = entry.source.isEmpty
        let parsed = ParsedAssumption(
          entry.assumption, text: entry.text, line: isArgument ? index + 1 : entry.line)
        declared.append(
          try DeclaredAssumption(
            parsed, file: isArgument ? "--assume" : entry.source, judge: &judge))
      }
    } catch { throw .impossible("\(error)") }
    return declared
  }
}

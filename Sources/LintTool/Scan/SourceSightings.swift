import EventChecking
import EventLint
import EventLog
import EventModel
import SourceLint

/// The places in recorded logs that show orders which break what the source relies on.
struct SourceSightings {
  let plan: ScanPlan
  let console: Console

  /// Adds to each finding the first place in a log that shows it.
  ///
  /// - Throws: a failure if a log cannot be read, or a claim takes too many states.
  func add(to outcome: inout SourceScan.Outcome) throws(ToolFailure) {
    guard !plan.logs.paths.isEmpty else { return }
    let files = InputFiles(
      plan.logs.paths, excluding: plan.logs.excludes,
      standardInputName: plan.logs.standardInputName)
    if let failure = files.failures.first { throw .impossible(failure) }
    let texts = Set(outcome.findings.compactMap(\.assumption)).sorted()
    var seen: [String: Finding.Note] = [:]
    for input in files.inputs {
      for finding in try breaks(of: texts, in: input) {
        guard let text = finding.assumption, seen[text] == nil else { continue }
        let place = "\(finding.file):\(finding.position.line)"
        seen[text] = Finding.Note(
          "seen at \(place)", file: finding.file, position: finding.position)
      }
    }
    for index in outcome.findings.indices {
      guard let text = outcome.findings[index].assumption, let note = seen[text] else { continue }
      outcome.findings[index].notes.append(note)
    }
  }

  /// Returns the findings of a log that breaks some of the assumptions.
  private func breaks(
    of texts: [String], in input: InputFiles.Input
  ) throws(ToolFailure) -> [Finding] {
    var configuration = LintConfiguration()
    configuration.only = ["violated_assumption"]
    configuration.kinds = plan.options.kinds
    do {
      var judge = try Judge(plan.contract, kinds: plan.options.kinds)
      for (index, text) in texts.enumerated() {
        let assumption = try plan.contract.assumption(text)
        configuration.assumptions.append(
          try DeclaredAssumption(
            ParsedAssumption(assumption, text: text, line: index + 1), file: "", judge: &judge))
      }
      var linter = Linter(contract: plan.contract, configuration: configuration, file: input.name)
      var names = NameTable()
      var reader = try LogReader(
        try input.open(standardInput: console.input), format: plan.logs.format,
        contract: plan.contract, options: plan.logs.options(resolvingLines: true))
      try reader.read(into: &linter, names: &names)
      linter.finish(names: names)
      return linter.takeFindings()
    } catch { throw .impossible("\(error)") }
  }
}

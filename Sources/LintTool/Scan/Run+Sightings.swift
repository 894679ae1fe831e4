import EventChecking
import EventLint
import EventLog
import EventModel
import SourceLint

extension Run {
  /// Adds to each finding the first place in the logs of `--log` that shows it.
  ///
  /// - Throws: a failure if a log cannot be read, or a claim takes too many states.
  func addSightings(to outcome: inout SourceScan.Outcome, kinds: [String]?) throws(ToolFailure) {
    let paths = invocation.texts(ScanOptions.log)
    if paths.isEmpty { return }
    if let path = paths.first(where: CommonMistakes.isSource) {
      throw .usage("'\(path)' is source code; '--log' takes a recorded log")
    }
    let files = InputFiles(
      paths, excluding: reading.excludes, standardInputName: reading.standardInputName)
    if let failure = files.failures.first { throw .impossible(failure) }
    let texts = Set(outcome.findings.compactMap(\.assumption)).sorted()
    var seen: [String: Finding.Note] = [:]
    for input in files.inputs {
      for finding in try breaks(of: texts, in: input, kinds) {
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
    of texts: [String], in input: InputFiles.Input, _ kinds: [String]?
  ) throws(ToolFailure) -> [Finding] {
    var configuration = LintConfiguration()
    configuration.only = ["violated_assumption"]
    configuration.kinds = kinds
    return try ToolFailure.impossible {
      var judge = try Judge(contract, kinds: kinds)
      for (index, text) in texts.enumerated() {
        let assumption = try contract.assumption(text)
        configuration.assumptions.append(
          try DeclaredAssumption(
            ParsedAssumption(assumption, text: text, line: index + 1), file: "", judge: &judge))
      }
      let reader = try LogReader(
        try input.open(standardInput: console.input), format: reading.format, contract: contract,
        options: reading.options(resolvingLines: true))
      return try Linter(contract: contract, configuration: configuration, file: input.name)
        .findings(in: reader)
    }
  }
}

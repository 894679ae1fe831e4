import ContractFiles
import EventChecking
import EventModel
import EventReports
import JSON

extension Run {
  /// Decides every assumption and prints the verdicts; texts that cannot be read are reported and skipped.
  func check() throws(ToolFailure) -> ExitStatus {
    if let path = invocation.text(CheckOptions.verify) { return try verify(path) }
    try outputs.check(invocation.arguments.filter { $0 == "-" }, console)
    let written = invocation.text(CheckOptions.certificate)
    let texts = try texts()
    console.say(lines: texts.messages)
    guard var judge = try? Judge(compiled, kinds: chosenKinds) else {
      throw .usage("'--kinds' names a kind the contract has none of")
    }
    var (status, judgements) = decide(texts.entries.map(\.parsed), &judge)
    if !texts.failures.isEmpty { status = .impossible }
    if texts.entries.isEmpty {
      if texts.failures.isEmpty { console.say("note: there is no assumption to decide") }
      return status
    }
    print(judgements, &judge)
    if let written { try write(judgements, &judge, to: written) }
    return status
  }

  private func write(
    _ judgements: [Judgement], _ judge: inout Judge, to path: String
  ) throws(ToolFailure) {
    var file = CertificateFile(
      contract: contract.name, profile: contract.profile, kinds: chosenKinds)
    for judgement in judgements {
      do throws(DecisionError) {
        let certificate = try judge.certificate(for: judgement)
        file.entries.append(.init(judgement: judgement, certificate: certificate))
      } catch {
        throw .impossible("no certificate of '\(judgement.text)': \(error.description)")
      }
    }
    try FileContent.write(file.json.pretty(levels: 4), to: path)
  }

  /// Checks a file of certificates and prints for each verdict whether it is proved.
  private func verify(_ path: String) throws(ToolFailure) -> ExitStatus {
    if !invocation.arguments.isEmpty || invocation.has(.assumptions) {
      throw .usage("'--verify' takes the assumptions from its file: name no others")
    }
    let file = try FileContent.json(
      of: path, "a file of certificates: 'check --certificate' writes one", console
    ) { node throws(JSONMistake) in try CertificateFile(node, contract) }
    guard let judge = try? Judge(compiled, kinds: file.kinds) else {
      throw .impossible("'\(path)' names a kind that the contract has none of")
    }
    var checker = CertificateChecker(judge)
    var status = ExitStatus.clean
    for entry in file.entries {
      let text = "\(entry.judgement.verdict.rawValue): \(entry.judgement.text)"
      let found = (try? checker.problems(in: entry.certificate, for: entry.judgement))
      let problems = found ?? ["the assumption cannot be decided"]
      output.writeLine((problems.isEmpty ? "proved: " : "not proved: ") + text)
      for problem in problems { output.writeLine("  - \(problem)") }
      if !problems.isEmpty { status = .findings }
    }
    return status
  }

  private func texts() throws(ToolFailure) -> AssumptionTexts {
    if invocation.arguments.isEmpty, !invocation.has(.assumptions) {
      throw .usage("missing <assumption>: give one, - or --assumptions <file>")
    }
    var texts = AssumptionTexts(contract)
    for argument in invocation.arguments {
      if argument == "-" {
        try texts.add(file: "-", console)
      } else {
        texts.add(argument: argument)
      }
    }
    if texts.entries.isEmpty, !invocation.arguments.contains(where: CommonMistakes.isPath) {
      try AssumptionTexts.checkQuotes(invocation.arguments, "transition-lint check")
    }
    for file in invocation.texts(.assumptions) { try texts.add(file: file, console) }
    return texts
  }

  private func decide(
    _ assumptions: [ParsedAssumption], _ judge: inout Judge
  ) -> (ExitStatus, [Judgement]) {
    var status = ExitStatus.clean
    var judgements: [Judgement] = []
    for parsed in assumptions {
      do throws(DecisionError) {
        var judgement = try judge.judgement(on: parsed.assumption)
        judgement.text = parsed.text
        judgements.append(judgement)
        if fails(judgement), status == .clean { status = .findings }
      } catch {
        console.say("error: \(parsed.text): \(error.description)")
        status = .impossible
      }
    }
    return (status, judgements)
  }

  /// The chosen kinds; nil if none were chosen, since a claim about other roles then considers
  /// other kinds.
  private var chosenKinds: [String]? {
    let chosen = invocation.text(.kinds) ?? configuration.kinds
    return chosen == nil || chosen == "documented" ? nil : kinds
  }

  private func fails(_ judgement: Judgement) -> Bool {
    judgement.verdict == .violated || judgement.verdict == .incidental && invocation.has(.strict)
  }

  private func print(_ judgements: [Judgement], _ judge: inout Judge) {
    switch invocation.text(CheckOptions.format) {
    case "json": output.write(JSONValue.array(judgements.map(\.json)).pretty(levels: 2))
    case "jsonl": for judgement in judgements { output.writeLine(judgement.json.line) }
    case "markdown": output.write(JudgementMarkdown.text(judgements))
    case "dot":
      for judgement in judgements {
        if let graph = try? judge.graphviz(of: judgement.assumption) { output.write(graph) }
      }
    default:
      let texts = judgements.map {
        JudgementText($0, width: console.reportWidth, paint: paint, life: contract.life).text
      }
      output.write(texts.joined(separator: "\n"))
    }
  }
}

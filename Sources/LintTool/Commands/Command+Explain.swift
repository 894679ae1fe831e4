import EventChecking
import EventLint
import EventLog
import EventModel
import EventReports
import SourceLint
import SourceReading

extension Command {
  static let explain = Command(
    "explain", abstract: "Explain a rule: what it finds, why, and what to do",
    arguments: [
      Argument(
        name: "rule", offeredWords: RuleSelection.ids, help: "Id of a rule; 'rules' lists them")
    ],
    action: { invocation, console throws(ToolFailure) in
      let id = try RuleSelection.id(invocation.arguments[0], mayBeCommand: true)
      let isColored = ColorChoice.isColored(invocation, console)
      let isOfLogs = Rule.named(id) != nil
      if let rule = Rule.named(id)?.description ?? SourceRule.named(id)?.description {
        let found = isOfLogs ? try findings(of: rule) : try sourceFindings(of: rule)
        let said = found.filter { $0.rule == id }
          .map { finding in
            let stop = finding.message.hasSuffix(".") ? "" : "."
            return "Line \(max(1, finding.position.line)): \(finding.message)\(stop)"
          }
        console.output.write(
          rule.page(
            width: min(console.width, 100), paint: Paint(isOn: isColored),
            said: said.joined(separator: " ")
              + (isOfLogs && !isOfOtherFormat(rule)
                ? "\nThe examples are transcripts without their first line, \"transcript 1\"."
                : ""),
            silencing: silencing(rule, isOfLogs: isOfLogs)))
      }
      return .clean
    })

  private static func silencing(_ rule: RuleDescription, isOfLogs: Bool) -> String {
    let id = rule.id
    let comment = "\(SourceDirectives.word)disable:next \(id)"
    return """
      \(isOfLogs ? "" : "One finding: the comment // \(comment) on the line above it.\n")\
      Known findings: --write-baseline FILE once, then --baseline FILE.
      In one run: --skip \(id)\
      \(rule.severity == .note ? "" : ", or --severity \(id)=note, with which --strict passes").
      In every run: "skip": ["\(id)"] in \(Configuration.fileName).
      """
  }

  private static func contract(of rule: RuleDescription) -> Contract {
    rule.contract.flatMap { Contracts.builtIn(named: $0).first } ?? Contracts.standard
  }

  /// Whether a rule's examples are no transcripts: those of rules about lines of other formats.
  private static func isOfOtherFormat(_ rule: RuleDescription) -> Bool {
    ["{", "Unbalanced", "-["].contains { rule.bad.hasPrefix($0) }
  }

  private static func findings(of rule: RuleDescription) throws(ToolFailure) -> [Finding] {
    let contract = contract(of: rule)
    return try ToolFailure.impossible {
      let reader = try LogReader(
        ByteSource(bytes: Array(rule.bad.utf8)), format: isOfOtherFormat(rule) ? nil : .transcript,
        contract: contract, options: LogOptions(resolvesLines: true))
      return try Linter(contract: contract, configuration: LintConfiguration(), file: "")
        .findings(in: reader)
    }
  }

  private static func sourceFindings(of rule: RuleDescription) throws(ToolFailure) -> [Finding] {
    let contract = contract(of: rule)
    let isSwift = !rule.bad.contains("@implementation")
    let file = SourceFile(
      path: "", bytes: Array(rule.bad.utf8), language: isSwift ? .swift : .objectiveC)
    return try ToolFailure.impossible {
      try SourceScan(contract: contract)
        .findings(in: SourceCode([ScannedFile(ReadSource(file))], for: contract))
    }
  }
}

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
        "rule", offer: .words(RuleSelection.ids), help: "Id of a rule; 'rules' lists them")
    ],
    action: { invocation, console throws(ToolFailure) in
      let id = try RuleSelection.id(invocation.arguments[0], invocation)
      let isColored = ColorChoice.isColored(invocation, console)
      let isOfLogs = Rule.named(id) != nil
      if let rule = Rule.named(id)?.description ?? SourceRule.named(id)?.description {
        console.output.write(
          rule.page(
            width: min(console.width, 100), paint: Paint(isOn: isColored),
            said: isOfLogs ? try said(of: rule) : try saidOfSource(by: rule),
            silencing: """
              In one run: --skip \(id), or --severity \(id)=note, which does not fail the run.
              In every run: "skip": ["\(id)"] in \(Configuration.fileName).
              """))
      }
      return .clean
    })

  /// Returns what a rule reports about its own example, each finding with its line.
  private static func said(of rule: RuleDescription) throws(ToolFailure) -> String {
    let own = rule.contract.flatMap { Contracts.builtIn(named: $0).first }
    let contract = own ?? Contracts.standard
    // Examples are transcripts, except for those of rules about lines of other formats.
    let isOther = ["{", "Unbalanced", "-["].contains { rule.bad.hasPrefix($0) }
    var linter = Linter(contract: contract, configuration: LintConfiguration(), file: "")
    var names = NameTable()
    do throws(InputError) {
      var reader = try LogReader(
        ByteSource(bytes: Array(rule.bad.utf8)), format: isOther ? nil : .transcript,
        contract: contract, options: LogOptions(resolvesLines: true))
      try reader.read(into: &linter, names: &names)
    } catch { throw .impossible("\(error)") }
    linter.finish(names: names)
    let found = linter.takeFindings().filter { $0.rule == rule.id }
    return found.map { "Line \(max(1, $0.position.line)): \($0.message)." }.joined(separator: " ")
  }

  /// Returns what a rule about source reports about its own example, each finding with its line.
  private static func saidOfSource(by rule: RuleDescription) throws(ToolFailure) -> String {
    let contract =
      rule.contract.flatMap { Contracts.builtIn(named: $0).first } ?? Contracts.standard
    let isSwift = !rule.bad.contains("@implementation")
    let file = SourceFile(
      path: "", bytes: Array(rule.bad.utf8), language: isSwift ? .swift : .objectiveC)
    do throws(DecisionError) {
      let found = try SourceScan(contract: contract)
        .findings(in: SourceCode([ScannedFile(ReadSource(file))], for: contract)).filter {
          $0.rule == rule.id
        }
      return found.map { "Line \($0.position.line): \($0.message)." }.joined(separator: " ")
    } catch { throw .impossible("\(error)") }
  }
}

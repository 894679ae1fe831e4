import EventCatalogue
import EventLint
import EventLog
import EventModel
import Testing

@Suite("Each rule's own examples")
struct RuleExamplesTests {
  @Test(
    "the bad example gives the rule's finding, and none that is more severe",
    arguments: Rule.all.map(\.description))
  func bad(_ rule: RuleDescription) throws {
    let found = try findings(rule.bad, rule)
    #expect(found.contains { $0.rule == rule.id && $0.severity == rule.severity }, "\(found)")
    #expect(found.allSatisfy { $0.severity <= rule.severity }, "\(found.map(\.rule))")
  }

  @Test("the good example of each rule gives no finding", arguments: Rule.all.map(\.description))
  func good(_ rule: RuleDescription) throws {
    #expect(try findings(rule.good, rule).map(\.rule) == [])
  }

  /// Examples are transcripts, but for those of rules about other formats' lines.
  private func findings(_ log: String, _ rule: RuleDescription) throws -> [Finding] {
    let contract: Contract =
      rule.contract == Contract.componentControllers.name
      ? .componentControllers : .viewTransitions
    let isOther = ["{", "Unbalanced", "-["].contains { log.hasPrefix($0) }
    var linter = Linter(
      contract: contract, configuration: LintConfiguration(), file: "log")
    var names = NameTable()
    var reader = try LogReader(
      ByteSource(bytes: Array(log.utf8)), format: isOther ? nil : .named("transcript"),
      contract: contract)
    try reader.read(into: &linter, names: &names)
    linter.finish(names: names)
    return linter.takeFindings()
  }
}

import EventCatalogue
import EventModel
import Testing

@testable import SourceLint

/// An example of a rule, in one language.
struct SourceExample: CustomTestStringConvertible {
  var rule: RuleDescription
  var ending: String
  var bad: String
  var good: String

  var testDescription: String { "\(rule.id) in .\(ending)" }

  static let all = SourceRule.all.map(\.description).flatMap { rule in
    [
      SourceExample(
        rule: rule, ending: rule.bad.contains("@implementation") ? "m" : "swift", bad: rule.bad,
        good: rule.good)
    ]
      + rule.translations.map { example in
        SourceExample(rule: rule, ending: "m", bad: example.bad, good: example.good)
      }
  }

  func findings(_ text: String) throws -> [Finding] {
    let contract: Contract =
      rule.contract == Contract.componentControllersName ? .componentControllers : .viewTransitions
    let code = SourceCode([("Screen.\(ending)", text)], for: contract)
    return try SourceScan(contract: contract).findings(in: code)
  }
}

@Suite("Each rule's own examples")
struct RuleExamplesTests {
  @Test(
    "the bad example gives the rule's finding, and none that is more severe",
    arguments: SourceExample.all)
  func bad(_ example: SourceExample) throws {
    let found = try example.findings(example.bad)
    #expect(
      found.contains { $0.rule == example.rule.id && $0.severity == example.rule.severity },
      "\(found.map(\.message))")
    #expect(
      found.allSatisfy { $0.severity <= example.rule.severity }, "\(found.map(\.message))")
  }

  @Test("the good example of each rule gives no finding", arguments: SourceExample.all)
  func good(_ example: SourceExample) throws {
    #expect(try example.findings(example.good).map(\.message) == [])
  }

  @Test("at least six rules show Objective-C too")
  func languages() {
    #expect(SourceExample.all.count { $0.ending == "m" } >= 6)
  }
}

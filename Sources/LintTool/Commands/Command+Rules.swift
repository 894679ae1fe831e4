import EventLint
import EventModel
import EventReports
import JSON
import SourceLint

extension Command {
  static let rules = Command(
    "rules", abstract: "List the rules",
    options: [rulesFormat],
    action: { invocation, console throws(ToolFailure) in
      let (ofLogs, ofSource) = (Rule.all.map(\.description), SourceRule.all.map(\.description))
      let rules = ofLogs + ofSource
      switch invocation.text(rulesFormat) {
      case "json": console.output.write(JSONValue.array(rules.map(\.json)).pretty)
      case "markdown":
        console.output.write(rules.map { $0.markdown() }.joined(separator: "\n"))
      default:
        for (heading, rules) in [("lint, about logs:", ofLogs), ("scan, about source:", ofSource)] {
          console.output.writeLine(heading)
          for rule in rules {
            for line in lines(of: rule, width: console.width) { console.output.writeLine(line) }
          }
        }
      }
      return .clean
    })

  private static let rulesFormat = CommandOption.format(["text", "json", "markdown"])

  /// Returns a rule as a row of columns; the summary is wrapped inside its column.
  private static func lines(of rule: RuleDescription, width: Int) -> [String] {
    let pad = { (text: String, width: Int) in
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    let head = pad(rule.id, 24) + pad(rule.severity.rawValue, 9)
    let rows = TextLayout.wrap(rule.summary, width: max(20, width - head.count))
    let blank = String(repeating: " ", count: head.count)
    return rows.enumerated().map { ($0.offset == 0 ? head : blank) + $0.element }
  }
}

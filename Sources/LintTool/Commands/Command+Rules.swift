import EventLint
import EventModel
import EventReports

extension Command {
  static let rules = Command(
    "rules", abstract: "List the rules",
    options: [rulesFormat],
    action: { invocation, console throws(ToolFailure) in
      let rules = Rule.all.map(\.description)
      switch invocation.text(rulesFormat) {
      case "json": console.output.write(JSONValue.array(rules.map(\.json)).pretty)
      case "markdown":
        console.output.write(rules.map { $0.markdown() }.joined(separator: "\n"))
      default:
        for rule in rules {
          console.output.writeLine(line(rule.id, rule.severity.rawValue, rule.summary))
        }
      }
      return .clean
    })

  private static let rulesFormat = CommandOption.format(["text", "json", "markdown"])

  private static func line(_ id: String, _ severity: String, _ summary: String) -> String {
    let pad = { (text: String, width: Int) in
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    return pad(id, 24) + pad(severity, 9) + summary
  }
}

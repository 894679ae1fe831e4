import EventLint
import EventModel
import EventReports

extension Command {
  static let explain = Command(
    "explain", abstract: "Explain a rule: what it finds, why, and what to do",
    arguments: [
      Argument(
        "rule", offer: .words(RuleSelection.ids), help: "The id of a rule, as 'rules' lists them")
    ],
    action: { invocation, console throws(ToolFailure) in
      let id = try RuleSelection.id(invocation.arguments[0], invocation)
      let isColored = ColorChoice.isColored(
        option: invocation.text(.color), isTerminal: console.isOutputTerminal,
        variable: console.variable)
      if let rule = Rule.named(id)?.description {
        console.output.write(
          rule.page(width: min(console.width, 100), paint: Paint(isOn: isColored)))
      }
      return .clean
    })
}

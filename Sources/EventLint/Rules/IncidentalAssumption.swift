import EventChecking
import EventModel

extension Rule {
  static let incidentalAssumption = Rule(
    RuleDescription(
      id: "incidental_assumption", severity: .note,
      summary: "a declared assumption that holds today and that no source promises",
      finds: """
        A declared assumption that every documented order of the chosen kinds keeps, but that no \
        source promises.
        """,
      matters: "It works today; a new kind of transition or system version may break it.",
      remedy: "rely on an order that is guaranteed where there is one; `check` names it",
      bad: """
        assume current.viewWillDisappear before new.viewDidDisappear
        A viewWillAppear
        """,
      good: logOfKeptAssumption,
      source: "the verdict's own witness: a permitted order that breaks the assumption",
      isAdviceGeneral: true)
  ) { observation, rule, context in
    context.finding(rule, observation, if: .incidental) {
      "`\($0.text)` holds in every documented order examined, but no source promises it"
    }
  }
}

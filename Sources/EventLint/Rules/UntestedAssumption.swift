import EventChecking
import EventModel

extension Rule {
  static let untestedAssumption = Rule(
    RuleDescription(
      id: "untested_assumption", severity: .note,
      summary: "no transition in the log could have broken the assumption",
      finds: """
        A declared assumption that no judged transition, view or history in the log could have \
        broken, because none of them triggered it.
        """,
      matters: "That the log has no finding about the assumption is then no evidence for it.",
      remedy: "record a transition in which the events it names occur, or drop the assumption",
      bad: """
        assume current.viewWillDisappear before new.viewDidAppear
        A viewWillAppear
        A viewDidAppear
        """,
      good: logOfKeptAssumption,
      source: "vacuity detection as in model checking: a claim that was never triggered",
      isAdviceGeneral: true)
  ) { observation, rule, context in
    guard case .untestedAssumption(let index) = observation else { return nil }
    let declared = context.assumptions[index]
    // Each of several logs reports it; the place is that of the assumption.
    let isElsewhere = !context.file.isEmpty && context.file != declared.file
    var finding = context.finding(
      rule, about: index,
      "nothing in \(isElsewhere ? context.file : "this log") could have broken `\(declared.text)`")
    finding.help = context.remedy(rule)
    return finding
  }
}

import EventChecking
import EventModel

extension Rule {
  static let unguaranteedAssumption = Rule(
    RuleDescription(
      id: "unguaranteed_assumption", severity: .warning,
      summary: "a declared assumption that some legal order breaks, in this log or not",
      finds: "A declared assumption that a documented order of the chosen kinds breaks.",
      matters: """
        A log in which it happened to hold proves nothing: the next kind of transition, or a swipe \
        that is cancelled, breaks it.
        """,
      remedy: "change the code to rely on an order that is guaranteed; `check` names one",
      bad: """
        assume current.viewDidDisappear before new.viewDidAppear
        A viewWillAppear
        """,
      good: logOfKeptAssumption,
      source: "the verdict's own witness: a documented order that breaks the assumption",
      isAdviceGeneral: true)
  ) { observation, rule, context in
    context.finding(rule, observation, if: .violated) { declared in
      let names = context.contract.names(of: declared.judgement.violatedBy)
      let orders = names.isEmpty ? "the first appearance alone" : context.either(names)
      return "`\(declared.text)` is violated by \(orders), whatever this log shows"
    }
  }
}

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
      good: """
        assume current.viewWillDisappear before new.viewDidAppear
        A viewWillAppear
        A viewDidAppear
        A viewWillDisappear
        B viewWillAppear
        A viewDidDisappear
        B viewDidAppear
        """,
      source: "the verdict's own witness: a documented order that breaks the assumption",
      isAdviceGeneral: true)
  ) { observation, rule, context in
    guard case .judgedAssumption(let index) = observation else { return nil }
    let declared = context.assumptions[index]
    guard declared.judgement.verdict == .violated else { return nil }
    var finding = context.finding(
      rule, about: index,
      "`\(declared.text)` is violated by \(context.either(declared.judgement.violatedBy.map(\.description))), "
        + "whatever this log shows")
    finding.help = context.advice(declared) ?? context.remedy(rule)
    return finding
  }
}

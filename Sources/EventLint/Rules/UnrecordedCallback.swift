import EventChecking
import EventModel

extension Rule {
  static let unrecordedCallback = Rule(
    RuleDescription(
      id: "unrecorded_callback", severity: .note,
      summary: "something could not be checked, because the log never records a callback",
      finds: """
        Calls of one view that would be wrong if every callback were logged, in a log that never \
        records the callbacks that should come between.
        """,
      matters: """
        Not logged is not the same as not called: nothing is reported about these calls, and a real \
        bug among them stays unseen.
        """,
      remedy: "record all four callbacks of the view to have these calls checked; if the app does "
        + "log them all, UIKit or a container left one out",
      bad: """
        A viewDidAppear
        A viewDidAppear
        """,
      good: """
        A viewWillAppear
        A viewDidAppear
        """,
      source: "this tool's rule that not logged is not the same as not called")
  ) { observation, rule, context in
    if case .unrecordedAnswer(let missing) = observation {
      let obligation = context.contract.obligations[missing.obligation]
      let plural = missing.count == 1 ? "" : "s"
      var finding = context.finding(
        rule, at: missing.action.position,
        "\(missing.count) \(obligation.action)\(plural) could not be judged: this log never records "
          + obligation.answer, view: missing.action.view)
      finding.help = "record \(obligation.answer) too to have it checked"
      return finding
    }
    guard case .unrecorded(let calls) = observation else { return nil }
    if calls.callbacks.isEmpty {
      var finding = context.finding(
        rule, at: calls.position,
        "\(calls.count) calls without a name could not be judged: some of the views may not record "
          + "all callbacks; log the name to tell")
      finding.help = nil
      return finding
    }
    let times = calls.count == 1 ? "1 call" : "\(calls.count) calls"
    let missing = context.either(calls.callbacks.map(context.callback))
    let subject = calls.view == 0 ? "" : " of \(context.view(calls.view))"
    return context.finding(
      rule, at: calls.position,
      "\(times)\(subject) could not be judged: this log never records \(missing)"
        + (calls.view == 0 ? "" : " of it"), view: calls.view == 0 ? nil : calls.view)
  }
}

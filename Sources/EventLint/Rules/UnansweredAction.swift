import EventChecking
import EventModel

extension Rule {
  static let unansweredAction = Rule(
    RuleDescription(
      id: "unanswered_action", severity: .error,
      summary: "an action without the later action it requires",
      finds: """
        An action that obliges (`setDelegate`) whose answer (`clearDelegate`) had not come when the \
        call by whose end it is due was over. Reported only if the log shows that call and the \
        actor's next one, and records such answers anywhere; else there is a note. Where to leave it \
        open may be right, it is a note too.
        """,
      matters: """
        What was begun goes on for an object that is no longer meant: a view that is handed on keeps \
        calling its old delegate, an animation runs on another screen.
        """,
      remedy: "answer it in the call that the message names",
      bad: """
        Song  willMount
        Song  componentDidAcquireView
        Song  setDelegate
        Song  didMount
        Song  willUnmount
        Song  componentWillRelinquishView
        Song  didUnmount
        Row   clearDelegate
        """,
      good: """
        Song  willMount
        Song  componentDidAcquireView
        Song  setDelegate
        Song  didMount
        Song  willUnmount
        Song  componentWillRelinquishView
        Song  clearDelegate
        Song  didUnmount
        """,
      source: "ComponentKit documentation: “Lifecycle Methods”",
      contract: "component-controllers", isAdviceGeneral: true)
  ) { observation, rule, context in
    guard case .unansweredAction(let missed) = observation else { return nil }
    let obligation = context.contract.obligations[missed.obligation]
    let name = context.view(missed.action.view)
    let due = context.callback(missed.due.number)
    var finding = context.finding(
      rule, about: missed.due, named: due, scope: missed.scope,
      "\(name) was through with \(due) and had not answered \(obligation.action) by "
        + "\(obligation.answer); \(context.said(obligation.text, obligation.id))")
    if obligation.isAdvice { finding.severity = .note }
    finding.witness = ["\(name).\(obligation.action)", "\(name).\(due)"]
    finding.notes = [
      context.note("\(name) did \(obligation.action) here", at: missed.action.position)
    ]
    return finding
  }
}

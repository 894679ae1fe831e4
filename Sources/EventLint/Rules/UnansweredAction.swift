import EventChecking
import EventModel

extension Rule {
  static let unansweredAction = Rule(
    RuleDescription(
      id: "unanswered_action", severity: .error,
      summary: "an action without the later action it requires",
      finds: """
        An action that requires a later action (`setDelegate` requires `clearDelegate`), where the \
        later action did not come by the end of the call in which it is due. It is an error only \
        if the log shows that call and the actor's next one, and records such later actions \
        anywhere; otherwise it is a note. It is also a note where the later action is not always \
        required.
        """,
      matters: """
        What the action began continues for the wrong object: a view that was passed on still \
        calls its old delegate, or an animation runs on another screen.
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
    let obligation = context.contract.obligations[missed.rule]
    let name = context.view(missed.earlier.view)
    let due = context.callback(missed.later.number)
    var finding = context.finding(
      rule, at: missed.later.position,
      "\(name) was through with \(due) and had not answered \(obligation.action) by "
        + "\(obligation.answer); \(obligation.text) (\(obligation.id))", view: missed.later.view,
      event: due, scope: missed.scope,
      witness: ["\(name).\(obligation.action)", "\(name).\(due)"],
      notes: [context.note("\(name) did \(obligation.action) here", at: missed.earlier.position)])
    if obligation.isAdvice { finding.severity = .note }
    return finding
  }
}

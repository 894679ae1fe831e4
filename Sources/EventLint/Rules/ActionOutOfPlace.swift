import EventChecking
import EventModel

extension Rule {
  static let actionOutOfPlace = Rule(
    RuleDescription(
      id: "action_out_of_place", severity: .error,
      summary: "a client action where the contract does not allow it",
      finds: """
        An action of the client's own code that the log records (`sendAction`) between a call \
        during which the contract does not allow the action and the next call of the same actor, \
        or while its parent is in a state that the contract does not allow. It is checked only where the log records the calls that could have come between.
        """,
      matters: """
        The action runs while something it needs is not there yet, or may be gone. It works on one \
        screen and fails on the next.
        """,
      remedy: "do it in another call; `check` says of any whether it is allowed there",
      bad: """
        Song  willMount
        Song  didMount
        Song  willUnmount
        Song  sendAction
        Song  didUnmount
        """,
      good: """
        Song  willMount
        Song  didMount
        Song  sendAction
        Song  willUnmount
        Song  didUnmount
        """,
      source: "ComponentKit documentation: “Lifecycle Methods”",
      contract: "component-controllers", isAdviceGeneral: true)
  ) { observation, rule, context in
    guard case .misusedAction(let misuse) = observation else { return nil }
    let usage = context.contract.usageRules[misuse.rule]
    let name = context.view(misuse.later.view)
    let call = context.callback(misuse.earlier.number)
    let caller = context.view(misuse.earlier.view)
    let place = misuse.earlier.view == misuse.later.view ? "during" : "after \(caller) got"
    var finding = context.finding(
      rule, at: misuse.later.position,
      "\(name) did \(usage.action) \(place) \(call); \(usage.text) (\(usage.id))",
      view: misuse.later.view, event: usage.action, scope: misuse.scope,
      witness: ["\(caller).\(call)", "\(name).\(usage.action)"],
      notes: [context.note("\(caller) got \(call) here", of: misuse.earlier)])
    if !usage.isGiven { finding.severity = min(.warning, finding.severity) }
    if !usage.instead.isEmpty { finding.help = usage.instead }
    return finding
  }
}

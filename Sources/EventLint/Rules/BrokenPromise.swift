import EventChecking
import EventModel

extension Rule {
  static let brokenPromise = Rule(
    RuleDescription(
      id: "broken_promise", severity: .error,
      summary: "a promise of the contract between a parent and its child was broken",
      finds: """
        A call of a parent or of its child that came before a call that the contract promises to \
        come first. It is checked where the log says which actor is the child of which (`parent`) \
        and shows that both calls belong to one pass: the passes overlap, or have one transition \
        id. A child that comes in a later pass breaks no promise. Where no source promises the \
        order and only the framework's code keeps it, the finding is a warning.
        """,
      matters: """
        A parent measures, starts and passes on what its children prepared. If a child is not \
        ready when the parent is told that all are, the parent works with an incomplete set.
        """,
      remedy: "find the code that calls the parent, or mounts the child, by hand",
      bad: """
        List  willMount
        Song  willMount   parent=List
        List  didMount
        Song  didMount    parent=List
        """,
      good: """
        List  willMount
        Song  willMount   parent=List
        Song  didMount    parent=List
        List  didMount
        Row   willMount   parent=List
        Row   didMount    parent=List
        """,
      source: "ComponentKit documentation: “Lifecycle Methods” (K3); its mounting code (K4)",
      contract: "component-controllers")
  ) { observation, rule, context in
    guard case .brokenPass(let broken) = observation else { return nil }
    let promise = context.contract.promises[broken.rule]
    let call = context.callback(broken.later.number)
    let early = "\(context.view(broken.earlier.view)).\(context.callback(broken.earlier.number))"
    let late = "\(context.view(broken.later.view)).\(call)"
    var finding = context.finding(
      rule, at: broken.later.position,
      "\(late) came only after \(early) of the same pass; \(promise.text) (\(promise.id))",
      view: broken.later.view, event: call, scope: broken.scope, witness: [early, late],
      notes: [context.note("\(early) came here already", of: broken.earlier)])
    if !promise.isGiven { finding.severity = min(.warning, finding.severity) }
    return finding
  }
}

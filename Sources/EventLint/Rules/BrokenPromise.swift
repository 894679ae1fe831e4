import EventChecking
import EventModel

extension Rule {
  static let brokenPromise = Rule(
    RuleDescription(
      id: "broken_promise", severity: .error,
      summary: "a promise of the contract between a parent and its child was broken",
      finds: """
        A call of a parent or its child that came before one the contract promises to come first, \
        where the log says which actor is whose child (`parent`) and shows that both were in one pass: the \
        passes overlap, or have one transition id. A child that comes in a later pass breaks \
        nothing. What only the code keeps and no source promises is a warning.
        """,
      matters: """
        A parent measures, starts and hands out what its children prepared. If one of them is not \
        ready when the parent is told that all are, it works with half of them.
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
    let promise = context.contract.promises[broken.promise]
    let early = "\(context.view(broken.early.view)).\(context.callback(broken.early.number))"
    let late = "\(context.view(broken.late.view)).\(context.callback(broken.late.number))"
    var finding = context.finding(
      rule, about: broken.late, named: context.callback(broken.late.number), scope: broken.scope,
      "\(late) came only after \(early) of the same pass; "
        + context.said(promise.text, promise.id))
    if !promise.isGiven { finding.severity = min(.warning, finding.severity) }
    finding.witness = [early, late]
    finding.notes = [context.note("\(early) came here already", at: broken.early.position)]
    return finding
  }
}

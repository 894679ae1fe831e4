import EventChecking
import EventModel

extension Rule {
  static let kindMismatch = Rule(
    RuleDescription(
      id: "kind_mismatch", severity: .error,
      summary: "the log declares one kind, but the order is that of another",
      finds: """
        A transition that the recorder declared to be of one kind and whose order is that of another.
        """,
      matters: """
        Either the recorder declared the wrong kind, or the container does not call its children \
        in the order of its kind. Code that was written for that kind fails in it.
        """,
      remedy: """
        check what the recorder declares; if it is right, the container calls its children in another \
        kind's order
        """,
      bad: """
        begin t1 pageScroll
        A viewWillDisappear
        B viewWillAppear
        A viewDidDisappear
        B viewDidAppear
        end t1
        """,
      good: """
        begin t1 pageScroll
        B viewWillAppear
        A viewWillDisappear
        B viewDidAppear
        A viewDidDisappear
        end t1
        """,
      source: "“The Inconsistent Order of View Transition Events” (2014) and the catalogue")
  ) { observation, rule, context in
    guard case .closed(let closed) = observation, let declared = closed.open.declaredKind,
      let outside = closed.outsideKind, let kind = context.contract.kind(named: declared),
      closed.unrecorded == 0, closed.open.isDeclared
    else { return nil }
    // A side that this transition lacks may not have been recorded.
    let called = Set(context.sideEvents(closed, closed.open.calls).map(\.subject))
    let needed = kind.variants.compactMap { $0.sequence.map { Set($0.map(\.subject)) } }
    guard needed.contains(where: called.isSuperset) else { return nil }
    return context.finding(
      rule, at: closed.open.calls[outside], of: closed,
      "the log declares \(declared), but the order is that of "
        + context.either(context.candidates(closed)))
  }
}

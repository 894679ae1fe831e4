import EventChecking
import EventModel

extension Rule {
  static let disjointWindows = Rule(
    RuleDescription(
      id: "disjoint_windows", severity: .error,
      summary: "two screens of one transition whose spans, from will to did, do not overlap",
      finds: """
        A broken promise between the two sides of one transition: current's viewWillDisappear \
        comes before new's viewDidAppear (G3), and new's viewWillAppear before current's \
        viewDidDisappear (G4). It is checked only where the log itself says that the two screens \
        belong to one transition, by an id or a declared kind.
        """,
      matters: """
        These are the only two orders between two screens that code may rely on. Code that hands \
        something over from one screen to the other fails when they do not hold.
        """,
      remedy: """
        begin both sides' appearance transitions before ending either: begin(false) on the old child, \
        begin(true) on the new one, animate, then end both
        """,
      bad: """
        begin t1 navigation
        A viewWillDisappear
        A viewDidDisappear
        B viewWillAppear
        B viewDidAppear
        end t1
        """,
      good: """
        begin t1 navigation
        A viewWillDisappear
        B viewWillAppear
        A viewDidDisappear
        B viewDidAppear
        end t1
        """,
      source: "“The Inconsistent Order of View Transition Events” (2014), G3 and G4")
  ) { observation, rule, context in
    guard case .closed(let closed) = observation, let broken = closed.broken else { return nil }
    let promise = context.contract.promises[broken.promise]
    let late = closed.open.calls[broken.late]
    let early = closed.open.calls[broken.early]
    let earlyEvent = context.event(closed, early)
    return context.finding(
      rule, at: late, of: closed,
      "\(context.event(closed, late)) came only after \(earlyEvent) of the same transition; "
        + "\(promise.text) (\(promise.id))",
      notes: [context.note("\(earlyEvent) came here already", at: early.position)])
  }
}

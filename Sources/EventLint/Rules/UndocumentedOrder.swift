import EventChecking
import EventModel

extension Rule {
  static let undocumentedOrder = Rule(
    RuleDescription(
      id: "undocumented_order", severity: .note,
      summary: "a permitted order that no kind in the catalogue has",
      finds: """
        A transition between two screens that keeps every promise, in an order that no catalogued \
        kind has. The most similar one and the difference are named.
        """,
      matters: """
        Nothing is broken. But no source describes this order: it may be a custom container's own, or \
        a new system version's.
        """,
      remedy: """
        nothing, if only the four guarantees are relied on; if a system container makes it, an issue \
        of this project with the log would bring it into the catalogue
        """,
      bad: """
        A viewWillAppear
        A viewDidAppear
        A viewWillDisappear
        B viewWillAppear
        B viewWillDisappear
        A viewWillAppear
        B viewDidDisappear
        A viewDidAppear
        """,
      good: """
        A viewWillAppear
        A viewDidAppear
        A viewWillDisappear
        B viewWillAppear
        B viewWillDisappear
        B viewDidDisappear
        A viewWillAppear
        A viewDidAppear
        """,
      source: "the catalogue of kinds")
  ) { observation, rule, context in
    guard case .closed(let closed) = observation, closed.conformance == .permitted,
      let first = closed.open.calls.first, let nearest = context.nearest(closed)
    else { return nil }
    var finding = context.finding(
      rule, at: first, of: closed,
      "this order keeps every promise, but no catalogued kind has it; it is like "
        + "\(nearest.variant), but \(nearest.edits.joined(separator: ", and "))")
    // The finding is about the transition, not about its first event.
    (finding.view, finding.event) = (nil, nil)
    return finding
  }
}

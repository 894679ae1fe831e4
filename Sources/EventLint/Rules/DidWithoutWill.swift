import EventChecking
import EventModel

extension Rule {
  static let didWithoutWill = Rule(
    RuleDescription(
      id: "did_without_will", severity: .error,
      summary: "a did callback with no matching will before it",
      finds: """
        viewDidAppear on a view that was not appearing, or viewDidDisappear on a view that was not \
        disappearing, in a log that records the missing will callback elsewhere.
        """,
      matters: """
        Work that the will callback prepares is missing when the did callback uses it, and what \
        the view knows about its own visibility is wrong from then on.
        """,
      remedy: """
        find the sender: a container that calls endAppearanceTransition without a begin, or code \
        that calls the callback directly
        """,
      bad: """
        Inbox viewWillAppear
        Inbox viewDidAppear
        Inbox viewWillDisappear
        Inbox viewDidAppear
        """,
      good: """
        Inbox viewWillAppear
        Inbox viewDidAppear
        Inbox viewWillDisappear
        Inbox viewWillAppear
        Inbox viewDidAppear
        """,
      source: """
        “The Inconsistent Order of View Transition Events” (2014), G1 and G2; Apple, \
        UIViewController: “Respond to view-related events”
        """)
  ) { observation, rule, context in
    context.finding(rule, observation) { call in
      guard call.previous != call.callback, context.lacksOpening(call) else { return nil }
      return "without \(context.either(call.gap.map(context.callback))) before it"
    }
  }
}

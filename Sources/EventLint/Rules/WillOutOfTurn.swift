import EventChecking
import EventModel

extension Rule {
  static let willOutOfTurn = Rule(
    RuleDescription(
      id: "will_out_of_turn", severity: .error,
      summary: "viewWillAppear on a shown view, or viewWillDisappear on a hidden one",
      finds: """
        viewWillAppear on a view that is shown already, or viewWillDisappear on a view that is \
        hidden already, in a log that records the callbacks that should come between.
        """,
      matters: """
        A screen that appears twice without disappearing subscribes twice and is counted twice. A \
        screen that disappears while hidden releases what it no longer holds.
        """,
      remedy: """
        look for a container that tells a child to appear that it never told to disappear, or the \
        other way round: each beginAppearanceTransition needs its opposite later
        """,
      bad: """
        Inbox viewWillAppear
        Inbox viewDidAppear
        Inbox viewWillAppear
        Inbox viewWillDisappear
        """,
      good: """
        Inbox viewWillAppear
        Inbox viewDidAppear
        Inbox viewWillDisappear
        Inbox viewWillAppear
        Inbox viewDidAppear
        """,
      source: "Apple, UIViewController: “Respond to view-related events” (the four states)")
  ) { observation, rule, context in
    context.finding(rule, observation) { call in
      guard call.previous != call.callback, !context.lacksOpening(call) else { return nil }
      return "right after \(context.callback(call.previous))"
    }
  }
}

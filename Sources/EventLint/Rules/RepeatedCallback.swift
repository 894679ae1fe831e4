import EventChecking
import EventModel

extension Rule {
  static let repeatedCallback = Rule(
    RuleDescription(
      id: "repeated_callback", severity: .error,
      summary: "the same callback twice in a row on one view",
      finds: """
        Two calls of the same callback on one view with nothing between them, in a log that \
        records the callbacks that should come between.
        """,
      matters: """
        Code that counts, subscribes or starts something in the callback does it twice. The usual \
        cause is a container that calls begin/endAppearanceTransition twice, or forwards \
        appearance calls that UIKit forwards too.
        """,
      remedy: """
        look for a container that forwards appearance calls by hand: override \
        shouldAutomaticallyForwardAppearanceMethods to return false, or stop forwarding, so that each \
        call comes once
        """,
      bad: """
        Inbox viewWillAppear
        Inbox viewDidAppear
        Inbox viewWillDisappear
        Inbox viewWillDisappear
        Inbox viewDidDisappear
        """,
      good: """
        Inbox viewWillAppear
        Inbox viewDidAppear
        Inbox viewWillDisappear
        Inbox viewDidDisappear
        """,
      source: "Apple, UIViewController: “Respond to view-related events” (the four states)")
  ) { observation, rule, context in
    context.finding(rule, observation) { call in
      call.previous == call.callback ? "twice in a row" : nil
    }
  }
}

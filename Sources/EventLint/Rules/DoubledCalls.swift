import EventChecking
import EventModel

extension Rule {
  static let doubledCalls = Rule(
    RuleDescription(
      id: "doubled_calls", severity: .note,
      summary: "every call of a class name comes twice in a row",
      finds: """
        A class name, or lines without any name, where each call comes twice in a row throughout \
        the log.
        """,
      matters: """
        Either two instances are shown together, or a container forwards each call that UIKit \
        forwards too. The log does not show which; in the second case everything is done twice.
        """,
      remedy: "log the instance's address with the name: then two instances can be told from one",
      bad: """
        -[Page viewWillAppear:]
        -[Page viewWillAppear:]
        -[Page viewDidAppear:]
        -[Page viewDidAppear:]
        """,
      good: """
        -[Page viewWillAppear:]
        -[Page viewDidAppear:]
        """,
      source: """
        Apple, UIViewController: shouldAutomaticallyForwardAppearanceMethods
        """, isAdviceGeneral: true)
  ) { observation, rule, context in
    guard case .doubled(let doubling, let view) = observation else { return nil }
    return context.finding(
      rule, at: doubling.position,
      "each of the \(doubling.pairCount) calls of \(context.view(view)) comes twice in a row: two "
        + "instances, or each call forwarded twice", view: view,
      event: context.callback(doubling.callback))
  }
}

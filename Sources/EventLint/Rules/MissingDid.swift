import EventChecking
import EventModel

extension Rule {
  static let missingDid = Rule(
    RuleDescription(
      id: "missing_did", severity: .warning,
      summary: "a view never got the did callback of a transition that the other side completed",
      finds: """
        A view that got viewWillAppear or viewWillDisappear in a transition that the other side \
        completed, and that then got another call without the matching did callback, in a log that \
        records this callback of the view elsewhere. It is a warning where the log says that the \
        transition was completed, or where its times show a second without a call after the other \
        side was completed; otherwise it is a note.
        """,
      matters: """
        Work that waits for the did callback is never done: nothing is started, stopped or counted. \
        A container that calls beginAppearanceTransition and forgets endAppearanceTransition is the \
        usual cause.
        """,
      remedy: """
        look for the container that moves this view: each beginAppearanceTransition needs its \
        endAppearanceTransition, also where the animation is skipped
        """,
      bad: """
        A viewWillAppear
        A viewDidAppear
        A viewWillDisappear transition=1 outcome=completed
        B viewWillAppear transition=1 outcome=completed
        B viewDidAppear transition=1 outcome=completed
        A viewWillAppear
        B viewWillDisappear
        B viewDidDisappear
        A viewDidAppear
        A viewWillDisappear
        A viewDidDisappear
        """,
      good: """
        A viewWillAppear
        A viewDidAppear
        A viewWillDisappear transition=1 outcome=completed
        B viewWillAppear transition=1 outcome=completed
        A viewDidDisappear transition=1 outcome=completed
        B viewDidAppear transition=1 outcome=completed
        """,
      source: """
        Apple, UIViewController: beginAppearanceTransition(_:animated:) and \
        endAppearanceTransition()
        """)
  ) { observation, rule, context in
    guard case .missingDid(let missing, let next) = observation else { return nil }
    let view = context.view(missing.view)
    let callback = context.callback(missing.callback)
    let completed =
      "\(context.view(missing.completed.view)) got \(context.callback(missing.completed.number))"
    var finding = context.finding(
      rule, at: next.position,
      "\(callback) of \(view) is missing before \(context.callback(next.number)), although "
        + "\(completed)", view: missing.view, event: callback, scope: missing.scope,
      notes: [
        context.note(
          "\(view) got \(context.callback(missing.begun.number)) here", of: missing.begun),
        context.note("\(completed) here, which completed the transition", of: missing.completed),
      ])
    if !missing.isCertain { finding.severity = .note }
    finding.transition = missing.transition
    finding.expected = [callback]
    return finding
  }
}

import EventChecking
import EventModel

extension Rule {
  static let frameworkWarning = Rule(
    RuleDescription(
      id: "framework_warning", severity: .warning,
      summary: "UIKit's own warning about appearance calls",
      finds: """
        UIKit's own warnings in the log: “Unbalanced calls to begin/end appearance transitions for \
        …” and “Calling -viewWillDisappear: directly on a view controller is not supported …”. \
        They are never read as events.
        """,
      matters: """
        UIKit has noticed that a transition began while another was under way, or that code calls \
        the callbacks by hand; the callbacks around it may come out of order.
        """,
      remedy: """
        wait for the transition under way before starting the next one; use begin- and \
        endAppearanceTransition in place of direct calls
        """,
      bad: """
        Unbalanced calls to begin/end appearance transitions for <InboxViewController: 0x7f8a10>.
        """,
      good: """
        -[InboxViewController viewWillAppear:]
        """,
      source: "UIKit's run-time warnings, as pasted in public issues")
  ) { observation, rule, context in
    guard case .frameworkWarning(let text, let position) = observation else { return nil }
    return context.finding(rule, at: position, "UIKit warns: \(MessageText.of(text, limit: 400))")
  }
}

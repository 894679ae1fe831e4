import EventChecking
import EventModel

extension Rule {
  static let unfinishedTransition = Rule(
    RuleDescription(
      id: "unfinished_transition", severity: .note,
      summary: "the log or the process ends inside a transition",
      finds: "A transition in which a view still waits for its did callback when the log ends.",
      matters: """
        Usually the recording was stopped. If the process ended there, it may have crashed in the \
        transition.
        """,
      remedy:
        "no action needed if the recording was stopped on purpose; otherwise check what the last call did",
      bad: """
        A viewWillAppear
        A viewDidAppear
        A viewWillDisappear
        B viewWillAppear
        A viewDidDisappear
        """,
      good: """
        A viewWillAppear
        A viewDidAppear
        A viewWillDisappear
        B viewWillAppear
        A viewDidDisappear
        B viewDidAppear
        """,
      source: "Apple, UIViewController: “Respond to view-related events” (the four states)",
      isAdviceGeneral: true)
  ) { observation, rule, context in
    guard case .closed(let closed) = observation, closed.conformance == .unfinished,
      let last = closed.open.calls.last
    else { return nil }
    let waiting = closed.open.slots.filter { !$0.isResting }.map { context.view($0.view) }
    return context.finding(
      rule, at: last, of: closed,
      "\(ended(closed.endedProcess)) ends inside a transition: \(waiting.joined(separator: " and ")) "
        + (waiting.count == 1 ? "is" : "are") + " still under way")
  }

  /// Returns what ended: the log, a process, or one of several runs that headers begin.
  private static func ended(_ process: String?) -> String {
    guard let process else { return "the log" }
    if process.isEmpty { return "the first run" }
    return process.hasPrefix("run ") ? process : "process \(process)"
  }
}

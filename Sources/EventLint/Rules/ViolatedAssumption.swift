import EventChecking
import EventModel

extension Rule {
  static let violatedAssumption = Rule(
    RuleDescription(
      id: "violated_assumption", severity: .error,
      summary: "this log breaks a declared assumption",
      finds: """
        Events of the log that break an assumption declared with --assume, --assumptions or an \
        assume line, at the line where the violation becomes certain. Only complete transitions \
        with two sides are judged, and only where the log records every callback that the \
        assumption needs.
        """,
      matters: "In this recording, code that relies on the assumption did the wrong thing.",
      remedy: "change the code to rely on an order that is guaranteed; `check` names one",
      bad: """
        assume current.viewDidDisappear before new.viewDidAppear
        A viewWillAppear
        A viewDidAppear
        B viewWillAppear
        A viewWillDisappear
        B viewDidAppear
        A viewDidDisappear
        """,
      good: """
        assume current.viewWillDisappear before new.viewDidAppear
        A viewWillAppear
        A viewDidAppear
        B viewWillAppear
        A viewWillDisappear
        B viewDidAppear
        A viewDidDisappear
        """,
      source: "“The Inconsistent Order of View Transition Events” (2014); DECLARE",
      isAdviceGeneral: true)
  ) { observation, rule, context in
    guard case .brokenAssumption(let found) = observation else { return nil }
    let declared = context.assumptions[found.assumption]
    let event = found.events[found.decisive]
    let call = context.callback(event.number)
    var finding = context.finding(
      rule, at: event.position,
      "\(context.view(event.view)).\(call) breaks the assumption `\(declared.text)`",
      view: event.view, event: call, scope: found.scope,
      witness: found.events.map {
        "\(context.names.name(ofView: $0.view)).\(context.callback($0.number))"
      },
      notes: found.events[..<found.decisive].map {
        let text = "\(context.view($0.view)) got \(context.callback($0.number))"
        return context.note(text, of: $0)
      })
    context.describe(declared, in: &finding)
    finding.transition = found.transition == 0 ? nil : found.transition
    finding.help = context.advice(declared) ?? finding.help
    return finding
  }
}

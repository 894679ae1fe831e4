package import EventChecking
package import EventModel

// What the rules about single actors, and about parents with their children, share.

extension RuleContext {
  /// Makes a finding about a call that an actor got or an action that it performed.
  package func finding(
    _ rule: RuleDescription, about event: ActorEvent, named name: String, scope: UInt32,
    _ message: String
  ) -> Finding {
    finding(rule, at: event.position, message, view: event.view, event: name, scope: scope)
  }

  /// Makes the note about obligations for which the log does not show whether they were met.
  package func finding(
    _ rule: RuleDescription, about answer: UnrecordedAnswer
  ) -> Finding {
    let obligation = contract.obligations[answer.obligation]
    let times =
      answer.count == 1 ? "1 \(obligation.action)" : "\(answer.count) \(obligation.action)s"
    var finding = finding(
      rule, at: answer.position,
      "\(times) could not be judged: this log never records \(obligation.answer)",
      view: answer.view)
    finding.help = "record \(obligation.answer) too to have it checked"
    return finding
  }

  /// Returns a sentence of the contract, followed by the id that documents use for it.
  package func said(_ text: String, _ id: String) -> String { "\(text) (\(id))" }
}

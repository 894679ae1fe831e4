package import EventChecking
package import EventModel

// What the three rules about one view's own calls share.

extension RuleContext {
  /// Makes the finding for a call that its view's automaton does not allow, if `fault` says what is
  /// wrong with it.
  package func finding(
    _ rule: RuleDescription, _ observation: Observation,
    fault: (Observation.OutOfTurn) -> String?
  ) -> Finding? {
    guard case .outOfTurn(let call) = observation, let fault = fault(call) else { return nil }
    var finding = finding(
      rule, at: call.position,
      "\(view(call.view)) got \(callback(call.callback)) \(fault); \(legalThere(call))",
      view: call.view, event: callback(call.callback), scope: call.scope)
    let name = names.name(ofView: call.view)
    if !call.isCertain {
      finding.severity = .warning
      finding.help = doubt(call)
    }
    finding.transition = call.transition == 0 ? nil : call.transition
    finding.state = call.state
    finding.expected = call.legal.map(callback)
    finding.witness = [
      "\(name).\(callback(call.previous))", "\(name).\(callback(call.callback))",
    ]
    finding.notes = [
      note(previousNote(call), of: call.view, got: call.previous, at: call.previousPosition)
    ]
    if let file = call.detail.file {
      finding.source = Finding.Source(file: file, line: call.detail.sourceLine ?? 1)
    }
    return finding
  }

  /// Returns whether an unexpected call ends something that was never begun.
  package func lacksOpening(_ call: Observation.OutOfTurn) -> Bool {
    !isOpening(call.callback) && call.gap.contains(where: isOpening)
  }

  /// Returns what was legal where an unexpected call came, as the second half of a message.
  ///
  /// A class may have several instances. What only another one may get is said separately.
  private func legalThere(_ call: Observation.OutOfTurn) -> String {
    if let state = call.state {
      return "it was \(state), where only \(either(call.legal.map(callback))) is legal"
    }
    let next = callbacks(after: call.previous)
    let own = call.legal.map(callback).filter(next.contains)
    let others = call.legal.map(callback).filter { !next.contains($0) }
    let name = names.name(ofView: call.view)
    let another = "\(either(others)) of another \(name.isEmpty ? contract.actor : name)"
    if others.isEmpty { return "legal there: \(either(own))" }
    return "legal there: " + (own.isEmpty ? another : "\(either(own)), or \(another)")
  }

  /// Returns the callbacks that one actor may get right after a callback.
  private func callbacks(after number: Int) -> Set<String> {
    let steps = contract.life.steps
    let reached = Set(steps.filter { $0.callback == contract.callbacks[number] }.map(\.to))
    return Set(steps.filter { reached.contains($0.from) }.map(\.callback.name))
  }

  private func previousNote(_ call: Observation.OutOfTurn) -> String {
    let event = "\(view(call.view)) got \(callback(call.previous)) here"
    return call.state.map { "\(event), which left it \($0)" } ?? event
  }

  /// The contract's callbacks, named if they are few.
  private var allCallbacks: String {
    contract.callbacks.count == 4 ? "all four callbacks" : "every callback"
  }

  private func doubt(_ call: Observation.OutOfTurn) -> String {
    "this log never shows \(either(call.gap.map(callback))) of \(view(call.view)), so it may only be "
      + "unrecorded; record \(allCallbacks) to be sure"
  }
}

import EventModel

extension LanePicture {
  /// Makes the picture of a transition of a log, with the places of a finding marked.
  init(_ transition: ViewTransition, marking finding: Finding, life: LifeAutomaton) {
    // In a history, a view changes sides from one transition to the next.
    let sides = finding.history == nil ? [" (current)", " (new)"] : ["", ""]
    let current = transition.current.map { TextLayout.oneLine($0) + sides[0] }
    let new = transition.new.map { TextLayout.oneLine($0) + sides[1] }
    // A note about a log is about a legal call; one about source marks where the claim fails.
    let isMarking = finding.severity > .note || finding.history != nil
    let steps = transition.events.map { event in
      Step(
        event.view, event.event.callback,
        label: event.position.line > 0 ? String(event.position.line) : "",
        isMarked: isMarking && event.position.offset == finding.position.offset)
    }
    self.init(lanes: current + new, steps: steps, life: life)
    for (lane, label) in transition.starts.enumerated() {
      starts[lane] = life.states.first { label != nil && $0.labels.first == label }?.name
    }
    markColor = Paint.Color(finding.severity)
  }
}

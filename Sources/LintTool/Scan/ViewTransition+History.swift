import EventModel

extension ViewTransition {
  /// Makes the transition for a picture of the history that shows a finding in source. Each call of
  /// the finding's own screen is at the line of source that it runs.
  ///
  /// The finding moves to its last call in the history.
  init(_ history: Witness, number: Int, _ life: LifeAutomaton, _ finding: inout Finding) {
    self.init(file: finding.file, scope: "", number: number)
    let subjects = history.events.map(\.subject)
    let own = history.view ?? subjects.first ?? ""
    let others = subjects.filter { $0 != own }.distinct()
    (current, new) = ([own], others)
    conformance = .documented
    var lines: [String: LogPosition] = [:]
    for note in finding.notes where note.file == finding.file {
      if let event = note.event, lines[event] == nil { lines[event] = note.position }
    }
    if let event = finding.event { lines[event] = finding.position }
    // Offsets only keep the order of the calls, and distinguish the calls of different histories.
    let base = UInt64(number) * UInt64(Limits.drawnCalls)
    for (index, event) in history.events.enumerated() {
      let isOwn = event.subject == own
      var position = isOwn ? lines[event.callback.name] ?? finding.position : finding.position
      position.offset = base + UInt64(index)
      if !isOwn || lines[event.callback.name] == nil { position.line = 0 }
      let view = isOwn ? 0 : others.firstIndex(of: event.subject)! + 1
      events.append(Event(event, view: view, at: position))
      if isOwn, event.callback.name == finding.event { finding.position.offset = position.offset }
    }
    starts = ([own] + others).map { name in
      let first = history.events.first { $0.subject == name }?.callback
      let isHidden = life.steps.contains { $0.from == life.initial && $0.callback == first }
      return isHidden ? life.initialLabel : nil
    }
  }
}

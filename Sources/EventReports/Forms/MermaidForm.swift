import EventModel

extension PictureForm {
  /// A sequence diagram of Mermaid, which GitHub and GitLab draw inside Markdown.
  package static let mermaid = PictureForm(
    name: "mermaid", summary: "a sequence diagram for Markdown", fileEnding: "mmd",
    draw: { timeline, _ in MermaidDiagram.whole(timeline) })
}

/// A Mermaid sequence diagram: the system calls the views, each of which is active while it is there.
struct MermaidDiagram {
  /// The most characters Mermaid reads (its setting `maxTextSize`).
  static let limit = 50_000

  /// The most participants in one diagram; more are hard to distinguish by eye.
  private static let mostLanes = 32

  private let timeline: Timeline
  private let isWitness: Bool
  private let starts: [Int: Timeline.Span]
  private let marks: [Int?: [Timeline.Mark]]

  private init(_ timeline: Timeline, isWitness: Bool) {
    self.timeline = timeline
    self.isWitness = isWitness
    starts = Dictionary(timeline.spans.map { ($0.calls[0], $0) }) { $1 }
    marks = timeline.marksByCall
  }

  /// Returns a diagram of everything, or of the parts around the findings if that is too long.
  ///
  /// - Parameter isWitness: Whether it shows a possible order and not a recorded one: its calls
  ///   belong to no transition of a log, and only some stand at a line.
  static func whole(_ timeline: Timeline, isWitness: Bool = false) -> String {
    var room = timeline.calls.count
    while true {
      let part = timeline.aroundFindings(room: room)
      let text = MermaidDiagram(part, isWitness: isWitness).text
      let fits = text.unicodeScalars.count <= limit && part.lanes.count <= mostLanes
      if fits || room <= 1 { return text }
      room = min(room, 1024) / 2
    }
  }

  private var text: String {
    var lines = ["sequenceDiagram"]
    if !timeline.calls.isEmpty { lines.append("participant S as system") }
    for lane in timeline.lanes.indices {
      lines.append("participant P\(lane + 1) as \(Self.name(timeline.title(of: lane)))")
    }
    var active = Set<Int>()
    for index in timeline.calls.indices {
      lines += before(index)
      lines += call(index, &active)
      lines += (marks[index] ?? []).map(note)
    }
    lines += active.sorted().map { "deactivate P\($0 + 1)" }
    if let omission = timeline.omission, let last = timeline.lanes.indices.last {
      lines.append("Note over S,P\(last + 1): \(MermaidText.escaped(omission))")
    }
    return lines[0] + "\n" + lines.dropFirst().map { "    \($0)\n" }.joined()
  }

  /// Returns the lines before a call: how many calls are left out, and the transition that it
  /// starts.
  private func before(_ index: Int) -> [String] {
    var lines: [String] = []
    let last = timeline.lanes.count
    let call = timeline.calls[index]
    if call.skipped > 0 {
      lines.append("Note over S,P\(last): … \(RunSummary.counted(call.skipped, "call")) left out …")
    }
    if let span = starts[index], !isWitness {
      let title = MermaidText.escaped("\(span.title) · \(span.recognition)")
      lines.append("Note over S,P\(last): \(title)")
    }
    return lines
  }

  private func call(_ index: Int, _ active: inout Set<Int>) -> [String] {
    let call = timeline.calls[index]
    let name = "P\(call.lane + 1)"
    var lines: [String] = []
    if isThere(call.before), active.insert(call.lane).inserted { lines.append("activate \(name)") }
    let isWrong = marks[index]?.areWrong == true
    let callback = MermaidText.escaped(timeline.callbacks[call.callback].name)
    let line = call.line > 0 ? "\(call.line) · " : ""
    lines.append("S\(isWrong ? "-x" : "->>")\(name): \(line)\(callback)")
    if isThere(call.after) {
      if active.insert(call.lane).inserted { lines.append("activate \(name)") }
    } else if active.remove(call.lane) != nil {
      lines.append("deactivate \(name)")
    }
    return lines
  }

  private func isThere(_ state: Int) -> Bool {
    timeline.states.appearances.indices.contains(state)
      && timeline.states.appearances[state] != .absent
  }

  private func note(_ mark: Timeline.Mark) -> String {
    let finding = mark.reported.finding
    let lane = mark.call.map { timeline.calls[$0].lane + 1 } ?? 1
    let place = lane == timeline.lanes.count && lane > 1 ? "left" : "right"
    let text = "\(finding.severity.rawValue): \(finding.message)"
    let lines = TextLayout.wrap(TextLayout.oneLine(text), width: 40).map(MermaidText.escaped)
    return "Note \(place) of P\(lane): \(lines.joined(separator: "<br/>"))"
  }

  /// Returns a name short enough to fit above a line.
  private static func name(_ title: String) -> String {
    let name = MermaidText.escaped(TextLayout.cut(TextLayout.oneLine(title), to: 48))
    return name.allSatisfy { $0 == " " } ? "(unnamed)" : name
  }
}

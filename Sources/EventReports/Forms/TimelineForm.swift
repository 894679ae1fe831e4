import EventModel

extension PictureForm {
  /// For a terminal: a two-lane picture of each transition, with the findings below.
  package static let timeline = PictureForm(
    name: "timeline", summary: "text for a terminal, transition by transition", fileEnding: "txt",
    draw: { TerminalTimeline($0, $1).text })
}

private struct TerminalTimeline {
  private let timeline: Timeline
  private let settings: ReportSettings
  private let paint: Paint
  private let marks: [Int?: [Timeline.Mark]]

  init(_ timeline: Timeline, _ settings: ReportSettings) {
    self.timeline = timeline
    self.settings = settings
    paint = Paint(isOn: settings.isColored)
    marks = timeline.marksByCall
  }

  var text: String {
    var lines: [String] = []
    var log = -1
    for section in timeline.sections {
      let own = timeline.lanes[timeline.calls[section.calls[0]].lane].log
      if own != log, timeline.logs.count > 1 {
        lines += [paint(.frame, "── ") + TextLayout.oneLine(timeline.logs[own]), ""]
      }
      log = own
      lines += draw(section)
    }
    for mark in marks[nil] ?? [] { lines += remark(mark) }
    if let omission = timeline.omission { lines.append(paint(.note, "note") + ": " + omission) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func draw(_ section: Timeline.Section) -> [String] {
    let calls = section.calls
    let lanes = calls.map { timeline.calls[$0].lane }.distinct()
    let ordered = lanes.sorted { side(of: $0, section) < side(of: $1, section) }
    var picture = LanePicture(
      lanes: ordered.map { name(of: $0, section) },
      steps: calls.map { index in
        let call = timeline.calls[index]
        return LanePicture.Step(
          ordered.firstIndex(of: call.lane) ?? 0, timeline.callbacks[call.callback],
          label: String(call.line), isMarked: marks[index]?.areWrong == true)
      }, life: timeline.life)
    let worst = calls.flatMap { marks[$0] ?? [] }.map(\.reported.finding.severity).max()
    picture.mostSteps = .max
    picture.markColor = Paint.Color(worst ?? .error)
    for call in calls.map({ timeline.calls[$0] }).reversed() {
      picture.starts[ordered.firstIndex(of: call.lane) ?? 0] =
        timeline.life.states[call.before].name
    }
    return heading(section) + [""]
      + picture.draw(width: settings.width - 2, paint: paint).map { ("  " + $0).trimmedEnd }
      + [""] + calls.flatMap { marks[$0] ?? [] }.flatMap(remark)
  }

  /// Returns the side of a lane: 0 for the current, 1 for the new, 2 for none.
  private func side(of lane: Int, _ section: Timeline.Section) -> Int {
    guard let transition = section.span?.transition else { return 2 }
    let name = timeline.lanes[lane].name
    return transition.current.contains(name) ? 0 : transition.new.contains(name) ? 1 : 2
  }

  private func name(of lane: Int, _ section: Timeline.Section) -> String {
    let title = TextLayout.oneLine(timeline.title(of: lane))
    switch side(of: lane, section) {
    case 0: return "\(title) (current)"
    case 1: return "\(title) (new)"
    default: return title
    }
  }

  /// Returns the heading in one line or, where that is too wide, what was recognized below it.
  private func heading(_ section: Timeline.Section) -> [String] {
    let lines = section.calls.map { timeline.calls[$0].line }
    let (first, last) = (lines.min() ?? 0, lines.max() ?? 0)
    let place = first == last ? "line \(first)" : "lines \(first)–\(last)"
    guard let span = section.span else {
      return [paint(.strong, "outside any transition") + paint(.faint, " · \(place)")]
    }
    let color = color(of: span.transition.conformance)
    let start = paint(.strong, span.title) + paint(.faint, " · \(place)")
    let count = CellWidth.of("\(span.title) · \(place) · \(span.recognition)")
    if count <= settings.width {
      return [start + paint(.faint, " · ") + paint(color, span.recognition)]
    }
    let below = TextLayout.wrap("  " + span.recognition, width: settings.width, hanging: 2)
    return [start] + below.map { paint(color, $0) }
  }

  private func color(of conformance: ViewTransition.Conformance) -> Paint.Color {
    switch conformance {
    case .illegal: .error
    case .documented, .catalogued, .oneSided: .good
    default: .faint
    }
  }

  private func remark(_ mark: Timeline.Mark) -> [String] {
    let finding = mark.reported.finding
    let title = "\(finding.severity.rawValue)[\(finding.rule)]"
    let place = mark.call == nil ? "" : "line \(finding.position.line): "
    let lines = TextLayout.wrap(
      "\(title): \(place)\(TextLayout.oneLine(finding.message))", width: settings.width - 2,
      hanging: 2)
    return paint.titled(title, Paint.Color(finding.severity), lines).map { "  " + $0 } + [""]
  }
}

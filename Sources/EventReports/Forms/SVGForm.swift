import EventModel

extension PictureForm {
  /// A drawing for documents: a card for each transition, time downwards, light and dark.
  package static let svg = PictureForm(
    name: "svg", summary: "a drawing for documents, light and dark", fileEnding: "svg",
    draw: { timeline, _ in SVGDrawing(timeline).text })
}

private struct SVGDrawing {
  /// The most calls of one drawing; a longer one is hard to read.
  private static let mostCalls = 2000

  private let timeline: Timeline

  init(_ timeline: Timeline) { self.timeline = timeline.aroundFindings(room: Self.mostCalls) }

  var text: String {
    var top = SVGCard.gap
    var body = ""
    var width = 360
    for (index, section) in timeline.sections.enumerated() {
      let card = SVGCard(section, of: timeline, number: index)
      body += "<g transform=\"translate(\(SVGCard.gap) \(top))\">\n\(card.text)</g>\n"
      top += card.height + SVGCard.gap
      width = max(width, card.width + 2 * SVGCard.gap)
    }
    if !timeline.calls.isEmpty {
      body += "<g transform=\"translate(\(SVGCard.gap) \(top))\">\n\(legend)</g>\n"
      top += 26
    }
    for note in notes {
      body += SVGText.text(note, x: SVGCard.gap, y: top + 14, "quiet")
      top += 30
    }
    let title = XMLText.escaped("Timeline of \(timeline.logs.joined(separator: ", "))")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(top)" \
      viewBox="0 0 \(width) \(top)" role="img" aria-label="\(title)">
      <title>\(title)</title>
      \(SVGText.style)<rect class="page" width="100%" height="100%"/>
      \(body)</svg>

      """
  }

  /// The meaning of the bars and the dots, in one row.
  private var legend: String {
    var shown: [(appearance: LifeTable.Appearance, names: [String])] = []
    for (state, appearance) in zip(timeline.life.states, timeline.states.appearances) {
      let name = state.labels.first ?? state.name
      let place = shown.firstIndex {
        SVGCard.kind(of: $0.appearance) == SVGCard.kind(of: appearance)
      }
      guard let place else {
        shown.append((appearance, [name]))
        continue
      }
      if shown[place].names.count < 3, !shown[place].names.contains(name) {
        shown[place].names.append(name)
      }
    }
    var x = 4
    var text = ""
    for (appearance, names) in shown {
      let width = appearance == .absent ? 2 : 10
      text +=
        "<rect class=\"\(SVGCard.kind(of: appearance))\" x=\"\(x + 5 - width / 2)\" y=\"0\" "
        + "width=\"\(width)\" height=\"16\"/>\n"
      let words = names.joined(separator: ", ")
      text += SVGText.text(words, x: x + 18, y: 12, "quiet")
      x += 34 + TextWidth(size: 12).of(words)
    }
    text +=
      "<circle class=\"call\" cx=\"\(x + 5)\" cy=\"8\" r=\"5\"/>\n"
      + SVGText.text("call", x: x + 18, y: 12, "quiet")
    if timeline.marks.areWrong {
      text +=
        "<circle class=\"wrong\" cx=\"\(x + 65)\" cy=\"8\" r=\"5\"/>\n"
        + SVGText.text("call with a finding", x: x + 78, y: 12, "quiet")
    }
    return text
  }

  private var notes: [String] {
    let loose = timeline.marks.filter { $0.call == nil }.map(\.reported.finding)
    return loose.map { "\($0.severity.rawValue): \($0.message)" }
      + [timeline.omission].compactMap { $0 } + (timeline.calls.isEmpty ? ["no calls to draw"] : [])
  }
}

/// One transition: its views side by side, their states as bars, their calls as dots.
private struct SVGCard {
  static let gap = 20
  private static let column = 216
  private static let gutter = 64
  private static let row = 26
  private static let margin = 18

  private let timeline: Timeline
  private let section: Timeline.Section
  private let lanes: [Int]
  private let marks: [Timeline.Mark]
  private let title: String
  /// What the transition was recognized as, and its lines; if there is no room beside the title, in
  /// lines of their own below it.
  private let subtitle: (words: [String], isBeside: Bool)
  let width: Int

  init(_ section: Timeline.Section, of timeline: Timeline, number: Int) {
    self.timeline = timeline
    self.section = section
    let own = Set(section.calls)
    marks = timeline.marks.filter { $0.call.map(own.contains) ?? false }
    let lanes = section.calls.map { timeline.calls[$0].lane }.distinct()
    let current = section.span?.transition.current ?? []
    self.lanes =
      lanes.filter { current.contains(timeline.lanes[$0].name) }
      + lanes.filter { !current.contains(timeline.lanes[$0].name) }
    let width = max(560, Self.gutter + lanes.count * Self.column + 16)
    let room = width - 2 * Self.margin
    let name =
      section.span.map { "Transition \($0.title.dropFirst(11))" } ?? "Outside any transition"
    let font = TextWidth(size: 15, isBold: true)
    let title = font.cut(TextLayout.oneLine(name), to: room)
    let place = section.calls.map { timeline.calls[$0].line }
    let (first, last) = (place.min() ?? 0, place.max() ?? 0)
    let lines = first == last ? "line \(first)" : "lines \(first)–\(last)"
    let words = [section.span?.recognition, lines].compactMap { $0 }.joined(separator: " · ")
    let isBeside = font.of(title) + 24 + TextWidth(size: 12).of(words) <= room
    subtitle = (isBeside ? [words] : TextLayout.wrap(words, width: room * 10 / 76), isBeside)
    (self.title, self.width) = (title, width)
  }

  /// The height of what is above the calls.
  private var head: Int { 92 + (subtitle.isBeside ? 0 : subtitle.words.count * 17) }
  private var rows: Int { section.calls.count * Self.row }
  private var messages: [(isBad: Bool, line: String)] {
    marks.flatMap { mark -> [(Bool, String)] in
      let finding = mark.reported.finding
      let text = "\(finding.severity.rawValue), line \(finding.position.line): \(finding.message)"
      let lines = TextLayout.wrap(TextLayout.oneLine(text), width: (width - 40) * 10 / 78)
      return lines.map { (finding.severity > .note, $0) }
    }
  }
  var height: Int { head + rows + 12 + (messages.isEmpty ? 0 : messages.count * 20 + 14) }

  var text: String {
    var text = "<rect class=\"card\" width=\"\(width)\" height=\"\(height)\" rx=\"10\"/>\n"
    text += SVGText.text(title, x: Self.margin, y: 30, "title")
    for (index, words) in subtitle.words.enumerated() {
      text +=
        subtitle.isBeside
        ? SVGText.text(words, x: width - Self.margin, y: 30, "quiet end")
        : SVGText.text(words, x: Self.margin, y: 48 + index * 17, "quiet")
    }
    for (index, lane) in lanes.enumerated() { text += header(lane, at: index) }
    for (index, lane) in lanes.enumerated() { text += bars(lane, at: index) }
    for (index, call) in section.calls.enumerated() { text += draw(call, row: index) }
    for (index, message) in messages.enumerated() {
      text += SVGText.text(
        message.line, x: 20, y: head + rows + 24 + index * 20, message.isBad ? "bad" : "quiet")
    }
    return text
  }

  private func x(_ index: Int) -> Int { Self.gutter + index * Self.column + 12 }
  private func y(_ row: Int) -> Int { head + row * Self.row + Self.row / 2 }

  private func header(_ lane: Int, at index: Int) -> String {
    let name = TextLayout.oneLine(timeline.title(of: lane))
    let transition = section.span?.transition
    let side =
      transition.map { $0.current.contains(timeline.lanes[lane].name) ? "current" : "new" } ?? ""
    let shown = TextWidth(size: 13, isBold: true).cut(name, to: Self.column - 12)
    return SVGText.text(shown, x: x(index) - 6, y: head - 32, "name")
      + SVGText.text(side, x: x(index) - 6, y: head - 15, "quiet")
  }

  private func bars(_ lane: Int, at index: Int) -> String {
    var text = ""
    var (state, top): (Int?, Int) = (nil, head - 4)
    for (row, number) in section.calls.enumerated() {
      let call = timeline.calls[number]
      guard call.lane == lane else { continue }
      text += bar(state ?? call.before, x(index), top, y(row))
      (state, top) = (call.after, y(row))
    }
    return text + bar(state ?? 0, x(index), top, head + rows)
  }

  private func bar(_ state: Int, _ x: Int, _ top: Int, _ bottom: Int) -> String {
    let appearance = timeline.states.appearances[state]
    let kind = Self.kind(of: appearance)
    let label = XMLText.escaped(timeline.life.states[state].labels[0])
    let width = appearance == .absent ? 2 : 10
    return "<rect class=\"\(kind)\" x=\"\(x - width / 2)\" y=\"\(top)\" width=\"\(width)\" "
      + "height=\"\(max(0, bottom - top))\"><title>\(label)</title></rect>\n"
  }

  static func kind(of appearance: LifeTable.Appearance) -> String {
    switch appearance {
    case .absent: "absent"
    case .present: "present"
    case .rising, .falling: "moving"
    }
  }

  private func draw(_ number: Int, row: Int) -> String {
    let call = timeline.calls[number]
    let isBad = marks.filter { $0.call == number }.areWrong
    let x = x(lanes.firstIndex(of: call.lane) ?? 0)
    let y = y(row)
    var text = SVGText.text(String(call.line), x: Self.gutter - 24, y: y + 4, "line end")
    text += "<circle class=\"\(isBad ? "wrong" : "call")\" cx=\"\(x)\" cy=\"\(y)\" r=\"5\"/>\n"
    if isBad { text += "<path class=\"cross\" d=\"M\(x - 2) \(y - 2)l4 4m0-4l-4 4\"/>\n" }
    let name = TextWidth(size: 13, isBold: isBad)
      .cut(timeline.callbacks[call.callback].name, to: Self.column - 30)
    return text + SVGText.text(name, x: x + 13, y: y + 4, isBad ? "bad" : "callback")
  }
}

private enum SVGText {
  static func text(_ text: String, x: Int, y: Int, _ classes: String) -> String {
    if text.isEmpty { return "" }
    let shown = XMLText.escaped(TextLayout.oneLine(text))
    return "<text class=\"\(classes)\" x=\"\(x)\" y=\"\(y)\">\(shown)</text>\n"
  }

  static let style = """
    <style>
    text { font: 13px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; fill: #1f2430; }
    .page { fill: #f6f7f9; } .card { fill: #fff; stroke: #dfe2e8; }
    .title { font-weight: 600; font-size: 15px; } .name { font-weight: 600; }
    .quiet, .line { fill: #6b7280; } .quiet { font-size: 12px; } .line { font-size: 11px; }
    .end { text-anchor: end; } .bad { fill: #b4232c; font-weight: 600; }
    .present { fill: #3f50c8; } .moving { fill: #7886e2; } .absent { fill: #7d8593; }
    .call { fill: #fff; stroke: #3f51c4; stroke-width: 2; }
    .wrong { fill: #c8323b; } .cross { stroke: #fff; stroke-width: 1.6; stroke-linecap: round; }
    @media (prefers-color-scheme: dark) {
    text { fill: #e6e8ee; } .page { fill: #14161b; } .card { fill: #1c1f26; stroke: #30343e; }
    .quiet, .line { fill: #9aa2b1; } .bad { fill: #ff8087; }
    .present { fill: #7d8df3; } .moving { fill: #6672c9; } .absent { fill: #727b8b; }
    .call { fill: #1c1f26; stroke: #a5b0f7; } .wrong { fill: #f0525c; }
    }
    </style>

    """
}

import EventModel

extension Reporter {
  /// For people: the finding, the lines of the log, the picture of the transition, and what to do.
  package static let text = Reporter(
    name: "text", fileEnding: "txt", printsLogLines: true, drawsTransitions: true,
    countsOccurrences: true,
    body: .streamed(
      each: { reported, settings in
        if reported.occurrence == 0 { return TextFinding(reported, settings).text + "\n" }
        // While a log is followed, repeats are shown as they come; otherwise they are counted at
        // the end.
        return settings.isLive ? TextFinding(reported, settings).repeatLine + "\n" : ""
      },
      end: { Self.repeats($0) + Self.closing($0) }))

  private static func closing(_ report: RunReport) -> String {
    if report.settings.isQuiet || report.summary.files == 0 { return "" }
    let paint = Paint(isOn: report.settings.isColored)
    let color: Paint.Color =
      report.summary.errors > 0 ? .error : report.summary.warnings > 0 ? .warning : .strong
    return TextLayout.wrap(report.summary.line, width: report.settings.width, hanging: 2)
      .map { paint(color, $0) + "\n" }.joined()
  }

  private static func repeats(_ report: RunReport) -> String {
    let paint = Paint(isOn: report.settings.isColored)
    return report.settings.isLive
      ? "" : report.repeats.all.map { $0.text(width: report.settings.width, paint) + "\n" }.joined()
  }
}

extension RepeatedFindings.Group {
  /// The group as a paragraph: how many, where the first is shown, and the lines.
  fileprivate func text(width: Int, _ paint: Paint) -> String {
    let title = "\(first.severity.rawValue)[\(first.rule)]"
    let file = TextLayout.oneLine(first.file)
    var places = lines.map(String.init).joined(separator: ", ")
    if count > lines.count { places += ", …" }
    let message =
      ": \(count) more like the one at \(file):\(firstLine), "
      + "in \(count == 1 ? "line" : "lines") \(places)"
    let rows = TextLayout.wrap(title + message, width: width, hanging: 2)
    return paint.titled(title, Paint.Color(first.severity), rows).map { $0 + "\n" }.joined()
  }
}

struct TextFinding {
  private let reported: ReportedFinding
  private let settings: ReportSettings
  private let paint: Paint

  init(_ reported: ReportedFinding, _ settings: ReportSettings) {
    self.reported = reported
    self.settings = settings
    paint = Paint(isOn: settings.isColored)
  }

  private var finding: Finding { reported.finding }

  private var color: Paint.Color { Paint.Color(finding.severity) }

  var text: String {
    let lines =
      headline + [arrow(to: finding.file, finding.position)] + snippet
      + separateNotes + picture + remarks
    return lines.map { $0 + "\n" }.joined()
  }

  /// The finding in one line, for one that was shown before with other lines.
  var repeatLine: String {
    let title = paint(color, "\(finding.severity.rawValue)[\(finding.rule)]")
    let place = "\(TextLayout.oneLine(finding.file)):\(finding.position.line)"
    return "\(title): again at \(place), for the \(Self.ordinal(reported.occurrence + 1)) time\n"
  }

  private static func ordinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return "\(number)\(ending)"
  }

  private var headline: [String] {
    let title = "\(finding.severity.rawValue)[\(finding.rule)]"
    let message = ": " + TextLayout.oneLine(finding.message)
    let lines = TextLayout.wrap(title + message, width: settings.width, hanging: 2)
    return paint.titled(title, color, lines, rest: .strong)
  }

  private func arrow(to file: String, _ position: LogPosition) -> String {
    var place = TextLayout.oneLine(file)
    if position.line > 0 {
      place += ":\(position.line)"
      if position.column > 0 { place += ":\(position.column)" }
    }
    return String(repeating: " ", count: gutter) + paint(.frame, "--> ") + place
  }

  private var gutter: Int {
    var numbers = (reported.lines + reported.noteLines.joined()).map(\.number)
    if let drawn = drawnTransition { numbers += drawn.events.map(\.position.line) }
    return String(numbers.max() ?? finding.position.line).count
  }
}

extension TextFinding {
  /// Whether a note is shown in the same picture of lines as the finding.
  private func isNear(_ index: Int) -> Bool {
    let note = finding.notes[index]
    return note.file == finding.file && note.position.line > 0 && !reported.noteLines[index].isEmpty
      && !reported.lines.isEmpty
  }

  private var snippet: [String] {
    guard !reported.lines.isEmpty else { return [] }
    let near = finding.notes.indices.filter(isNear)
    var lines = reported.lines
    var marks = [mark(at: finding.position, saying: mainLabel, isMain: true)]
    for index in near {
      let note = finding.notes[index]
      let known = Set(lines.map(\.number))
      lines += reported.noteLines[index].filter { !known.contains($0.number) }
      marks.append(mark(at: note.position, saying: note.message, isMain: false))
    }
    lines.sort { $0.number < $1.number }
    return draw(lines, marks, color)
  }

  /// The text at the carets: what was legal there, unless the message says it.
  private var mainLabel: String {
    if finding.expected.allSatisfy(finding.message.contains) { return "" }
    return "expected \(MessageText.list(finding.expected, "or"))"
  }

  private func mark(at position: LogPosition, saying label: String, isMain: Bool) -> Snippet.Mark {
    Snippet.Mark(
      line: position.line, column: position.column, endColumn: position.endColumn,
      label: TextLayout.oneLine(label), isMain: isMain)
  }

  private func draw(_ lines: [LogLine], _ marks: [Snippet.Mark], _ color: Paint.Color) -> [String] {
    Snippet(
      lines: lines, marks: marks, gutter: gutter, width: settings.width, paint: paint, color: color
    ).draw()
  }

  private var separateNotes: [String] {
    finding.notes.indices.filter { !isNear($0) }.flatMap { index -> [String] in
      let note = finding.notes[index]
      let head = paint(.note, "note") + ": " + TextLayout.oneLine(note.message)
      let lines = [head, arrow(to: note.file, note.position)]
      if reported.noteLines[index].isEmpty { return lines }
      let mark = mark(at: note.position, saying: "", isMain: false)
      return lines + draw(reported.noteLines[index], [mark], .note)
    }
  }
}

extension TextFinding {
  private var margin: String { String(repeating: " ", count: gutter + 1) }

  /// The transition, if it has a picture. A transition of one view is shown only by the lines of
  /// the log.
  private var drawnTransition: ViewTransition? {
    guard let transition = reported.transition, !transition.events.isEmpty,
      transition.current.count + transition.new.count > 1
    else { return nil }
    return transition
  }

  /// The picture of the transition, attached to the gutter with the numbers of its lines.
  private var picture: [String] {
    guard let transition = drawnTransition else { return [] }
    let picture = LanePicture(transition, marking: finding, life: settings.life)
    let rows = picture.rows(width: settings.width - gutter - 5, paint: paint).map { row in
      let pad = String(repeating: " ", count: max(0, gutter - row.label.count))
      return (paint(.frame, pad + row.label + " |") + "   " + row.text).trimmedEnd
    }
    return [edge] + rows
  }

  private var edge: String { margin + paint(.frame, "|") }

  private func title(of transition: ViewTransition) -> String {
    if finding.history != nil { return "the shortest history that shows it" }
    let scope = transition.scope.isEmpty ? "" : " in \(TextLayout.oneLine(transition.scope))"
    return "transition \(transition.number)\(scope)"
  }

  /// What the transition was recognized as, unless the message already says it.
  private func recognition(of transition: ViewTransition) -> String {
    let names = transition.candidates
    if !names.isEmpty, names.prefix(2).allSatisfy(finding.message.contains) { return "" }
    if names.count > 3 {
      return "\(names[0]), \(names[1]) or one of \(names.count - 2) other kinds"
    }
    if !names.isEmpty { return names.joined(separator: " or ") }
    guard let nearest = transition.nearest, !finding.message.contains(nearest) else { return "" }
    let edits = transition.edits.joined(separator: ", and ")
    return "like \(nearest)" + (edits.isEmpty ? "" : ", but \(edits)")
  }

  private var remarks: [String] {
    var lines: [String] = []
    if let transition = drawnTransition, case let text = recognition(of: transition), !text.isEmpty
    {
      lines += remark(title(of: transition), text)
    }
    let remarks = [
      ("assumption", finding.assumption), ("once", meaningOfOnce), ("verdict", finding.verdict),
      ("recorded by", finding.source.map { "\($0.file):\($0.line)" }), ("help", finding.help),
      ("test", finding.test),
    ]
    for case (let title, let text?) in remarks { lines += remark(title, text) }
    return lines.isEmpty ? [] : [edge] + lines
  }

  /// What `once` stands for, if the assumption names it: `A never without once`, not `A at most once`.
  private var meaningOfOnce: String? {
    let words = finding.assumption?.split(separator: " ") ?? []
    let isNamed = words.indices.contains { index in
      words[index] == "once"
        && (index == 0 || !["most", "least", "exactly"].contains(words[index - 1]))
    }
    return isNamed ? "code that runs before the first callback, such as init and viewDidLoad" : nil
  }

  private func remark(_ title: String, _ text: String) -> [String] {
    let head = "= \(title): "
    let room = max(20, settings.width - gutter - 1 - head.count)
    let lines = TextLayout.wrap(TextLayout.oneLine(text), width: room)
    let pad = margin + String(repeating: " ", count: head.count)
    let first = margin + paint(.frame, "= ") + paint(.strong, title + ":") + " " + lines[0]
    return [first] + lines.dropFirst().map { pad + $0 }
  }
}

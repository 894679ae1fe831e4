import EventModel
import JSON

/// The data that the page's script reads: numbers in columns, and each text once.
struct PageData {
  let timeline: Timeline
  let settings: ReportSettings
  let title: String

  /// Returns JSON that cannot close its `script` element, whatever the log contains.
  static func inert(_ json: String) -> String {
    json.escaped([
      "<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "\u{2028}": "\\u2028",
      "\u{2029}": "\\u2029",
    ])
  }

  var json: JSONValue {
    [
      "title": .string(title),
      "tool": .string("\(settings.toolName) \(settings.toolVersion)"),
      "isSource": .bool(timeline.summary.subject == .source),
      "logs": .strings(timeline.logs.map(TextLayout.oneLine)),
      "omission": .optional(timeline.omission),
      "summary": FindingJSON.summary(timeline.summary),
      "callbacks": .strings(timeline.callbacks.map(\.name)),
      "states": .array(
        zip(timeline.life.states, timeline.states.appearances).map { state, appearance in
          [.string(state.labels[0]), .int(appearance.rawValue)]
        }),
      "lanes": .array(timeline.lanes.map(lane)),
      "starts": numbers(starts),
      "befores": .array(befores),
      "calls": calls,
      "gaps": .array(
        timeline.calls.enumerated().filter { $0.element.skipped > 0 }
          .map { [.int($0.offset), .int($0.element.skipped)] }),
      "spans": .array(timeline.spans.map(span)),
      "rules": .array(rules),
      "findings": .array(timeline.marks.map(finding)),
    ]
  }

  private func lane(_ lane: Timeline.Lane) -> JSONValue {
    [
      .int(lane.log), .string(TextLayout.oneLine(lane.scope)),
      .string(TextLayout.oneLine(lane.name)), .optional(lane.instance.map(TextLayout.oneLine)),
    ]
  }

  private var starts: [Int] {
    var starts: [Int?] = Array(repeating: nil, count: timeline.lanes.count)
    for call in timeline.calls where starts[call.lane] == nil { starts[call.lane] = call.before }
    return starts.map { $0 ?? 0 }
  }

  /// The states of views before calls, where they differ from the state after the view's previous
  /// call.
  private var befores: [JSONValue] {
    var latest: [Int: Int] = [:]
    return timeline.calls.enumerated().compactMap { index, call in
      defer { latest[call.lane] = call.after }
      guard let state = latest[call.lane], state != call.before else { return nil }
      return [.int(index), .int(call.before)]
    }
  }

  private func numbers(_ numbers: [Int]) -> JSONValue { .array(numbers.map(JSONValue.int)) }

  private func differences(_ numbers: [Int]) -> JSONValue {
    var previous = 0
    return .array(
      numbers.map { number in
        defer { previous = number }
        return .int(number - previous)
      })
  }

  private var calls: JSONValue {
    let calls = timeline.calls
    let times = calls.compactMap(\.time)
    let isTimed = !times.isEmpty && times.count == calls.count
    return .object(of: [
      "lane": numbers(calls.map(\.lane)), "callback": numbers(calls.map(\.callback)),
      "state": numbers(calls.map(\.after)), "line": differences(calls.map(\.line)),
      "time": isTimed ? differences(times.map { Int($0 / 1000) }) : nil,
    ])
  }

  private func span(_ span: Timeline.Span) -> JSONValue {
    [
      .int(span.calls.first ?? 0), .int(span.calls.last ?? 0), .int(span.transition.number),
      .string(span.recognition), .string(span.transition.conformance.rawValue),
    ]
  }

  private var rules: [JSONValue] {
    timeline.marks.map(\.reported.finding.rule).distinct().map { id in
      let rule = settings.rules.first { $0.id == id }
      return ["id": .string(id), "summary": .optional(rule?.summary)]
    }
  }
}

extension PageData {
  private func finding(_ mark: Timeline.Mark) -> JSONValue {
    let finding = mark.reported.finding
    let (shown, noteLines) = (mark.reported.lines, mark.reported.noteLines)
    let notes = finding.notes.enumerated().map { index, note in
      self.note(note, noteLines.indices.contains(index) ? noteLines[index] : [])
    }
    return .object(of: [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "message": text(finding.message), "file": text(finding.file),
      "line": .int(finding.position.line), "view": finding.view.map(text),
      "call": mark.call.map(JSONValue.int),
      "related": mark.related.isEmpty ? nil : numbers(mark.related),
      "lines": shown.isEmpty ? nil : lines(shown, [finding.position] + nearby(finding)),
      "notes": notes.isEmpty ? nil : .array(notes),
      "expected": finding.expected.isEmpty ? nil : .strings(finding.expected),
      "assumption": finding.assumption.map(text),
      "verdict": finding.verdict.map(JSONValue.string), "help": finding.help.map(text),
    ])
  }

  private func note(_ note: Finding.Note, _ lines: [LogLine]) -> JSONValue {
    [
      "message": text(note.message), "file": text(note.file), "line": .int(note.position.line),
      "lines": self.lines(lines, [note.position]),
    ]
  }

  /// The places in the finding's own log that its notes name.
  private func nearby(_ finding: Finding) -> [LogPosition] {
    finding.notes.filter { $0.file == finding.file }.map(\.position)
  }

  private func text(_ text: String) -> JSONValue { .string(TextLayout.oneLine(text)) }

  /// Returns lines as number and text; a marked line as number, text before the mark, marked text,
  /// and text after it.
  private func lines(_ lines: [LogLine], _ marked: [LogPosition]) -> JSONValue {
    .array(
      lines.map { line in
        let visible = VisibleText(line.text)
        let own = marked.first { line.number == $0.line && $0.endColumn > $0.column }
        guard let position = own else {
          let text = String(visible.characters.prefix(Self.lineLimit))
          return [.int(line.number), .string(text)]
        }
        let range = visible.range(
          from: position.column - line.skipped, to: position.endColumn - line.skipped)
        let start = max(0, range.lowerBound - Self.lineLimit / 2)
        let end = min(visible.characters.count, range.upperBound + Self.lineLimit / 2)
        let before = (start > 0 ? "…" : "") + String(visible.characters[start..<range.lowerBound])
        return [
          .int(line.number), .string(before), .string(String(visible.characters[range])),
          .string(String(visible.characters[range.upperBound..<end])),
        ]
      })
  }

  /// The most characters of one line of a log that are put into the page.
  private static let lineLimit = 2000
}

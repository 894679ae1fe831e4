import EventModel

// Parts of a timeline, for pictures where the whole is too much or not asked for.

extension Timeline {
  /// Returns the timeline with only some of its calls, in order, and what belongs to them; the
  /// states stay those of the whole.
  ///
  /// Findings that are about no call stay.
  ///
  /// - Complexity: O(calls of the whole).
  package func keeping(_ isKept: (Int) -> Bool) -> Timeline {
    var part = Timeline(callbacks: callbacks, life: life)
    part.logs = logs
    part.summary = summary
    part.omission = omission
    let kept = calls.indices.map(isKept)
    let used = Set(calls.indices.filter { kept[$0] }.map { calls[$0].lane })
    for lane in lanes.indices where used.contains(lane) { _ = part.number(of: lanes[lane]) }
    var numbers: [Int?] = Array(repeating: nil, count: calls.count)
    var skipped = 0
    for index in calls.indices {
      guard kept[index] else {
        skipped += 1
        continue
      }
      numbers[index] = part.calls.count
      var call = calls[index]
      call.lane = part.number(of: lanes[call.lane])
      call.skipped += skipped
      part.calls.append(call)
      skipped = 0
    }
    part.spans = spans.compactMap { span in
      let own = span.calls.compactMap { numbers[$0] }
      return own.isEmpty ? nil : Span(transition: span.transition, calls: own)
    }
    part.marks = marks.compactMap { mark in
      guard let call = mark.call else { return mark }
      guard let kept = numbers[call] else { return nil }
      return Mark(
        reported: mark.reported, call: kept, related: mark.related.compactMap { numbers[$0] })
    }
    return part
  }

  /// Returns the transitions with a number, of every log and scope.
  package func transition(_ number: Int) -> Timeline {
    let wanted = Set(spans.filter { $0.transition.number == number }.flatMap(\.calls))
    return withoutLooseFindings.keeping(wanted.contains)
  }

  /// Returns the part around a line: some calls before and after it, with whole transitions;
  /// nothing if the log has no call from that line on.
  package func around(line: Int, reach: Int = 12) -> Timeline {
    var wanted: Set<Int> = []
    for log in logs.indices {
      let own = calls.indices.filter { lanes[calls[$0].lane].log == log }
      guard let place = own.firstIndex(where: { calls[$0].line >= line }) else { continue }
      wanted.formUnion(own[max(0, place - reach)..<min(own.count, place + reach + 1)])
    }
    return withoutLooseFindings.keeping(whole(wanted).contains)
  }

  /// Returns the parts around the findings, the most severe first, up to a number of calls; without
  /// findings, the start.
  func aroundFindings(room: Int, reach: Int = 8) -> Timeline {
    if calls.count <= room { return self }
    var wanted: Set<Int> = []
    let ranked = marks.enumerated().sorted {
      ($1.element.reported.finding.severity, $0.offset)
        < ($0.element.reported.finding.severity, $1.offset)
    }
    for (_, mark) in ranked {
      guard let call = mark.call else { continue }
      let near = whole(Set(max(0, call - reach)...min(calls.count - 1, call + reach)))
      let more = wanted.union(near)
      if more.count <= room { wanted = more }
    }
    if wanted.isEmpty { wanted = Set(0..<min(room, calls.count)) }
    var part = keeping(wanted.contains)
    part.omission =
      "\(RunSummary.counted(calls.count - part.calls.count, "call")) left out: there is no room"
    return part
  }

  /// Returns some calls with the rest of the transitions they belong to.
  private func whole(_ calls: Set<Int>) -> Set<Int> {
    spans.reduce(into: calls) { wanted, span in
      if span.calls.contains(where: calls.contains) { wanted.formUnion(span.calls) }
    }
  }

  private var withoutLooseFindings: Timeline {
    var part = self
    part.marks.removeAll { $0.call == nil }
    return part
  }
}

extension Timeline {
  /// The calls that belong together in a picture, in order: a transition, or calls outside any.
  struct Section {
    var span: Span?
    var calls: [Int]
  }

  /// The whole timeline in sections, in the order of their first calls.
  var sections: [Section] {
    var inside = Array(repeating: false, count: calls.count)
    for span in spans { for call in span.calls { inside[call] = true } }
    var loose: [Section] = []
    var previous: Int?
    for index in calls.indices where !inside[index] {
      if let previous, previous == index - 1 {
        loose[loose.count - 1].calls.append(index)
      } else {
        loose.append(Section(span: nil, calls: [index]))
      }
      previous = index
    }
    return (spans.map { Section(span: $0, calls: $0.calls) } + loose)
      .sorted { $0.calls[0] < $1.calls[0] }
  }
}

extension Timeline {
  /// The findings about each call; those about no call have the key nil.
  var marksByCall: [Int?: [Mark]] { Dictionary(grouping: marks, by: \.call) }
}

extension [Timeline.Mark] {
  /// Whether one of the findings is more than a note.
  var areWrong: Bool { contains { $0.reported.finding.severity > .note } }
}

extension Timeline.Span {
  /// What it was recognized as, in a few words.
  var recognition: String {
    let names = transition.candidates.map { $0.split(separator: ".", maxSplits: 1) }
    let outcomes = Set(names.compactMap(\.last))
    if outcomes.count == 1, let outcome = outcomes.first {
      let kinds = names.map { String($0[0]) }
      return "\(MessageText.list(kinds, "or")), \(outcome)"
    }
    if !names.isEmpty { return transition.candidates.joined(separator: " or ") }
    switch transition.conformance {
    case .oneSided: return "one-sided"
    default: return transition.conformance.rawValue
    }
  }

  var title: String {
    let scope = transition.scope.isEmpty ? "" : " in \(TextLayout.oneLine(transition.scope))"
    return "transition \(transition.number)\(scope)"
  }
}

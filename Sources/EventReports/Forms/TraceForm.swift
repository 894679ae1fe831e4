import EventModel
import JSON

extension PictureForm {
  /// Chrome's trace event format, which Perfetto opens.
  ///
  /// Source: Google, “Trace Event Format”.
  package static let trace = PictureForm(
    name: "trace", summary: "a trace for ui.perfetto.dev, with times", fileEnding: "json",
    draw: { timeline, _ in TraceDocument(timeline).text })
}

/// A trace: a process for each log, a thread for each view with its states as slices, each call an
/// instant, and a thread for each kind of transition with its transitions as slices.
private struct TraceDocument {
  private let timeline: Timeline
  private let times: [Int64]

  init(_ timeline: Timeline) {
    self.timeline = timeline
    times = Self.times(of: timeline)
  }

  var text: String {
    let events = names + states + instants + transitions + findings
    let lines = events.map(\.line).joined(separator: ",\n")
    return "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n\(lines)\n]}\n"
  }

  /// Returns a time for each call, each later than the one before: the log's own times if every
  /// call has one, else one millisecond per call. The order is that of the file, whatever its times
  /// are.
  private static func times(of timeline: Timeline) -> [Int64] {
    let own = timeline.calls.compactMap(\.time)
    let isTimed = own.count == timeline.calls.count
    var previous: Int64 = -1
    return timeline.calls.indices.map { index in
      let time = isTimed ? own[index] - own[0] : Int64(index) * 1000
      previous = max(previous + 1, time)
      return previous
    }
  }

  private var end: Int64 { (times.last ?? 0) + 1000 }

  private func event(
    _ phase: String, _ name: String, log: Int, thread: Int, at time: Int64? = nil,
    _ more: [JSONValue.Member]
  ) -> JSONValue {
    var members: [JSONValue.Member] = []
    members.add("ph", phase)
    members.add("name", name)
    members.add("pid", log + 1)
    members.add("tid", thread)
    members.add("ts", time.map { Int($0) })
    return .object(members + more)
  }

  private func event(
    _ phase: String, _ name: String, at time: Int64, lane: Int, _ more: [JSONValue.Member]
  ) -> JSONValue {
    event(phase, name, log: timeline.lanes[lane].log, thread: lane + 1, at: time, more)
  }

  private var names: [JSONValue] {
    let logs = timeline.logs.enumerated().map { index, log in
      event("M", "process_name", log: index, thread: 0, [.init("args", ["name": .string(log)])])
    }
    let lanes = timeline.lanes.enumerated().flatMap { index, lane in
      let scope = lane.scope.isEmpty ? "" : " · \(lane.scope)"
      return names(lane.title + scope, log: lane.log, thread: index + 1, place: index)
    }
    return logs + lanes
  }

  private func names(_ name: String, log: Int, thread: Int, place: Int) -> [JSONValue] {
    let values: [(String, JSONValue)] = [
      ("thread_name", ["name": .string(name)]), ("thread_sort_index", ["sort_index": .int(place)]),
    ]
    return values.map { event("M", $0, log: log, thread: thread, [.init("args", $1)]) }
  }

  /// The states of each view one after another: slices of one thread never overlap.
  private var states: [JSONValue] {
    var open: [Int: (state: Int, since: Int64)] = [:]
    var slices: [JSONValue] = []
    func close(_ lane: Int, at time: Int64) {
      guard let (state, since) = open[lane], timeline.states.appearances[state] != .absent else {
        return
      }
      slices.append(
        event(
          "X", timeline.life.states[state].labels[0], at: since, lane: lane,
          [.init("dur", .int(Int(time - since))), .init("cat", "state")]))
    }
    for (index, call) in timeline.calls.enumerated() {
      if open[call.lane] == nil { open[call.lane] = (call.before, 0) }
      close(call.lane, at: times[index])
      open[call.lane] = (call.after, times[index])
    }
    for lane in timeline.lanes.indices where open[lane] != nil { close(lane, at: end) }
    return slices
  }

  private var instants: [JSONValue] {
    timeline.calls.enumerated().map { index, call in
      event(
        "i", timeline.callbacks[call.callback].name, at: times[index], lane: call.lane,
        [.init("s", "t"), .init("cat", "call"), .init("args", ["line": .int(call.line)])])
    }
  }

  /// The transitions, on a track for each kind of each log; those that overlap get a second track.
  private var transitions: [JSONValue] {
    var tracks: [(log: Int, kind: String, end: Int64)] = []
    var events: [JSONValue] = []
    for span in timeline.spans {
      guard let first = span.calls.first, let last = span.calls.last else { continue }
      let log = timeline.lanes[timeline.calls[first].lane].log
      let kinds = span.transition.candidates.compactMap { $0.split(separator: ".").first }
      let kind = kinds.first.map(String.init) ?? span.transition.conformance.rawValue
      let free = tracks.firstIndex { $0.log == log && $0.kind == kind && $0.end <= times[first] }
      let number = free ?? tracks.count
      if free == nil {
        tracks.append((log, kind, 0))
        events += names(
          "transitions · \(kind)", log: log, thread: thread(number), place: number + 1 - 1_000_000)
      }
      tracks[number].end = times[last] + 1
      events.append(
        event(
          "X", "\(span.title) · \(span.recognition)", log: log, thread: thread(number),
          at: times[first],
          [
            .init("dur", .int(Int(times[last] + 1 - times[first]))), .init("cat", "transition"),
          ]))
    }
    return events
  }

  /// The tracks of kinds come after those of the views.
  private func thread(_ track: Int) -> Int { timeline.lanes.count + track + 1 }

  /// Each finding as a slice at its call, inside the slice of the state, with arrows from the calls
  /// it names.
  private var findings: [JSONValue] {
    timeline.marks.enumerated().flatMap { index, mark -> [JSONValue] in
      guard let call = mark.call else { return [] }
      let finding = mark.reported.finding
      let from = mark.related.filter { $0 < call }
      let arrows = from.enumerated().flatMap { number, origin -> [JSONValue] in
        let more: [JSONValue.Member] = [
          .init("cat", "finding"), .init("id", .string("f\(index + 1).\(number + 1)")),
        ]
        return [
          event("s", finding.rule, at: times[origin], lane: lane(origin), more),
          event("f", finding.rule, at: times[call], lane: lane(call), more + [.init("bp", "e")]),
        ]
      }
      return from.map { slice("earlier call", at: $0, "what the finding looks back to") }
        + [slice(finding.rule, at: call, finding.message)] + arrows
    }
  }

  private func lane(_ call: Int) -> Int { timeline.calls[call].lane }

  /// Returns a slice from a call to the next call of any view, so that it lies inside the view's
  /// state.
  private func slice(_ name: String, at call: Int, _ message: String) -> JSONValue {
    let next = call + 1 < times.count ? times[call + 1] : end
    return event(
      "X", name, at: times[call], lane: lane(call),
      [
        .init("dur", .int(Int(next - times[call]))), .init("cat", "finding"),
        .init("args", ["message": .string(message)]),
      ])
  }
}

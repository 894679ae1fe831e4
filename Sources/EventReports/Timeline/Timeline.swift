package import EventModel

/// A timeline: the calls of some logs in their order, the views they were made on, the transitions
/// they belong to, and the findings about them. Every picture draws one.
package struct Timeline: Sendable {
  package struct Lane: Hashable, Sendable {
    /// The index of the log among ``Timeline/logs``.
    package var log: Int
    /// The scope; empty if the log names none.
    package var scope: String
    package var name: String
    /// The instance, if the log has one.
    package var instance: String?

    package init(log: Int = 0, scope: String = "", name: String, instance: String? = nil) {
      self.log = log
      self.scope = scope
      self.name = name
      self.instance = instance
    }

    /// The name with the instance, as findings print it.
    package var title: String { instance.map { "\(shownName) (\($0))" } ?? shownName }

    /// The name, or words in place of it if the log names no view.
    fileprivate var shownName: String {
      name.allSatisfy { $0 == " " } ? "(unnamed)" : name
    }
  }

  package struct Call: Hashable, Sendable {
    package var lane: Int
    /// The number of the callback in ``Timeline/callbacks``.
    package var callback: Int
    /// The line of the log, from 1.
    package var line: Int
    /// The number of bytes of the log before the callback.
    package var offset: UInt64
    /// The time in microseconds, from any origin.
    package var time: Int64?
    package internal(set) var before: Int = 0
    package internal(set) var after: Int = 0
    /// How many calls were left out of the picture just before this one.
    package internal(set) var skipped: Int = 0

    package init(lane: Int, callback: Int, line: Int, offset: UInt64 = 0, time: Int64? = nil) {
      self.lane = lane
      self.callback = callback
      self.line = line
      self.offset = offset
      self.time = time
    }
  }

  package struct Span: Sendable {
    /// The transition; its steps are ``calls``.
    package var transition: ViewTransition
    package var calls: [Int]
  }

  package struct Mark: Sendable {
    package var reported: ReportedFinding
    /// The index of the call it is about, if it is about one.
    package var call: Int?
    /// The indices of the calls its notes are about.
    package var related: [Int]
  }

  package internal(set) var logs: [String] = []
  /// The lanes, in the order of their first calls.
  package internal(set) var lanes: [Lane] = []
  /// The calls, log by log in the order of each.
  package internal(set) var calls: [Call] = []
  /// The transitions, in the order of their first calls.
  package internal(set) var spans: [Span] = []
  /// The findings, in the order in which they were decided.
  package internal(set) var marks: [Mark] = []
  package var summary = RunSummary()
  /// What was left out of the picture, as text; nil if nothing was.
  package var omission: String?
  package let callbacks: [Callback]
  /// What one view's calls may be.
  package let life: LifeAutomaton

  let states: LifeTable
  private var laneNumbers: [Lane: Int] = [:]
  private var names: [String: Int] = [:]

  package init(callbacks: [Callback], life: LifeAutomaton) {
    self.callbacks = callbacks
    self.life = life
    states = LifeTable(life, callbacks)
  }
}

extension Timeline {
  package mutating func begin(log: String) -> Int {
    logs.append(log)
    return logs.count - 1
  }

  /// Returns the index of a lane, adding it if it is new.
  package mutating func number(of lane: Lane) -> Int {
    if let known = laneNumbers[lane] { return known }
    lanes.append(lane)
    laneNumbers[lane] = lanes.count - 1
    names[lane.name, default: 0] += 1
    return lanes.count - 1
  }

  /// Adds a call, the next one of its log.
  package mutating func add(_ call: Call) { calls.append(call) }

  /// Adds what was found in a log whose calls start at an index: its transitions and findings. The
  /// states of its views are followed from call to call.
  ///
  /// - Complexity: O(steps × log calls).
  package mutating func add(
    _ transitions: [ViewTransition], _ findings: [ReportedFinding], callsFrom start: Int
  ) {
    followStates(from: start, known: knownStates(transitions, findings))
    for var transition in transitions {
      let own = transition.events.compactMap { index(at: $0.position.offset, from: start) }
      transition.events = []
      if !own.isEmpty { spans.append(Span(transition: transition, calls: own)) }
    }
    spans.sort { $0.calls[0] < $1.calls[0] }
    let new = findings.map { mark($0, from: start) }
    marks += new
    noteErrors(new)
  }

  /// Returns the states that the linter knows before calls, by the offset of the call; nil where it
  /// found the call out of turn without knowing the state.
  private func knownStates(
    _ transitions: [ViewTransition], _ findings: [ReportedFinding]
  ) -> [UInt64: Int?] {
    var known: [UInt64: Int?] = [:]
    for transition in transitions {
      for (view, label) in transition.starts.enumerated() {
        guard let label, let state = states.state(labelled: label),
          let first = transition.events.first(where: { $0.view == view })
        else { continue }
        known[first.position.offset] = .some(state)
      }
    }
    for finding in findings.map(\.finding) where !finding.expected.isEmpty {
      known[finding.position.offset] = .some(finding.state.flatMap(states.state))
    }
    return known
  }

  /// Follows the states of the views, using what the linter knows: a picture never
  /// contradicts a message, and shows no call as out of turn without a finding about it.
  private mutating func followStates(from start: Int, known: [UInt64: Int?]) {
    var latest: [Int: Int] = [:]
    for index in start..<calls.count {
      let call = calls[index]
      var before = latest[call.lane] ?? states.before(call.callback)
      if let found = known[call.offset] {
        before = found ?? before
      } else if !states.allows(call.callback, in: before) {
        before = states.before(call.callback)
      }
      calls[index].before = before
      calls[index].after = states.after(call.callback, from: before)
      latest[call.lane] = calls[index].after
    }
  }

  /// Treats a transition that contains an error as illegal, however it was closed.
  private mutating func noteErrors(_ marks: [Mark]) {
    let wrong = Set(marks.filter { $0.reported.finding.severity == .error }.compactMap(\.call))
    if wrong.isEmpty { return }
    for index in spans.indices where spans[index].transition.candidates.isEmpty {
      if spans[index].calls.contains(where: wrong.contains) {
        spans[index].transition.conformance = .illegal
      }
    }
  }

  /// Returns the name of a lane, with its instance if another lane has the same name.
  func title(of lane: Int) -> String {
    let own = lanes[lane]
    guard own.instance != nil, names[own.name, default: 0] < 2 else { return own.title }
    return own.shownName
  }

  private func mark(_ reported: ReportedFinding, from start: Int) -> Mark {
    let file = calls.count > start ? logs[lanes[calls[start].lane].log] : ""
    let finding = reported.finding
    return Mark(
      reported: reported,
      call: finding.file == file ? index(at: finding.position.offset, from: start) : nil,
      related: finding.notes.filter { $0.file == file }
        .compactMap { index(at: $0.position.offset, from: start) })
  }

  /// Returns the index of the call at an offset of the log whose calls start at an index.
  private func index(at offset: UInt64, from start: Int) -> Int? {
    var (low, high) = (start, calls.count)
    while low < high {
      let middle = (low + high) / 2
      if calls[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low < calls.count && calls[low].offset == offset ? low : nil
  }
}

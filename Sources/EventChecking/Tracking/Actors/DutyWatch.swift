import EventModel

/// A check for actions that were not answered in time: the call during which the answer was due has
/// ended, in a log that records such answers.
struct DutyWatch {
  /// An action that is not answered yet.
  private struct Open: Sendable {
    var duty: Int
    var action: ActorEvent
    /// The call during which the answer is due at the latest, once it came.
    var due: ActorEvent?
  }

  private let duties: [ActorRules.Duty]
  private let output: TrackerOutput
  private var open: [UInt32: [Open]] = [:]
  /// By duty, whether the run has recorded an answer of its kind, by any actor.
  private var isRecorded: [Bool]
  /// The unanswered actions of duties for which the log has not recorded an answer yet.
  private var missed: [UnansweredAction] = []
  private var missedCounts: [Int]

  init(_ duties: [ActorRules.Duty], _ output: TrackerOutput) {
    self.duties = duties
    self.output = output
    missedCounts = duties.map { _ in 0 }
    isRecorded = duties.map { _ in false }
  }

  mutating func take(_ action: ActorEvent, during call: ActorEvent?) {
    var mine = open[action.view] ?? []
    mine.removeAll { duties[$0.duty].answer == action.number }
    for (index, duty) in duties.enumerated() {
      let obliges = duty.action == action.number && duty.isObliged(during: call)
      // An action that creates and answers an obligation is an answer where it does not create one.
      if duty.answer == action.number, !obliges { decide(index) }
      guard obliges else { continue }
      mine.removeAll { $0.duty == index }
      mine.append(Open(duty: index, action: action))
    }
    open[action.view] = mine.isEmpty ? nil : mine
  }

  /// Reads a call: actions with an answer due in the previous call are unanswered.
  mutating func take(_ callback: Int, _ context: ActorContext) {
    guard var mine = open[context.view] else { return }
    for item in mine {
      guard let due = item.due else { continue }
      miss(item, due, context)
    }
    mine.removeAll { $0.due != nil }
    for index in mine.indices where duties[mine[index].duty].due == callback {
      mine[index].due = ActorEvent(view: context.view, number: callback, position: context.position)
    }
    open[context.view] = mine.isEmpty ? nil : mine
  }

  private mutating func miss(_ item: Open, _ due: ActorEvent, _ context: ActorContext) {
    let unanswered = UnansweredAction(
      obligation: duties[item.duty].obligation, action: item.action, due: due,
      scope: context.scope)
    if isRecorded[item.duty] {
      output.add(.unansweredAction(unanswered))
    } else {
      missedCounts[item.duty] += 1
      if missed.count < Limits.pendingPairsInAll { missed.append(unanswered) }
    }
  }

  /// Reports the unanswered actions of a duty, once its answers are known to be recorded.
  private mutating func decide(_ duty: Int) {
    if isRecorded[duty] { return }
    isRecorded[duty] = true
    missedCounts[duty] = 0
    let obligation = duties[duty].obligation
    for unanswered in missed where unanswered.obligation == obligation {
      output.add(.unansweredAction(unanswered))
    }
    missed.removeAll { $0.obligation == obligation }
  }

  mutating func endLife(of view: UInt32) { open[view] = nil }

  mutating func finish() {
    for (index, duty) in duties.enumerated() where missedCounts[index] > 0 {
      guard let first = missed.first(where: { $0.obligation == duty.obligation }) else { continue }
      output.add(
        .unrecordedAnswer(
          UnrecordedAnswer(
            obligation: duty.obligation, view: first.action.view, position: first.action.position,
            count: missedCounts[index])))
    }
    missed = []
    open = [:]
    missedCounts = duties.map { _ in 0 }
  }

  mutating func forget(_ gone: NameTable.Forgotten) {
    open = open.filter { !gone.has(view: $0.key) }
    missed.removeAll { gone.has(view: $0.action.view) }
    for index in missed.indices { missed[index].scope = gone.kept(scope: missed[index].scope) }
  }
}

extension ActorRules.Duty {
  /// Returns whether the action creates the obligation during a call; nil stands for no call.
  fileprivate func isObliged(during call: ActorEvent?) -> Bool {
    callbacks == 0 || call.map { callbacks >> UInt64($0.number) & 1 == 1 } ?? false
  }
}

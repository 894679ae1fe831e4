import EventModel

// Actions that were not answered in time: the call during which the answer was due has ended, in a
// log that records such answers.
extension ActorWatch {
  /// An action that is not answered yet.
  struct OpenDuty: Sendable {
    var duty: Int
    var action: ActorEvent
    /// The call during which the answer is due at the latest, once it came.
    var due: ActorEvent?
  }

  /// What a run has shown of the answers to a duty.
  struct Answers: Sendable {
    /// Whether an answer of this kind was recorded, of any actor.
    var areRecorded = false
    /// The unanswered actions before the first such answer, and their number.
    var missed: [BrokenActorRule] = []
    var missedCount = 0
  }

  /// Reads an action; it answers duties, and creates others.
  mutating func takeDuty(_ action: ActorEvent, during call: ActorEvent?) {
    var mine = unanswered[action.view] ?? []
    mine.removeAll { rules.duties[$0.duty].answer == action.number }
    for (index, duty) in rules.duties.enumerated() {
      let obliges = duty.action == action.number && duty.isObliged(during: call)
      // An action that creates and answers an obligation is an answer where it does not create one.
      if duty.answer == action.number, !obliges { noteAnswer(to: index) }
      guard obliges else { continue }
      mine.removeAll { $0.duty == index }
      mine.append(OpenDuty(duty: index, action: action))
    }
    unanswered[action.view] = mine.isEmpty ? nil : mine
  }

  /// Reads a call: actions with an answer due in the previous call are unanswered.
  mutating func missAnswers(at call: ActorEvent, scope: UInt32) {
    guard var mine = unanswered[call.view] else { return }
    for item in mine {
      guard let due = item.due else { continue }
      miss(item.duty, item.action, due, scope: scope)
    }
    mine.removeAll { $0.due != nil }
    for index in mine.indices where rules.duties[mine[index].duty].due == call.number {
      mine[index].due = call
    }
    unanswered[call.view] = mine.isEmpty ? nil : mine
  }

  /// Reports how many actions of each duty could not be checked.
  mutating func finish() {
    for (index, duty) in rules.duties.enumerated() {
      guard let first = answers[index].missed.first else { continue }
      output.add(
        .unrecordedAnswer(
          UnrecordedAnswer(
            obligation: duty.obligation, action: first.earlier, count: answers[index].missedCount)))
      answers[index].missed = []
      answers[index].missedCount = 0
    }
    unanswered = [:]
  }

  private mutating func miss(
    _ duty: Int, _ action: ActorEvent, _ due: ActorEvent, scope: UInt32
  ) {
    let broken = BrokenActorRule(
      rule: rules.duties[duty].obligation, earlier: action, later: due, scope: scope)
    if answers[duty].areRecorded { return output.add(.unansweredAction(broken)) }
    answers[duty].missedCount += 1
    if answers[duty].missed.count < Limits.pendingPairsInAll { answers[duty].missed.append(broken) }
  }

  /// Notes that the log records answers to a duty, and reports the actions without one.
  private mutating func noteAnswer(to duty: Int) {
    for broken in answers[duty].missed { output.add(.unansweredAction(broken)) }
    answers[duty] = Answers(areRecorded: true)
  }
}

extension ActorRules.Duty {
  /// Returns whether the action creates the obligation during a call; nil stands for no call.
  fileprivate func isObliged(during call: ActorEvent?) -> Bool {
    callbacks == 0 || call.map { callbacks.has($0.number) } ?? false
  }
}

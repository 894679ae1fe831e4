import EventModel

/// The checks of a contract's rules about single actors, and about parents with their children, in
/// one run of a log.
///
/// Only actors that are distinguished from all others are followed, not bare class names.
struct ActorWatch {
  let rules: ActorRules
  let tables: TrackingTables
  let output: TrackerOutput

  /// The actors that were called, if the contract has promises between parents and children.
  var actors: [UInt32: FollowedActor] = [:]
  var parentNames = ParentNames()

  /// The actions out of place that may have been done during a later call that was not recorded.
  var undecided: [UndecidedMisuse] = []

  /// By actor, the actions that are not answered yet.
  var unanswered: [UInt32: [OpenDuty]] = [:]
  /// By duty, what the log has shown of its answers.
  var answers: [Answers]

  init(_ rules: ActorRules, _ tables: TrackingTables, _ output: TrackerOutput) {
    self.rules = rules
    self.tables = tables
    self.output = output
    answers = rules.duties.map { _ in Answers() }
  }

  /// Follows one call, after the run has read it.
  ///
  /// - Complexity: O(1), but O(children) for a call of a parent that comes before its children's.
  mutating func take(
    _ record: EventRecord, _ detail: EventDetail?, names: borrowing NameTable
  ) {
    let call = ActorEvent(record)
    if !rules.promises.isEmpty { addToPass(call, detail, names: names) }
    missAnswers(at: call, scope: record.scope)
  }

  mutating func endLife(of view: UInt32) {
    actors[view]?.passes = []
    actors[view]?.lifeState = LifeTracker.unknown
    unanswered[view] = nil
  }

  mutating func forget(_ gone: NameTable.Forgotten) {
    actors = actors.filter { !gone.has(view: $0.key) }
    parentNames = ParentNames()
    for (view, actor) in actors.sorted(by: { $0.key < $1.key }) {
      parentNames.meet(view, named: [actor.name, actor.instance], in: actor.scope)
      if let parent = actor.parent { parentNames.adopt(view, in: actor.scope, by: parent) }
    }
    undecided.forget(gone, \.misuse.scope) { [$0.misuse.later.view] }
    unanswered = unanswered.filter { !gone.has(view: $0.key) }
    for index in answers.indices {
      answers[index].missed.forget(gone, \.scope) { [$0.earlier.view] }
    }
  }
}

extension ProcessRun {
  /// Reads a client action of an actor that is distinguished from all others.
  mutating func takeAction(_ record: EventRecord, names: borrowing NameTable) {
    let action = Int(record.code - EventRecord.Code.firstAction)
    guard action < tables.contract.actions.count, names.isSingle(record.view) else { return }
    makeRoom(view: record.view, scope: record.scope, names: names)
    let event = ActorEvent(
      view: record.view, number: action, position: RecordPosition(of: record))
    let call = lastCall(of: record.view)
    if let call {
      let place = ActorWatch.Place(
        name: names.view(record.view).name, lifeState: views[Int(record.view)].lifeState)
      let parent = actors?.parent(of: record.view).flatMap { parent in
        lastCall(of: parent.view).map { last in
          (last, ActorWatch.Place(name: names.view(parent.view).name, lifeState: parent.lifeState))
        }
      }
      actors?.takeMisuse(
        event, during: call, place, below: parent, scope: record.scope, recordedByName)
    }
    actors?.takeDuty(event, during: call)
  }
}

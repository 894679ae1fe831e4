import EventModel

/// The context of one record of an actor.
struct ActorContext {
  /// The numbers of the actor, its name, and its scope.
  var view: UInt32
  var name: UInt32
  var scope: UInt32
  var position: RecordPosition
  /// The callbacks that the run has recorded for the name, as a bit mask.
  var recorded: UInt64
}

// Only actors that are distinguished from all others are followed, not bare class names.
extension ProcessRun {
  /// Follows one call of an actor, after the run has read it.
  ///
  /// - Complexity: O(1), but O(children) for a call of a parent that comes before its children's.
  mutating func followActor(
    _ record: EventRecord, _ detail: SharedDetail?, names: borrowing NameTable
  ) {
    if passes == nil, usage == nil, duties == nil { return }
    let context = actorContext(record, names: names)
    passes?.take(Int(record.code), context, detail?.value, names: names)
    usage?.takeCall(of: context)
    duties?.take(Int(record.code), context)
  }

  /// Reads a client action of an actor that is distinguished from all others.
  mutating func takeAction(_ record: EventRecord, names: borrowing NameTable) {
    let action = Int(record.code - EventRecord.Code.firstAction)
    guard action < tables.contract.actions.count, names.isSingle(record.view) else { return }
    makeRoom(view: record.view, scope: record.scope, names: names)
    let context = actorContext(record, names: names)
    let event = ActorEvent(view: record.view, number: action, position: context.position)
    let actor = views[Int(record.view)]
    let call =
      actor.last == ProcessRun.noCallback
      ? nil : ActorEvent(view: record.view, number: Int(actor.last), position: actor.position)
    if let call {
      let parent = passes?.parent(of: record.view).map { parent in
        UsageWatch.Parent(
          lifeState: parent.lifeState, recorded: recordedByName[Int(names.view(parent.view).name)])
      }
      usage?.take(event, context, during: call, lifeState: actor.lifeState, parent: parent)
    }
    duties?.take(event, during: call)
  }

  /// Removes an actor whose life ended.
  mutating func endActor(_ view: UInt32) {
    passes?.endLife(of: view)
    duties?.endLife(of: view)
  }

  private func actorContext(_ record: EventRecord, names: borrowing NameTable) -> ActorContext {
    let name = names.view(record.view).name
    return ActorContext(
      view: record.view, name: name, scope: record.scope, position: RecordPosition(of: record),
      recorded: recordedByName[Int(name)])
  }
}

import EventModel

extension ProcessRun {
  /// Follows one call of an actor, after the run has read it.
  mutating func followActor(
    _ record: EventRecord, _ detail: SharedDetail?, names: borrowing NameTable
  ) {
    if actors == nil { return }
    let context = actorContext(record, names: names)
    actors?.take(call: Int(record.code), context, detail?.value, names: names)
  }

  /// Reads a client action of an actor that is distinguished from all others.
  mutating func takeAction(_ record: EventRecord, names: borrowing NameTable) {
    let action = Int(record.code - EventRecord.Code.firstAction)
    guard actors != nil, action < tables.contract.actions.count,
      names.view(record.view).identity == .single
    else { return }
    makeRoom(view: record.view, scope: record.scope, names: names)
    let context = actorContext(record, names: names)
    let actor = views[Int(record.view)]
    let parent = actors?.parent(of: record.view).map { parent in
      UsageWatch.Parent(
        lifeState: parent.lifeState, recorded: recordedByName[Int(names.view(parent.view).name)])
    }
    let call =
      actor.last == ProcessRun.noCallback
      ? nil : ActorEvent(view: record.view, number: Int(actor.last), position: actor.position)
    actors?.take(action: action, context, during: call, lifeState: actor.lifeState, parent: parent)
  }

  private func actorContext(
    _ record: EventRecord, names: borrowing NameTable
  ) -> ActorWatch.Context {
    let name = names.view(record.view).name
    return ActorWatch.Context(
      view: record.view, name: name, scope: record.scope, position: RecordPosition(of: record),
      recorded: recordedByName[Int(name)])
  }
}

import EventModel

extension LogTracker {
  /// Follows one call of an actor, after its run took it.
  mutating func followActor(
    _ record: EventRecord, _ detail: SharedDetail?, names: borrowing NameTable
  ) {
    let context = actorContext(record, names: names)
    runs[current].actors?.take(
      call: Int(record.code), context, detail?.value, tables, names: names, into: &found)
  }

  /// Takes a client action of an actor that is told from all others.
  mutating func takeAction(_ record: EventRecord, names: borrowing NameTable) {
    let action = Int(record.code - EventRecord.Code.firstAction)
    guard actorTables != nil, action < contract.actions.count,
      names.view(record.view).identity == .single
    else { return }
    runs[current].makeRoom(view: record.view, scope: record.scope, names: names)
    let context = actorContext(record, names: names)
    let call = runs[current].lastCall(of: record.view)
    let life = runs[current].views[Int(record.view)].life
    let parent = runs[current].actors?.parent(of: record.view).map { parent in
      let name = Int(names.view(parent.view).name)
      return UsageWatch.Parent(life: parent.life, recorded: runs[current].recordedByName[name])
    }
    runs[current].actors?.take(
      action: action, context, during: call, life: life, parent: parent, tables, into: &found)
  }

  private func actorContext(
    _ record: EventRecord, names: borrowing NameTable
  ) -> ActorWatch.Context {
    let name = names.view(record.view).name
    return ActorWatch.Context(
      view: record.view, name: name, scope: record.scope,
      mark: RecordPosition(of: record),
      recorded: runs[current].recordedByName[Int(name)])
  }
}

import EventModel

/// A tracker of single actors, and of parents with their children, in one run of a log.
///
/// Only actors that are distinguished from all others are followed, not bare class names.
struct ActorWatch {
  /// The context of one record.
  struct Context {
    /// The numbers of the actor, its name, and its scope.
    var view: UInt32
    var name: UInt32
    var scope: UInt32
    var position: RecordPosition
    /// The callbacks that the run has recorded for the name, as a bit mask.
    var recorded: UInt64
  }

  private var passes: PassWatch?
  private var usage: UsageWatch?
  private var duties: DutyWatch?

  init(_ asked: ActorRules, _ tables: TrackingTables, _ output: TrackerOutput) {
    passes = asked.promises.isEmpty ? nil : PassWatch(asked, tables, output)
    usage = asked.usages.isEmpty ? nil : UsageWatch(asked.usages, tables, output)
    duties = asked.duties.isEmpty ? nil : DutyWatch(asked.duties, output)
  }

  /// Reads a call, after the run has read it.
  ///
  /// - Complexity: O(1), but O(children) for a call of a parent that comes before its children's.
  mutating func take(
    call callback: Int, _ context: Context, _ detail: EventDetail?, names: borrowing NameTable
  ) {
    passes?.take(callback, context, detail, names: names)
    usage?.takeCall(of: context)
    duties?.take(callback, context)
  }

  /// Reads a client action; `call` is the actor's previous call, and `lifeState` its state.
  mutating func take(
    action: Int, _ context: Context, during call: ActorEvent?, lifeState: UInt32,
    parent: UsageWatch.Parent?
  ) {
    let event = ActorEvent(view: context.view, number: action, position: context.position)
    if let call { usage?.take(event, context, during: call, lifeState: lifeState, parent: parent) }
    duties?.take(event, during: call)
  }

  /// Returns the parent of an actor according to the log, with its state; nil if there is none.
  func parent(of view: UInt32) -> (view: UInt32, lifeState: UInt32)? { passes?.parent(of: view) }

  /// Removes an actor whose life ended.
  mutating func endLife(of view: UInt32) {
    passes?.endLife(of: view)
    duties?.endLife(of: view)
  }

  mutating func finish() { duties?.finish() }

  /// Removes the data of actors that were removed from the name table.
  mutating func forget(_ gone: NameTable.Forgotten) {
    passes?.forget(gone)
    usage?.forget(gone)
    duties?.forget(gone)
  }
}

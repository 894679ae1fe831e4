import EventModel

/// Follows single actors, and parents with their children, through one run of a log.
///
/// Only actors that are told from all others are followed: a bare class name may stand for several.
struct ActorWatch {
  /// What is known of one record.
  struct Context {
    /// The actor's number, its name's, and the scope's.
    var view: UInt32
    var name: UInt32
    var scope: UInt32
    /// Where the log has it.
    var position: RecordPosition
    /// The callbacks that the run has recorded for the name, as a mask.
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

  /// Takes a call, after the run took it.
  ///
  /// - Complexity: O(1), but O(children) for a call of a parent that is promised to come before theirs.
  mutating func take(
    call callback: Int, _ context: Context, _ detail: EventDetail?, names: borrowing NameTable
  ) {
    passes?.take(callback, context, detail, names: names)
    usage?.takeCall(of: context)
    duties?.take(callback, context)
  }

  /// Takes a client action; `call` is the actor's call before it, and `lifeState` its state.
  mutating func take(
    action: Int, _ context: Context, during call: ActorEvent?, lifeState: UInt32,
    parent: UsageWatch.Parent?
  ) {
    let event = ActorEvent(view: context.view, number: action, position: context.position)
    if let call { usage?.take(event, context, during: call, lifeState: lifeState, parent: parent) }
    duties?.take(event, during: call)
  }

  /// Returns the parent the log gives an actor, with its state; nil for none.
  func parent(of view: UInt32) -> (view: UInt32, lifeState: UInt32)? { passes?.parent(of: view) }

  /// Forgets an actor whose life ended.
  mutating func endLife(of view: UInt32) {
    passes?.endLife(of: view)
    duties?.endLife(of: view)
  }

  /// Ends the run.
  mutating func finish() { duties?.finish() }

  /// Forgets what is kept of actors that the name table forgot.
  mutating func forget(_ gone: NameTable.Forgotten) {
    passes?.forget(gone)
    usage?.forget(gone)
    duties?.forget(gone)
  }
}

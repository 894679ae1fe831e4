import EventModel

/// Follows single actors, and parents with their children, through one run of a log.
///
/// Only actors that are told from all others are followed: a bare class name may stand for several.
struct ActorWatch: Sendable {
  /// What is known of one record.
  struct Context {
    /// The actor's number, its name's, and the scope's.
    var view: UInt32
    var name: UInt32
    var scope: UInt32
    /// Where the log has it.
    var mark: RecordPosition
    /// The callbacks that the run has recorded for the name, as a mask.
    var recorded: UInt64
  }

  private var passes: PassWatch?
  private var usage: UsageWatch?
  private var duties: DutyWatch?

  init(_ tables: ActorTables) {
    passes = tables.promises.isEmpty ? nil : PassWatch(tables)
    usage = tables.usages.isEmpty ? nil : UsageWatch(tables.usages)
    duties = tables.duties.isEmpty ? nil : DutyWatch(tables.duties)
  }

  /// Takes a call, after the run took it.
  ///
  /// - Complexity: O(1), but O(children) for a call of a parent that is promised to come before theirs.
  mutating func take(
    call callback: Int, _ context: Context, _ detail: EventDetail?, _ tables: TrackingTables,
    names: borrowing NameTable, into found: inout TrackerOutput
  ) {
    passes?.take(callback, context, detail, tables, names: names, into: &found)
    usage?.take(callback, context, tables, into: &found)
    duties?.take(callback, context, into: &found)
  }

  /// Takes a client action; `call` is the actor's call before it, and `life` its state.
  mutating func take(
    action: Int, _ context: Context, during call: (callback: Int, mark: RecordPosition)?,
    life: UInt32,
    parent: UsageWatch.Parent?, _ tables: TrackingTables, into found: inout TrackerOutput
  ) {
    let event = ActorEvent(view: context.view, number: action, mark: context.mark)
    let last = call.map {
      ActorEvent(view: context.view, number: $0.callback, mark: $0.mark)
    }
    if let last {
      usage?.take(
        event, context, during: last, life: life, parent: parent, tables, into: &found)
    }
    duties?.take(event, context, during: last, into: &found)
  }

  /// Returns the parent the log gives an actor, with its state; nil for none.
  func parent(of view: UInt32) -> (view: UInt32, life: UInt32)? { passes?.parent(of: view) }

  /// Forgets an actor whose life ended.
  mutating func endLife(of view: UInt32) {
    passes?.endLife(of: view)
    duties?.endLife(of: view)
  }

  /// Ends the run.
  mutating func finish(into found: inout TrackerOutput) { duties?.finish(into: &found) }

  /// Forgets what is kept of actors that the name table forgot.
  mutating func forget(_ gone: NameTable.Forgotten) {
    passes?.forget(gone)
    usage?.forget(gone)
    duties?.forget(gone)
  }
}

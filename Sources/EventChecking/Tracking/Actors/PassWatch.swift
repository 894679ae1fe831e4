import EventModel

/// A check for promises between a parent and its child that were broken in one pass.
///
/// A pass over one actor consists of its calls from the one that leaves a rest state to the one
/// that reaches a rest state again. Two related actors are in one pass if their passes overlap, as
/// far as the log shows, or if the log gives both the same transition. So a child that is mounted
/// in a later pass than its parent breaks nothing, and calls that were not logged never join
/// passes.
struct PassWatch {
  /// The data of one actor.
  private struct FollowedActor: Sendable {
    var lifeState: UInt32 = 0
    /// The last passes, which may still overlap with those of other actors.
    var passes: [ActorPass] = []
    /// The name of its parent in the log.
    var parent: String?
    var scope: UInt32 = 0
    /// The names that the log may use for it.
    var name: String
    var instance: String?
    /// The offsets of late calls that were reported.
    var reported: [UInt64] = []
  }

  private let asked: ActorRules
  private let tables: TrackingTables
  private let output: TrackerOutput
  private var actors: [UInt32: FollowedActor] = [:]
  private var parentNames = ParentNames()

  init(_ asked: ActorRules, _ tables: TrackingTables, _ output: TrackerOutput) {
    self.asked = asked
    self.tables = tables
    self.output = output
  }

  /// Reads a call, after the run has read it.
  mutating func take(
    _ callback: Int, _ context: ActorContext, _ detail: EventDetail?,
    names: borrowing NameTable
  ) {
    let view = context.view
    guard names.view(view).identity == .single else { return }
    if actors[view] == nil { meet(view, names: names) }
    advance(view, callback, context, detail?.transition)
    let isNewParent = detail?.parent != nil && detail?.parent != actors[view]?.parent
    if isNewParent, let parent = detail?.parent { adopt(view, by: parent) }
    guard isNewParent || asked.promised >> UInt64(callback) & 1 == 1 else { return }
    if let parent = parentView(of: view) { compare(child: view, parent: parent) }
    // A break is found at the later of its two calls. So a parent's call can only complete one if
    // the parent's call must come first.
    guard isNewParent || asked.promisedToParents >> UInt64(callback) & 1 == 1 else { return }
    for child in children(of: view) { compare(child: child, parent: view) }
  }

  mutating func endLife(of view: UInt32) {
    actors[view]?.passes = []
    actors[view]?.lifeState = LifeTracker.unknown
  }

  mutating func forget(_ gone: NameTable.Forgotten) {
    actors = actors.filter { !gone.has(view: $0.key) }
    parentNames = ParentNames()
    for (view, actor) in actors.sorted(by: { $0.key < $1.key }) {
      parentNames.meet(view, named: [actor.name, actor.instance], in: actor.scope)
      if let parent = actor.parent { parentNames.adopt(view, in: actor.scope, by: parent) }
    }
  }
}

// Parents and children.
extension PassWatch {
  private mutating func meet(_ view: UInt32, names: borrowing NameTable) {
    let entry = names.view(view)
    let actor = FollowedActor(
      scope: entry.scope, name: names.name(ofView: view), instance: entry.instance)
    actors[view] = actor
    parentNames.meet(view, named: [actor.name, actor.instance], in: actor.scope)
  }

  private mutating func adopt(_ view: UInt32, by parent: String) {
    guard let scope = actors[view]?.scope else { return }
    actors[view]?.parent = parent
    parentNames.adopt(view, in: scope, by: parent)
  }

  private func parentView(of view: UInt32) -> UInt32? {
    guard let actor = actors[view], let name = actor.parent else { return nil }
    return parentNames.actor(called: name, by: view, in: actor.scope)
  }

  /// Returns an actor's parent with its state; nil if the log names none.
  func parent(of view: UInt32) -> (view: UInt32, lifeState: UInt32)? {
    parentView(of: view).flatMap { parent in actors[parent].map { (parent, $0.lifeState) } }
  }

  private func children(of view: UInt32) -> [UInt32] {
    guard let actor = actors[view] else { return [] }
    return [actor.name, actor.instance].compactMap { $0 }.flatMap { name in
      parentNames.children(of: view, called: name, in: actor.scope).filter {
        parentView(of: $0) == view
      }
    }
  }
}

// Passes.
extension PassWatch {
  private mutating func advance(
    _ view: UInt32, _ callback: Int, _ context: ActorContext, _ transition: String?
  ) {
    guard var actor = actors[view] else { return }
    actor.lifeState = tables.singles.step(actor.lifeState, callback)
    let wasUnderWay = !tables.singles.isBroken(actor.lifeState) && actor.passes.last?.isOpen == true
    let call = ActorEvent(view: view, number: callback, position: context.position)
    if wasUnderWay {
      actor.passes[actor.passes.count - 1].add(call)
    } else {
      actor.passes.append(ActorPass(call, isWhole: tables.isOpening(callback)))
      if actor.passes.count > 4 { actor.passes.removeFirst() }
    }
    let last = actor.passes.count - 1
    if let transition { actor.passes[last].transition = transition }
    actor.passes[last].isOpen = !tables.singles.mayRest(actor.lifeState)
    actors[view] = actor
  }

  /// Reports the promises that a child and its parent broke in one pass, each once.
  private mutating func compare(child: UInt32, parent: UInt32) {
    guard let own = actors[child]?.passes, let others = actors[parent]?.passes else { return }
    for pass in own {
      // If a child's class does not log how a pass begins, its calls may be of several passes.
      for other in others
      where pass.isJoined(with: other) && (pass.isWhole || pass.transition != nil) {
        for promise in asked.promises {
          let (first, second) = promise.isChildFirst ? (pass, other) : (other, pass)
          guard let late = first.call(promise.first), let early = second.call(promise.second),
            early.position.offset < late.position.offset
          else { continue }
          report(promise, early: early, late: late, of: child)
        }
      }
    }
  }

  private mutating func report(
    _ promise: ActorRules.TreePromise, early: ActorEvent, late: ActorEvent, of child: UInt32
  ) {
    guard let actor = actors[child], !actor.reported.contains(late.position.offset) else { return }
    // Few passes are kept per actor, so only the last few breaks can be found again.
    actors[child]?.reported = actor.reported.suffix(15) + [late.position.offset]
    output.add(
      .brokenPass(
        BrokenPass(
          promise: promise.promise, early: early, late: late, scope: actor.scope)))
  }
}

/// One pass over one actor, as far as the log shows.
private struct ActorPass: Sendable {
  /// The calls, in the order of the log; at most ``Limits/transitionViews``.
  private var calls: [ActorEvent]
  private var end: UInt64
  /// Whether a rest state was not reached yet.
  var isOpen = false
  /// The transition that the log gives it.
  var transition: String?

  /// Whether the log shows its beginning.
  let isWhole: Bool

  init(_ call: ActorEvent, isWhole: Bool) {
    self.isWhole = isWhole
    calls = [call]
    end = call.position.offset
  }

  mutating func add(_ call: ActorEvent) {
    end = call.position.offset
    if calls.count < Limits.transitionViews { calls.append(call) }
  }

  /// Returns the call of a callback, if it occurs exactly once.
  func call(_ callback: Int) -> ActorEvent? {
    let found = calls.filter { $0.number == callback }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns whether the passes of two related actors are one pass.
  func isJoined(with other: ActorPass) -> Bool {
    if let transition, let its = other.transition { return transition == its }
    let start = calls[0].position.offset
    let otherStart = other.calls[0].position.offset
    return start <= (other.isOpen ? .max : other.end) && otherStart <= (isOpen ? .max : end)
  }
}

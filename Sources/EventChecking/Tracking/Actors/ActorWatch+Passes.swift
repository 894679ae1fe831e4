import EventModel

// Promises between a parent and its child that were broken in one pass.
//
// Two related actors are in one pass if their passes overlap, as far as the log shows, or if the log
// gives both the same transition. So a child that is mounted in a later pass than its parent breaks
// nothing, and calls that were not logged never join passes.
extension ActorWatch {
  struct FollowedActor: Sendable {
    var lifeState: UInt32 = 0
    /// The last passes, which may still overlap with those of other actors.
    var passes: [ActorPass] = []
    /// The name of its parent in the log.
    var parent: String?
    var scope: UInt32
    /// The names that the log may use for it.
    var name: String
    var instance: String?
    /// The offsets of late calls that were reported.
    var reported: [UInt64] = []
  }

  /// Adds a call to a pass of its actor, and compares the pass with those of related actors.
  mutating func addToPass(
    _ call: ActorEvent, _ detail: EventDetail?, names: borrowing NameTable
  ) {
    let view = call.view
    guard names.isSingle(view) else { return }
    if actors[view] == nil { meet(view, names: names) }
    advance(call, detail?.transition)
    let isNewParent = detail?.parent != nil && detail?.parent != actors[view]?.parent
    if isNewParent, let parent = detail?.parent, let scope = actors[view]?.scope {
      actors[view]?.parent = parent
      parentNames.adopt(view, in: scope, by: parent)
    }
    let (promises, number) = (rules.promises, call.number)
    guard isNewParent || promises.contains(where: { $0.first == number || $0.second == number })
    else { return }
    if let parent = parent(of: view) { compare(child: view, parent: parent.view) }
    // A break is found at the later of its two calls. So a parent's call can only complete one if
    // the parent's call must come first.
    guard isNewParent || promises.contains(where: { !$0.isChildFirst && $0.first == number })
    else { return }
    for child in children(of: view) { compare(child: child, parent: view) }
  }

  /// Returns an actor's parent with its state; nil if the log names none.
  func parent(of view: UInt32) -> (view: UInt32, lifeState: UInt32)? {
    guard let actor = actors[view], let name = actor.parent,
      let parent = parentNames.actor(called: name, by: view, in: actor.scope)
    else { return nil }
    return actors[parent].map { (parent, $0.lifeState) }
  }

  private func children(of view: UInt32) -> [UInt32] {
    guard let actor = actors[view] else { return [] }
    return [actor.name, actor.instance].compactMap { $0 }.flatMap { name in
      parentNames.children(of: view, called: name, in: actor.scope).filter {
        parent(of: $0)?.view == view
      }
    }
  }

  private mutating func meet(_ view: UInt32, names: borrowing NameTable) {
    let entry = names.view(view)
    let actor = FollowedActor(
      scope: entry.scope, name: names.name(ofView: view), instance: entry.instance)
    actors[view] = actor
    parentNames.meet(view, named: [actor.name, actor.instance], in: actor.scope)
  }

  private mutating func advance(_ call: ActorEvent, _ transition: String?) {
    guard var actor = actors[call.view] else { return }
    actor.lifeState = tables.singles.step(actor.lifeState, call.number)
    if !tables.singles.isBroken(actor.lifeState), actor.passes.last?.isOpen == true {
      actor.passes[actor.passes.count - 1].add(call)
    } else {
      actor.passes.append(ActorPass(call, isWhole: tables.isOpening(call.number)))
      if actor.passes.count > 4 { actor.passes.removeFirst() }
    }
    let last = actor.passes.count - 1
    if let transition { actor.passes[last].transition = transition }
    actor.passes[last].isOpen = !tables.singles.mayRest(actor.lifeState)
    actors[call.view] = actor
  }

  /// Reports the promises that a child and its parent broke in one pass, each once.
  private mutating func compare(child: UInt32, parent: UInt32) {
    guard let own = actors[child]?.passes, let others = actors[parent]?.passes else { return }
    for pass in own {
      // If a child's class does not log how a pass begins, its calls may be of several passes.
      for other in others
      where pass.isJoined(with: other) && (pass.isWhole || pass.transition != nil) {
        for promise in rules.promises {
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
        BrokenActorRule(rule: promise.promise, earlier: early, later: late, scope: actor.scope)))
  }
}

/// One pass over one actor, as far as the log shows: its calls from the one that leaves a rest state
/// to the one that reaches a rest state again.
struct ActorPass: Sendable {
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

import EventModel

/// A kind of pass over a parent and its child.
struct TreePass {
  var kind: String
  var summary: String
  var parent: PassEnding
  var child: PassEnding
  /// The known orders.
  var words: Pattern<LifecycleEvent>
  var evidence: [Evidence]
  /// Whether every order that keeps the promises is permitted.
  var permitsEveryInterleaving = true

  static let outcome: Outcome = "completed"
}

extension TreePass {
  /// Returns every kind of pass over a parent and its child.
  static func all(_ profile: ControllerProfile) -> [TreePass] {
    [mount(profile), mountAgain, childMounts(profile), update, remount, detach]
  }

  private static let mounting: [Callback] = [.willMount, .componentDidAcquireView]

  private static func ending(
    _ start: String, _ end: String, _ calls: [Callback], isBorn: Bool = false
  ) -> PassEnding {
    let first: [Pattern<Callback>] = isBorn ? [.optional(.symbol(.didInit))] : []
    return PassEnding(
      outcome, start, end, .sequence(first + calls.map(Pattern.symbol)), [])
  }

  /// Returns a first mount, inside an update in versions that send one.
  private static func born(isUpdate: Bool) -> PassEnding {
    let mount = mounting + [.didMount]
    return ending(
      "new", "mounted.hasView",
      isUpdate ? [.willUpdateComponent] + mount + [.didUpdateComponent] : mount, isBorn: true)
  }

  private static let mounted = ending("unmounted", "mounted.hasView", mounting + [.didMount])
  private static let updated = ending(
    "mounted.hasView", "mounted.hasView",
    [.willUpdateComponent, .willRemount, .didRemount, .didUpdateComponent])
  private static let remounted = ending(
    "mounted.hasView", "mounted.hasView", [.willRemount, .didRemount])
  private static let unmounted = ending(
    "mounted.hasView", "unmounted", [.willUnmount, .componentWillRelinquishView, .didUnmount])

  /// Returns the order in which the child's calls come after the first calls of its parent.
  private static func around(
    _ child: [Callback], _ first: [Callback], _ rest: [Callback]
  ) -> [LifecycleEvent] {
    calls("parent", first) + calls("child", child) + calls("parent", rest)
  }

  private static func calls(_ role: String, _ calls: [Callback]) -> [LifecycleEvent] {
    calls.map { LifecycleEvent(role, $0) }
  }

  /// Returns an order after the `didInit` of some roles: controllers are created before the pass.
  private static func after(
    initOf roles: [String], _ calls: [LifecycleEvent]
  ) -> Pattern<LifecycleEvent> {
    let inits = roles.map { Pattern.optional(.symbol(LifecycleEvent($0, .didInit))) }
    let first = inits.count == 1 ? inits[0] : .interleaved(inits.map { .sequence([$0]) })
    return .sequence([first] + calls.map(Pattern.symbol))
  }

  /// Returns the mount of a parent and its child, depth first.
  private static func mount(_ profile: ControllerProfile) -> TreePass {
    let isUpdate = profile.firstMountIsUpdate
    let before: [Callback] = isUpdate ? [.willUpdateComponent] : []
    let after: [Callback] = isUpdate ? [.didUpdateComponent] : []
    let born = born(isUpdate: isUpdate)
    return TreePass(
      kind: "treeMount", summary: "a parent and its child are mounted in one pass",
      parent: born, child: born,
      words: Self.after(
        initOf: ["parent", "child"],
        around(before + mounting + [.didMount] + after, before + mounting, [.didMount] + after)),
      evidence: [.lifecyclePage, .mountingCode])
  }

  private static let mountAgain = TreePass(
    kind: "treeMountAgain", summary: "a parent and its child are mounted after an unmount",
    parent: mounted, child: mounted,
    words: .word(around(mounting + [.didMount], mounting, [.didMount])),
    evidence: [.lifecyclePage, .mountingCode])

  /// Returns an update of a mounted parent that gets a new child.
  private static func childMounts(_ profile: ControllerProfile) -> TreePass {
    let isUpdate = profile.firstMountIsUpdate || profile.catalogsOffscreenUpdate
    let mount = mounting + [.didMount]
    return TreePass(
      kind: "childMounts", summary: "a mounted parent is updated and a child of it is new",
      parent: updated, child: born(isUpdate: isUpdate),
      words: after(
        initOf: ["child"],
        around(
          isUpdate ? [.willUpdateComponent] + mount + [.didUpdateComponent] : mount,
          [.willUpdateComponent, .willRemount], [.didRemount, .didUpdateComponent])),
      evidence: [.mountingCode])
  }

  private static let update = TreePass(
    kind: "treeUpdate", summary: "a parent and its child are updated in one pass",
    parent: updated, child: updated,
    words: .word(
      around(
        [.willUpdateComponent, .willRemount, .didRemount, .didUpdateComponent],
        [.willUpdateComponent, .willRemount], [.didRemount, .didUpdateComponent])),
    evidence: [.mountingCode])

  private static let remount = TreePass(
    kind: "treeRemount", summary: "a parent and its child are attached again",
    parent: remounted, child: remounted,
    words: .word(around([.willRemount, .didRemount], [.willRemount], [.didRemount])),
    evidence: [.mountingCode])

  /// A detachment of a tree: each controller's calls together, the controllers in any order.
  private static let detach = TreePass(
    kind: "treeUnmount", summary: "a parent and its child are detached, in any order",
    parent: unmounted, child: unmounted,
    words: {
      let calls: [Callback] = [.willUnmount, .componentWillRelinquishView, .didUnmount]
      return .choice([.word(around(calls, calls, [])), .word(around(calls, [], calls))])
    }(), evidence: [.mountingCode])
}

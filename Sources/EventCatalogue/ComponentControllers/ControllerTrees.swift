import EventModel

/// A kind of pass over a parent and its child.
struct TreePass {
  var kind: String
  var summary: String
  var parent: ControllerCourse
  var child: ControllerCourse
  /// The orders that are known.
  var orders: [[LifecycleEvent]]
  var evidence: [Evidence]
  /// Whether every order that keeps the promises is permitted.
  var permitsEveryInterleaving = true

  var words: Pattern<LifecycleEvent> {
    orders.count == 1 ? .word(orders[0]) : .choice(orders.map { .word($0) })
  }

  static let outcome: Outcome = "completed"
}

extension TreePass {
  /// Every kind of pass over a parent and its child.
  static func all(_ profile: ControllerProfile) -> [TreePass] {
    (profile.firstMountIsUpdate ? [] : [mount, childMounts]) + [update, detach]
  }

  private static func parent(_ calls: Callback...) -> [LifecycleEvent] {
    calls.map { LifecycleEvent("parent", $0) }
  }

  private static func child(_ calls: Callback...) -> [LifecycleEvent] {
    calls.map { LifecycleEvent("child", $0) }
  }

  private static func course(
    _ start: String, _ end: String, _ calls: Callback...
  ) -> ControllerCourse {
    ControllerCourse(outcome, start, end, .word(calls), [])
  }

  private static let mounted = course(
    "new", "mounted.hasView", .willMount, .componentDidAcquireView, .didMount)
  private static let updated = course(
    "mounted.hasView", "mounted.hasView", .willUpdateComponent, .willRemount, .didRemount,
    .didUpdateComponent)
  private static let unmounted = course(
    "mounted.hasView", "unmounted", .willUnmount, .componentWillRelinquishView, .didUnmount)

  /// A parent and its child are mounted, depth first.
  private static let mount = TreePass(
    kind: "treeMount", summary: "a parent and its child are mounted in one pass",
    parent: mounted, child: mounted,
    orders: [
      parent(.willMount, .componentDidAcquireView)
        + child(.willMount, .componentDidAcquireView, .didMount) + parent(.didMount)
    ], evidence: [.lifecyclePage, .mountingCode])

  /// A mounted parent is updated and gets a child.
  private static let childMounts = TreePass(
    kind: "childMounts", summary: "a mounted parent is updated and a child of it is new",
    parent: updated, child: mounted,
    orders: [
      parent(.willUpdateComponent, .willRemount)
        + child(.willMount, .componentDidAcquireView, .didMount)
        + parent(.didRemount, .didUpdateComponent)
    ], evidence: [.mountingCode])

  /// A parent and its child are updated.
  private static let update = TreePass(
    kind: "treeUpdate", summary: "a parent and its child are updated in one pass",
    parent: updated, child: updated,
    orders: [
      parent(.willUpdateComponent, .willRemount)
        + child(.willUpdateComponent, .willRemount, .didRemount, .didUpdateComponent)
        + parent(.didRemount, .didUpdateComponent)
    ], evidence: [.mountingCode])

  /// A tree is detached: each controller's calls together, the controllers in any order.
  private static let detach = TreePass(
    kind: "treeUnmount", summary: "a parent and its child are detached, in any order",
    parent: unmounted, child: unmounted,
    orders: [
      parent(.willUnmount, .componentWillRelinquishView, .didUnmount)
        + child(.willUnmount, .componentWillRelinquishView, .didUnmount),
      child(.willUnmount, .componentWillRelinquishView, .didUnmount)
        + parent(.willUnmount, .componentWillRelinquishView, .didUnmount),
    ], evidence: [.mountingCode])
}

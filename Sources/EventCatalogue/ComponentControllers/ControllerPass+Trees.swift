import EventModel

extension ControllerPass {
  static func ofTrees(_ profile: ControllerProfile) -> [ControllerPass] {
    let mount: [Callback] = profile.firstMountIsUpdate ? .mount.updated : .mount
    let isUpdate = profile.firstMountIsUpdate || profile.catalogsOffscreenUpdate
    let childMount: [Callback] = isUpdate ? .mount.updated : .mount
    return [
      // Depth first.
      tree(
        "treeMount", "a parent and its child are mounted in one pass", born(mount), born(mount),
        after(initOf: ["parent", "child"], nested(mount, in: mount)),
        [.lifecyclePage, .mountingCode]),
      tree(
        "treeMountAgain", "a parent and its child are mounted after an unmount", mounted, mounted,
        .word(nested(.mount, in: .mount)), [.lifecyclePage, .mountingCode]),
      tree(
        "childMounts", "a mounted parent is updated and a child of it is new",
        remounted(.remount.updated), born(childMount),
        after(initOf: ["child"], nested(childMount, in: .remount.updated)), [.mountingCode]),
      tree(
        "treeUpdate", "a parent and its child are updated in one pass",
        remounted(.remount.updated), remounted(.remount.updated),
        .word(nested(.remount.updated, in: .remount.updated)), [.mountingCode]),
      tree(
        "treeRemount", "a parent and its child are attached again", remounted(.remount),
        remounted(.remount), .word(nested(.remount, in: .remount)), [.mountingCode]),
      // Each controller's calls together, the controllers in any order.
      tree(
        "treeUnmount", "a parent and its child are detached, in any order", unmounted, unmounted,
        .choice([
          .word(calls("parent", .unmount) + calls("child", .unmount)),
          .word(calls("child", .unmount) + calls("parent", .unmount)),
        ]), [.mountingCode]),
    ]
  }

  /// The states and calls of the controller in a role.
  private typealias Part = (_ role: String) -> EpisodeFamily.Part

  private static func tree(
    _ kind: String, _ summary: String, _ parent: Part, _ child: Part,
    _ words: Pattern<LifecycleEvent>, _ evidence: [Evidence]
  ) -> ControllerPass {
    ControllerPass(
      kind: kind, summary: summary,
      roles: [EpisodeFamily.Role("parent"), .init("child", relation: .child(of: "parent"))],
      endings: [
        PassEnding(
          outcome: .completed, parts: [parent("parent"), child("child")], words: words,
          evidence: evidence)
      ])
  }

  private static func born(_ calls: [Callback]) -> Part {
    { .init($0, "new", "mounted.hasView", calls, isBorn: true) }
  }

  private static func remounted(_ calls: [Callback]) -> Part {
    { .init($0, "mounted.hasView", "mounted.hasView", calls) }
  }

  private static func mounted(_ role: String) -> EpisodeFamily.Part {
    .init(role, "unmounted", "mounted.hasView", .mount)
  }

  private static func unmounted(_ role: String) -> EpisodeFamily.Part {
    .init(role, "mounted.hasView", "unmounted", .unmount)
  }

  /// Returns the order in which the child's calls come before the `didMount` or `didRemount` of its
  /// parent, and after what comes before that.
  private static func nested(_ child: [Callback], in parent: [Callback]) -> [LifecycleEvent] {
    let did = parent.firstIndex { $0 == .didMount || $0 == .didRemount } ?? parent.endIndex
    return calls("parent", Array(parent[..<did])) + calls("child", child)
      + calls("parent", Array(parent[did...]))
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
}

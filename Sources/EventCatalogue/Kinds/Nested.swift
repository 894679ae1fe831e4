public import EventModel

extension TransitionKind {
  /// The appearance of a container with its child.
  public static let nested = TransitionKind(
    name: "nested",
    summary: "a container appears with its child: the parent’s call first, in each phase",
    variants: [
      Variant(
        kind: "nested", outcome: .completed, family: "nesting",
        words: .word([
          LifecycleEvent("parent", .viewWillAppear), LifecycleEvent("child", .viewWillAppear),
          LifecycleEvent("parent", .viewDidAppear), LifecycleEvent("child", .viewDidAppear),
        ]),
        evidence: [.forwarding, .sentryLaunch])
    ],
    refusals: [.cancelled: "a cancelled transition of nested containers is that of its outer kind"])
}

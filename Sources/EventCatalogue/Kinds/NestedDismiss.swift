public import EventModel

extension TransitionKind {
  /// The disappearance of a container with its child.
  public static let nestedDismiss = TransitionKind(
    name: "nestedDismiss",
    summary: "a container leaves with its child: the parent’s call first, in each phase",
    variants: [
      Variant(
        kind: "nestedDismiss", outcome: .completed, family: "unnesting",
        words: .word([
          LifecycleEvent("parent", .viewWillDisappear), LifecycleEvent("child", .viewWillDisappear),
          LifecycleEvent("parent", .viewDidDisappear), LifecycleEvent("child", .viewDidDisappear),
        ]),
        evidence: [.forwarding])
    ],
    refusals: [.cancelled: "a cancelled transition of nested containers is that of its outer kind"])
}

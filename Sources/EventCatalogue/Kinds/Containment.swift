public import EventModel

extension TransitionKind {
  /// A transition of a custom container from one child to another.
  public static let containment = TransitionKind(
    name: "containment", summary: "transition(from:to:) of a custom container",
    variants: [
      Variant(
        kind: "containment", outcome: .completed, family: "twoSided",
        words: .word([
          .current(.viewWillDisappear), .new(.viewWillAppear), .new(.viewDidAppear),
          .current(.viewDidDisappear),
        ]),
        evidence: [
          Evidence(.recording, "tangqiaoboy, “new methods in UIViewController of iOS 5” (2012)")
        ],
        gestures: ["current": "show another child of its container", "new": "come back to it"])
    ],
    refusals: [.cancelled: "no source shows a cancelled transition(from:to:), so none is generated"]
  )
}

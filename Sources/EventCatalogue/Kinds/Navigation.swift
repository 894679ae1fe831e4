public import EventModel

extension TransitionKind {
  /// A push or a pop of a navigation controller.
  public static let navigation = TransitionKind(
    name: "navigation", summary: "push or pop of a UINavigationController",
    variants: [
      Variant(
        kind: "navigation", outcome: .completed, family: "twoSided",
        words: .word([
          .current(.viewWillDisappear), .new(.viewWillAppear), .current(.viewDidDisappear),
          .new(.viewDidAppear),
        ]),
        directions: ["push", "pop"],
        evidence: [
          .article,
          Evidence(.recording, "API_UIViewControllerExample: launch, push, push, pop, pop (2020)"),
          .cyrusDemo,
        ],
        gestures: ["current": "push another screen", "new": "come back to it"]),
      Variant(
        kind: "navigation", outcome: .cancelled, family: "twoSided",
        words: .word([
          .current(.viewWillDisappear), .new(.viewWillAppear), .new(.viewWillDisappear),
          .new(.viewDidDisappear), .current(.viewWillAppear), .current(.viewDidAppear),
        ]),
        directions: ["pop"], isInteractiveOnly: true,
        evidence: [
          .article,
          Evidence(
            .recording, "xinus.wang, “iOS interactive pop gesture”: swipe pop cancelled (2017)"),
        ],
        gestures: [
          "current": "swipe back a little, let go", "new": "swipe back towards it a little, let go",
        ]),
    ],
    refusals: [
      .cancelled: "the swipe back is the only interactive form, so a push is never cancelled"
    ])
}

public import EventModel

extension TransitionKind {
  /// A page turn by scrolling in a page view controller.
  public static let pageScroll = TransitionKind(
    name: "pageScroll", summary: "a page of a UIPageViewController, scroll style",
    variants: [
      Variant(
        kind: "pageScroll", outcome: .completed, family: "twoSided",
        words: .word([
          .new(.viewWillAppear), .current(.viewWillDisappear), .new(.viewDidAppear),
          .current(.viewDidDisappear),
        ]),
        directions: ["forward", "reverse"],
        evidence: [
          .article, Evidence(.recording, "Parchment pull request 468: a page swipe (2020)"),
        ],
        gestures: ["current": "turn to another page", "new": "turn to this page"]),
      Variant(
        kind: "pageScroll", outcome: .cancelled, family: "twoSided",
        words: .word([
          .new(.viewWillAppear), .current(.viewWillDisappear), .current(.viewWillAppear),
          .current(.viewDidAppear), .new(.viewWillDisappear), .new(.viewDidDisappear),
        ]),
        directions: ["forward", "reverse"], isInteractiveOnly: true, evidence: [.article],
        gestures: [
          "current": "turn to another page a little, let go",
          "new": "turn to this page a little, let go",
        ]),
    ])
}

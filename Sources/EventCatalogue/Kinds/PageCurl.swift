public import EventModel

extension TransitionKind {
  /// A page turn with a curl in a page view controller.
  public static let pageCurl = TransitionKind(
    name: "pageCurl", summary: "a page of a UIPageViewController, page curl style",
    variants: [
      Variant(
        kind: "pageCurl", outcome: .completed, family: "twoSided",
        words: .word([
          .new(.viewWillAppear), .current(.viewWillDisappear), .current(.viewDidDisappear),
          .new(.viewDidAppear),
        ]),
        directions: ["forward", "reverse"], evidence: [.article],
        gestures: ["current": "turn to another page", "new": "turn to this page"]),
      Variant(
        kind: "pageCurl", outcome: .cancelled, family: "twoSided",
        words: .word([
          .new(.viewWillAppear), .current(.viewWillDisappear), .new(.viewWillDisappear),
          .current(.viewWillAppear), .new(.viewDidDisappear), .current(.viewDidAppear),
        ]),
        directions: ["forward", "reverse"], isInteractiveOnly: true, evidence: [.article],
        gestures: [
          "current": "turn to another page a little, let go",
          "new": "turn to this page a little, let go",
        ]),
    ])
}

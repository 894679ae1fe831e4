public import EventModel

extension TransitionKind {
  /// The appearance of the first screen.
  public static let initial = TransitionKind(
    name: "initial", summary: "the first screen's own appearance",
    variants: [
      Variant(
        kind: "initial", outcome: .completed, family: "initial",
        words: .word([.new(.viewWillAppear), .new(.viewDidAppear)]),
        evidence: [
          .appleStates,
          Evidence(.recording, "API_UIViewControllerExample: a launch (2020)"),
        ])
    ],
    refusals: [
      .cancelled: "nothing was there before the first screen, so there is nothing to go back to"
    ])
}

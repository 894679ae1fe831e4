import EventModel

extension TransitionKind {
  /// The first screen's own appearance.
  static let initial = TransitionKind(
    name: "initial", summary: "the first screen's own appearance",
    variants: [
      Variant(
        kind: "initial", outcome: .completed, family: "initial",
        words: .word([.new(.viewWillAppear), .new(.viewDidAppear)]),
        evidence: [.article, .appleStates])
    ],
    refusals: [
      .cancelled: "the first screen's appearance cannot be cancelled: nothing was there before"
    ])
}

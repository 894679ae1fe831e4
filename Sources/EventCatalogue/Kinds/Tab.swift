import EventModel

extension TransitionKind {
  /// A switch of tabs on iOS 18 and later.
  static let tab = TransitionKind(
    name: "tab", summary: "tab switch on iOS 18 and later",
    variants: [
      Variant(
        kind: "tab", outcome: .completed, family: "twoSided",
        words: .word([
          .new(.viewWillAppear), .current(.viewWillDisappear), .new(.viewDidAppear),
          .current(.viewDidDisappear),
        ]),
        directions: [],
        evidence: [
          Evidence(.test, "public tests of tab switches on iOS 18 and later")
        ])
    ],
    refusals: [.cancelled: "a tab switch is not interactive, so nothing cancels it"])
}

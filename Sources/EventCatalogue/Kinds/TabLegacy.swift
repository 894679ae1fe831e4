import EventModel

extension TransitionKind {
  /// A switch of tabs before iOS 18.
  static let tabLegacy = TransitionKind(
    name: "tabLegacy", summary: "tab switch before iOS 18",
    variants: [
      Variant(
        kind: "tabLegacy", outcome: .completed, family: "twoSided",
        words: .word([
          .new(.viewWillAppear), .current(.viewWillDisappear), .current(.viewDidDisappear),
          .new(.viewDidAppear),
        ]),
        directions: [],
        evidence: [
          Evidence(.test, "public tests of tab switches before iOS 18")
        ])
    ],
    refusals: [.cancelled: "a tab switch is not interactive, so nothing cancels it"])
}

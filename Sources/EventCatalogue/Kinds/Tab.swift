public import EventModel

extension TransitionKind {
  /// A tab switch on iOS 18 and later.
  public static let tab = TransitionKind(
    name: "tab", summary: "tab switch on iOS 18 and later",
    variants: [
      Variant(
        kind: "tab", outcome: .completed, family: "twoSided",
        words: .word([
          .new(.viewWillAppear), .current(.viewWillDisappear), .new(.viewDidAppear),
          .current(.viewDidDisappear),
        ]),
        // DevelopersIO, “Causes and countermeasures for lifecycle delays when switching tabs in iOS
        // 18” (2025), shows that both did calls now wait for a cross dissolve, but not their order.
        evidence: [Evidence(.test, "public test suites run on iOS 18, at second hand")],
        gestures: ["current": "switch to another tab", "new": "switch to its tab"])
    ],
    refusals: [.cancelled: "the system’s tab switch is not interactive, so nothing cancels it"])
}

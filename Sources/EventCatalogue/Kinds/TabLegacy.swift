public import EventModel

extension TransitionKind {
  /// A tab switch before iOS 18.
  public static let tabLegacy = TransitionKind(
    name: "tabLegacy", summary: "tab switch before iOS 18",
    variants: [
      Variant(
        kind: "tabLegacy", outcome: .completed, family: "twoSided",
        words: .word([
          .new(.viewWillAppear), .current(.viewWillDisappear), .current(.viewDidDisappear),
          .new(.viewDidAppear),
        ]),
        evidence: [
          .cyrusDemo,
          Evidence(.recording, "ticklecode.com, “UITabBarController Lifecycle”: A to B and back"),
          Evidence(.recording, "pgzxc.github.io, “UITabBarViewController (3)”: a tab switch"),
        ],
        gestures: ["current": "switch to another tab", "new": "switch to its tab"])
    ],
    refusals: [.cancelled: "the system’s tab switch is not interactive, so nothing cancels it"])
}

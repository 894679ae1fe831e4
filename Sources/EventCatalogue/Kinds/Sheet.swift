public import EventModel

extension TransitionKind {
  /// The presentation of a screen that does not cover its presenter, which receives no calls.
  ///
  /// Its dismissal has another order and is therefore another kind, ``sheetDismiss``. The dismissal
  /// that the user releases before its end is this kind's cancelled variant.
  public static let sheet = TransitionKind(
    name: "sheet",
    summary: "sheet, popover or over-full-screen: only the presented screen gets calls",
    variants: [
      Variant(
        kind: "sheet", outcome: .completed, family: "presentation",
        words: .word([.new(.viewWillAppear), .new(.viewDidAppear)]),
        directions: ["present"],
        evidence: [.sbpark88, .ho8487, .jinnify],
        gestures: ["current": "present a sheet over it", "new": "present it as a sheet"]),
      Variant(
        kind: "sheet", outcome: .cancelled, family: "dismissal",
        words: .word([
          .current(.viewWillDisappear), .current(.viewWillAppear), .current(.viewDidAppear),
        ]),
        directions: ["dismiss"], isInteractiveOnly: true,
        evidence: [
          .ho8487,
          Evidence(
            .recording, "velog.io/@rudin_, “LifeCycle in Modal”: a card pulled down and let go"),
        ],
        gestures: [
          "current": "pull the sheet down a little, let go",
          "new": "pull the sheet above it down a little, let go",
        ]),
    ])
}

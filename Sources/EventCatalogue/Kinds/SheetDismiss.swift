public import EventModel

extension TransitionKind {
  /// The dismissal of a screen that did not cover its presenter.
  public static let sheetDismiss = TransitionKind(
    name: "sheetDismiss",
    summary: "a sheet, popover or over-full-screen screen leaves; the one below is told nothing",
    variants: [
      Variant(
        kind: "sheetDismiss", outcome: .completed, family: "dismissal",
        words: .word([.current(.viewWillDisappear), .current(.viewDidDisappear)]),
        directions: ["dismiss"],
        evidence: [.sbpark88, .ho8487, .jinnify],
        gestures: ["current": "close the sheet", "new": "close the sheet above it"])
    ],
    refusals: [
      .cancelled: "the cancelled interactive dismissal of a sheet is catalogued as sheet.cancelled"
    ])
}

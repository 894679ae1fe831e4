import EventModel

extension TransitionKind {
  /// A screen that comes over another without covering it; the presenter is told nothing.
  ///
  /// Its dismissal is another order and so another kind, ``sheetDismiss``; the dismissal a person lets
  /// go of is this kind's cancelled variant.
  static let sheet = TransitionKind(
    name: "sheet",
    summary: "sheet, popover or over-full-screen: only the presented screen gets calls",
    variants: [
      Variant(
        kind: "sheet", outcome: .completed, family: "presentation",
        words: .word([.new(.viewWillAppear), .new(.viewDidAppear)]),
        directions: ["present"],
        evidence: [
          Evidence(.recording, "sbpark88.github.io: sheet presented (2023)"),
          Evidence(
            .recording, "ho8487.tistory.com: pageSheet, formSheet and overFullScreen presented"),
        ]),
      Variant(
        kind: "sheet", outcome: .cancelled, family: "dismissal",
        words: .word([
          .current(.viewWillDisappear), .current(.viewWillAppear), .current(.viewDidAppear),
        ]),
        directions: ["dismiss"], isInteractiveOnly: true,
        evidence: [
          Evidence(.recording, "ho8487.tistory.com: interactive dismissal cancelled")
        ]),
    ])
}

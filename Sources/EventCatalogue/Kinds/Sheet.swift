public import EventModel

extension TransitionKind {
  /// A screen that comes over another without covering it; the presenter is told nothing.
  ///
  /// Its dismissal is another order and so another kind, ``sheetDismiss``; the dismissal a person lets
  /// go of is this kind's cancelled variant.
  public static let sheet = TransitionKind(
    name: "sheet",
    summary: "sheet, popover or over-full-screen: only the presented screen gets calls",
    variants: [
      Variant(
        kind: "sheet", outcome: .completed, family: "presentation",
        words: .word([.new(.viewWillAppear), .new(.viewDidAppear)]),
        directions: ["present"],
        evidence: [.sbpark88, .ho8487, .jinnify]),
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
        ]),
    ])
}

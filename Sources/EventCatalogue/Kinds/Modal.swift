public import EventModel

extension TransitionKind {
  /// A full-screen modal presentation or its dismissal.
  public static let modal = TransitionKind(
    name: "modal", summary: "full-screen present or dismiss",
    variants: [
      Variant(
        kind: "modal", outcome: .completed, family: "twoSided",
        words: .word([
          .current(.viewWillDisappear), .new(.viewWillAppear), .new(.viewDidAppear),
          .current(.viewDidDisappear),
        ]),
        directions: ["present", "dismiss"],
        evidence: [
          Evidence(.recording, "DemoUIViewControllerRelatedAll: present and dismiss (2016)"),
          Evidence(.recording, "remkoh.dev/?p=4214: a modal segue, full-screen era"),
          .jinnify,
        ],
        gestures: ["current": "present a screen over the full screen", "new": "come back to it"])
    ],
    refusals: [
      .cancelled:
        "the system’s full-screen present and dismiss have no interactive form, so nothing cancels"
        + " them; a sheet’s dismissal has one: sheet.cancelled"
    ])
}

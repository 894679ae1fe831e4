public import EventModel

extension Contract {
  /// The name of ``viewTransitions``.
  public static let viewTransitionsName = "view-transitions"

  /// UIKit's view transitions: four callbacks, two sides, and the guarantees about their order.
  ///
  /// The promises G1 to G4, the six documented orders and the other kinds each have their evidence;
  /// see ``Catalogue/all``.
  public static let viewTransitions = Contract(
    name: viewTransitionsName, actor: "view",
    callbacks: [.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear],
    life: .view, families: EpisodeFamily.ofViews, promises: Promise.ofViews,
    kinds: Catalogue.all, documentedKinds: ["navigation", "pageScroll", "pageCurl"],
    initialKind: "initial",
    contextCallbacks: [
      "viewIsAppearing", "viewDidLoad", "loadView", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews",
    ], contextNotes: contextNotes)

  /// When the calls that are not judged come, and what to claim instead.
  private static let contextNotes = [
    "viewIsAppearing":
      "comes directly after its own viewWillAppear and before any other call, so write "
      + "viewWillAppear in its place",
    "viewDidLoad":
      "comes once in a view's life, before all calls that can be named, so a claim that it comes "
      + "before them holds; if it acquires what another call releases, write `once` in its place",
    "loadView":
      "comes once in a view's life, directly before viewDidLoad and before all calls that can be "
      + "named, so a claim that it comes before them holds",
    "viewWillLayoutSubviews":
      "comes whenever the view's layout changes, any number of times, so no order with other calls "
      + "can be relied on",
    "viewDidLayoutSubviews":
      "comes whenever the view's layout changes, any number of times, so no order with other calls "
      + "can be relied on",
  ]
}

extension LifeAutomaton {
  /// Apple's four states of one view, with the two direct steps of a cancellation.
  static let view = LifeAutomaton(
    states: [
      State("hidden", isRest: true), State("appearing"), State("shown", isRest: true),
      State("disappearing"),
    ],
    steps: [
      Step("hidden", .viewWillAppear, "appearing"),
      Step("appearing", .viewDidAppear, "shown"),
      Step("appearing", .viewWillDisappear, "disappearing"),
      Step("shown", .viewWillDisappear, "disappearing"),
      Step("disappearing", .viewDidDisappear, "hidden"),
      Step("disappearing", .viewWillAppear, "appearing"),
    ],
    initial: "hidden",
    rule: "a hidden view gets viewWillAppear, then viewDidAppear (G1) or viewWillDisappear, and "
      + "a shown one viewWillDisappear, then viewDidDisappear (G2) or viewWillAppear")
}

extension Promise {
  static let ofViews: [Promise] = [
    Promise(
      "G3", .current(.viewWillDisappear), before: .new(.viewDidAppear),
      text: "current's viewWillDisappear comes before new's viewDidAppear, if both are called",
      evidence: [.article]),
    Promise(
      "G4", .new(.viewWillAppear), before: .current(.viewDidDisappear),
      text: "new's viewWillAppear comes before current's viewDidDisappear, if both are called",
      evidence: [.article]),
  ]
}

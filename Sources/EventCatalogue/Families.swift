import EventModel

extension EpisodeFamily {
  static let ofViews: [EpisodeFamily] = [
    initial, twoSided, presentation, dismissal, nesting, unnesting,
  ]

  /// The first screen appears while nothing is shown.
  static let initial = EpisodeFamily(
    name: "initial", roles: [Role("new")],
    endings: [Ending(.completed, [.appears("new")])], onlyWhenNoneIs: "shown")

  /// One screen leaves and another comes. Every interleaving that keeps G3 and G4 is permitted.
  static let twoSided = EpisodeFamily(
    name: "twoSided", roles: [Role("current"), Role("new")],
    endings: [
      Ending(.completed, [.disappears("current"), .appears("new")]),
      Ending(.cancelled, [.comesBack("current"), .turnsBack("new")]),
    ], permitsEveryInterleaving: true)

  /// A screen appears over another, which stays and receives no calls.
  static let presentation = EpisodeFamily(
    name: "presentation", roles: [Role("current"), Role("new")],
    endings: [Ending(.completed, [.stays("current"), .appears("new")])])

  /// A screen that was over another leaves; the one below receives no calls.
  static let dismissal = EpisodeFamily(
    name: "dismissal", roles: [Role("current"), Role("new")],
    endings: [
      Ending(.completed, [.disappears("current"), .stays("new")]),
      Ending(.cancelled, [.comesBack("current"), .stays("new")]),
    ])

  static let nesting = EpisodeFamily(
    name: "nesting", roles: [Role("parent"), Role("child", relation: .child(of: "parent"))],
    endings: [Ending(.completed, [.appears("parent"), .appears("child")])])

  static let unnesting = EpisodeFamily(
    name: "unnesting", roles: [Role("parent"), Role("child", relation: .child(of: "parent"))],
    endings: [Ending(.completed, [.disappears("parent"), .disappears("child")])])
}

extension EpisodeFamily.Part {
  fileprivate static func appears(_ role: String) -> Self {
    Self(role, from: "hidden", to: "shown", words: .word([.viewWillAppear, .viewDidAppear]))
  }

  fileprivate static func disappears(_ role: String) -> Self {
    Self(role, from: "shown", to: "hidden", words: .word([.viewWillDisappear, .viewDidDisappear]))
  }

  fileprivate static func comesBack(_ role: String) -> Self {
    Self(
      role, from: "shown", to: "shown",
      words: .word([.viewWillDisappear, .viewWillAppear, .viewDidAppear]))
  }

  fileprivate static func turnsBack(_ role: String) -> Self {
    Self(
      role, from: "hidden", to: "hidden",
      words: .word([.viewWillAppear, .viewWillDisappear, .viewDidDisappear]))
  }

  fileprivate static func stays(_ role: String) -> Self {
    Self(role, from: "shown", to: "shown", words: .word([]))
  }
}

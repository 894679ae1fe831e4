import EventModel

extension TransitionKind {
  /// Returns the kinds of pass in a version of the system.
  static func ofControllers(_ profile: ControllerProfile) -> [TransitionKind] {
    ControllerPass.all(profile).map(kind) + TreePass.all(profile).map(kind)
  }

  private static func kind(_ pass: ControllerPass) -> TransitionKind {
    TransitionKind(
      name: pass.kind, summary: pass.summary,
      variants: pass.endings.map { ending in
        Variant(
          kind: pass.kind, outcome: ending.outcome, family: pass.kind,
          words: ending.words.events(of: "controller"), evidence: ending.evidence)
      })
  }

  private static func kind(_ pass: TreePass) -> TransitionKind {
    TransitionKind(
      name: pass.kind, summary: pass.summary,
      variants: [
        Variant(
          kind: pass.kind, outcome: TreePass.outcome, family: pass.kind, words: pass.words,
          evidence: pass.evidence)
      ])
  }
}

extension EpisodeFamily {
  /// Returns the families of pass in a version of the system, one per kind.
  static func ofControllers(_ profile: ControllerProfile) -> [EpisodeFamily] {
    ControllerPass.all(profile).map { family($0, isCatalogued: true) }
      + ControllerPass.uncatalogued(profile).map { family($0, isCatalogued: false) }
      + TreePass.all(profile).map(family)
  }

  private static func family(_ pass: ControllerPass, isCatalogued: Bool) -> EpisodeFamily {
    EpisodeFamily(
      name: pass.kind, roles: [Role("controller")],
      endings: (pass.endings + pass.unlisted).map { Ending($0.outcome, [$0.part("controller")]) },
      permitsEveryInterleaving: !isCatalogued || !pass.unlisted.isEmpty)
  }

  private static func family(_ pass: TreePass) -> EpisodeFamily {
    EpisodeFamily(
      name: pass.kind, roles: [Role("parent"), Role("child", relation: .child(of: "parent"))],
      endings: [Ending(TreePass.outcome, [pass.parent.part("parent"), pass.child.part("child")])],
      permitsEveryInterleaving: pass.permitsEveryInterleaving)
  }
}

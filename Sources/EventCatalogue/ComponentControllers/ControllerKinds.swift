import EventModel

extension TransitionKind {
  static func ofControllers(_ profile: ControllerProfile) -> [TransitionKind] {
    ControllerPass.all(profile).filter { !$0.endings.isEmpty }.map { pass in
      TransitionKind(
        name: pass.kind, summary: pass.summary,
        variants: pass.endings.map { ending in
          Variant(
            kind: pass.kind, outcome: ending.outcome, family: pass.kind, words: ending.words,
            evidence: ending.evidence)
        })
    }
  }
}

extension EpisodeFamily {
  /// Returns the families of pass in a version of the system, one per kind. For a parent and its
  /// child, and where an ending is not listed, every order that keeps the promises is permitted.
  static func ofControllers(_ profile: ControllerProfile) -> [EpisodeFamily] {
    ControllerPass.all(profile).map { pass in
      EpisodeFamily(
        name: pass.kind, roles: pass.roles,
        endings: (pass.endings + pass.unlisted).map { Ending($0.outcome, $0.parts) },
        permitsEveryInterleaving: pass.roles.count > 1 || !pass.unlisted.isEmpty)
    }
  }
}

import EventModel

extension FileKey where Value == Contract {
  /// The keys about what happens between actors.
  static let episodes = [
    FileKey(
      "families", "The shapes of episodes: the roles, and what they may be sent", \.families,
      .list(
        of: EpisodeFamily.shape, "a list of families", unique: ("family", "name"), atLeast: 1),
      isRequired: true
    ) { _, contract, reading in reading.families = contract.families },
    FileKey(
      "promises", "What is promised between the events of one episode", \.promises,
      .list(of: Promise.shape, "a list of promises")),
    FileKey(
      "kinds", "The catalogued kinds of episode with their orders", \.kinds,
      .list(of: TransitionKind.shape, "a list of kinds", unique: ("kind", "name"), atLeast: 1),
      isRequired: true
    ) { _, contract, reading in
      contract.documentedKinds = contract.kinds.map(\.name)
      reading.kinds = contract.documentedKinds
    },
    FileKey(
      "documentedKinds", "The kinds chosen by default; all if left out", \.documentedKinds,
      .list(of: .kind, "a list of kinds", unique: ("kind", nil), atLeast: 1),
      isWritten: { $0.documentedKinds != $0.kinds.map(\.name) }),
    FileKey(
      "initialKind", "The kind every history starts with, if there is one", \.initialKind, .kind),
  ]
}

import EventModel

/// One thing that can happen next in a history: an order of a family's events, before anyone has
/// taken the roles.
struct Episode {
  var sequence: EventSequence
  var family: EpisodeFamily
  /// What it asks of the actors in its roles, and where it takes them.
  var roles: EpisodeRoles

  /// The catalogued variant with this order, the first of the chosen kinds; nil if it has none.
  var variant: Variant?

  init(_ sequence: EventSequence, variant: Variant?, in contract: Contract) {
    guard let ending = contract.ending(sequence.outcome, of: sequence.family) else {
      preconditionFailure(
        "give the contract a family `\(sequence.family)` with the outcome \(sequence.outcome)")
    }
    self.sequence = sequence
    family = ending.family
    roles = EpisodeRoles(ending, in: contract)
    self.variant = variant
  }
}

extension Contract {
  /// Returns what can happen in a history: the chosen kinds' variants one by one, even where two share
  /// an order, then, if asked for, the permitted orders that none of them has.
  func episodes(_ options: EventHistory.Options) throws(ContractError) -> [Episode] {
    try checkOutward()
    let chosen = try chosenKinds(options.kinds)
    var episodes = chosen.flatMap(\.variants).flatMap(self.episodes)
    if options.takesPermitted {
      let taken = Set(episodes.map(\.sequence.events))
      episodes += permittedSequences().filter { !taken.contains($0.events) }
        .map { Episode($0, variant: nil, in: self) }
    }
    return episodes
  }

  /// Returns the episodes of the kind every history starts with; none if it starts at rest.
  func initialEpisodes() -> [Episode] {
    initialKind.flatMap(kind(named:))?.variants.flatMap(episodes) ?? []
  }

  private func episodes(of variant: Variant) -> [Episode] {
    variant.words.words(repeatingAtMost: 2).map { order in
      let sequence = EventSequence(
        order, family: variant.family, outcome: variant.outcome, variants: [variant.name])
      return Episode(sequence, variant: variant, in: self)
    }
  }
}

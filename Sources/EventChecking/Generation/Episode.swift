import EventModel

/// A possible next step of a history: an order of a family's events without actors.
struct Episode {
  var sequence: EventSequence
  /// The roles, with the states in which their actors start and end.
  var roles: EpisodeRoles

  /// The catalogued variant with this order, the first of the chosen kinds; nil if there is none.
  var variant: Variant?

  init(_ sequence: EventSequence, variant: Variant?, in contract: Contract) {
    guard let ending = contract.ending(sequence.outcome, of: sequence.family) else {
      preconditionFailure(
        "give the contract a family `\(sequence.family)` with the outcome \(sequence.outcome)")
    }
    self.sequence = sequence
    roles = EpisodeRoles(ending, in: contract)
    self.variant = variant
  }
}

extension Contract {
  /// Returns the episodes that a history may contain: the chosen kinds' variants one by one, even
  /// if two have the same order, and then, if requested, the permitted orders that none of them
  /// has.
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

  /// Returns the episodes of the kind that every history starts with; empty if there is none.
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

public import EventChecking
public import EventModel

extension TransitionKind {
  /// Returns the only order of an outcome, to be played on screens.
  ///
  /// - Throws: a ``Refusal`` if the catalogue has no such order, or several.
  public func sequence(_ outcome: Outcome = .completed) throws(Refusal) -> EventSequence {
    let variant = try variant(outcome)
    guard let events = variant.sequence else {
      throw Refusal("\(variant.name) allows several orders; choose one of the contract's sequences")
    }
    return EventSequence(events, family: variant.family, outcome: outcome, variants: [variant.name])
  }
}

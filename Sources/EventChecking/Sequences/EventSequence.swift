public import EventModel

/// A legal order of the events of one episode, with the catalogued variants that have this order.
///
/// ```swift
/// let six = try contract.sequences()
/// six[0].variants  // ["navigation.completed"]
/// ```
public struct EventSequence: Hashable, Sendable {
  /// The events; their subjects are roles of the family.
  public var events: [LifecycleEvent]

  /// The name of the family.
  public var family: String

  /// The outcome.
  public var outcome: Outcome

  /// The names of the catalogued variants with this order, in the contract's own order; empty for
  /// an order that is only permitted.
  public var variants: [String]

  /// Makes a sequence.
  public init(
    _ events: [LifecycleEvent], family: String, outcome: Outcome, variants: [String] = []
  ) {
    self.events = events
    self.family = family
    self.outcome = outcome
    self.variants = variants
  }
}

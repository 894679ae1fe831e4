/// A kind of transition: its catalogued variants, its description, and what is unknown about it.
public struct TransitionKind: Hashable, Sendable {
  /// The name used in options and reports, e.g. `pageScroll`.
  public var name: String

  /// The description, in one line.
  public var summary: String

  /// The catalogued variants, one per outcome.
  public var variants: [Variant]

  /// By outcome, why it has no variant, or no variant in other directions than those listed.
  public var refusals: [Outcome: String]

  /// Makes a kind.
  public init(
    name: String, summary: String, variants: [Variant], refusals: [Outcome: String] = [:]
  ) {
    self.name = name
    self.summary = summary
    self.variants = variants
    self.refusals = refusals
  }

  /// The reason why a requested variant does not exist.
  public struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, with what to request instead.
    public var description: String

    /// Makes a refusal.
    public init(_ description: String) { self.description = description }
  }

  /// Returns the variant of an outcome, in a direction and interactivity if they are given.
  ///
  /// - Throws: a ``Refusal`` with the reason why the catalogue has no such order.
  public func variant(
    _ outcome: Outcome, direction: Variant.Direction? = nil, isInteractive: Bool? = nil
  ) throws(Refusal) -> Variant {
    guard let variant = variants.first(where: { $0.outcome == outcome }) else {
      throw Refusal(
        refusals[outcome] ?? "no source lists a \(outcome) \(name) transition, so none is generated"
      )
    }
    if let direction, !variant.directions.isEmpty, !variant.directions.contains(direction) {
      let known = variant.directions.map(\.name).joined(separator: ", ")
      let reason = refusals[outcome].map { ": \($0)" } ?? ""
      throw Refusal("a \(outcome) \(name) is known only as \(known), not as \(direction)\(reason)")
    }
    if isInteractive == false, variant.isInteractiveOnly {
      throw Refusal(
        "a \(outcome) \(name) is always interactive: only a person who lets go cancels it")
    }
    return variant
  }
}

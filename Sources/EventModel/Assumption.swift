/// An assumption: a claim about the order of calls, with the transitions it is limited to.
///
/// ```swift
/// Assumption(.before(.current(.viewWillDisappear), .new(.viewDidAppear)))
/// ```
public struct Assumption: Hashable, Sendable {
  /// The words over which an assumption is judged.
  public enum Scope: String, Hashable, Sendable, CaseIterable {
    /// Each transition's own events, by role.
    case transition
    /// Each actor's own calls over its life.
    case view
    /// Every call of every actor, by name.
    case history
  }

  /// The limit of an assumption: a kind, one outcome of it, or an outcome of every kind.
  public struct Limit: Hashable, Sendable {
    /// The kind's name; nil for every kind.
    public var kind: String?

    /// The outcome; nil for every outcome of the kind.
    public var outcome: Outcome?

    /// Makes a limit to a kind, or to one outcome of it.
    public init(_ kind: String, _ outcome: Outcome? = nil) {
      self.kind = kind
      self.outcome = outcome
    }

    /// Makes a limit to an outcome of every kind.
    public init(outcome: Outcome) { self.outcome = outcome }

    /// Returns whether a variant is within the limit.
    public func contains(_ variant: Variant) -> Bool {
      (kind == nil || kind == variant.kind) && (outcome == nil || outcome == variant.outcome)
    }

    /// The kind, the outcome, or both separated by a dot.
    public var name: String { [kind, outcome?.name].compactMap(\.self).joined(separator: ".") }
  }

  /// The limits; empty if it is about every kind and outcome.
  public var limits: [Limit]

  /// The claim.
  public var formula: Formula

  /// Makes an assumption.
  ///
  /// - Precondition: every subject in the formula has the same scope.
  public init(_ formula: Formula, in limits: [Limit] = []) {
    let scopes = Set(formula.subjects.map(\.scope))
    precondition(
      scopes.count == 1, "an assumption must keep to one scope: sides, each view, or names")
    self.formula = formula
    self.limits = limits
  }

  /// The words over which it is judged.
  public var scope: Scope { formula.subjects[0].scope }

  /// The text of the limits, separated by commas.
  public var limitText: String { limits.map(\.name).joined(separator: ", ") }

  /// Returns whether a variant is within the limits.
  public func concerns(_ variant: Variant) -> Bool {
    limits.isEmpty || limits.contains { $0.contains(variant) }
  }
}

/// An assumption: a claim about the order of calls, with the transitions it is limited to.
///
/// ```swift
/// Assumption(.before(.current(.viewWillDisappear), .new(.viewDidAppear)))
/// ```
public struct Assumption: Hashable, Sendable {
  /// Over which words an assumption is judged.
  public enum Scope: String, Hashable, Sendable, CaseIterable {
    /// Each transition's own events, by role.
    case transition
    /// Each actor's own calls over its life.
    case view
    /// Every call of every actor, by name.
    case history
  }

  /// A kind, or one outcome of it, that an assumption is limited to.
  public struct Limit: Hashable, Sendable {
    /// The kind's name.
    public var kind: String

    /// The outcome; nil for all of the kind.
    public var outcome: Outcome?

    /// Makes a limit.
    public init(_ kind: String, _ outcome: Outcome? = nil) {
      self.kind = kind
      self.outcome = outcome
    }

    /// Returns whether it lets a variant in.
    public func contains(_ variant: Variant) -> Bool {
      variant.kind == kind && (outcome == nil || outcome == variant.outcome)
    }

    /// The kind, and the outcome after a dot if there is one.
    public var name: String { outcome.map { "\(kind).\($0.name)" } ?? kind }
  }

  /// What it is limited to; empty for no limit.
  public var limits: [Limit]

  /// What it claims.
  public var formula: Formula

  /// Makes an assumption.
  ///
  /// - Precondition: the formula keeps to one scope.
  public init(_ formula: Formula, in limits: [Limit] = []) {
    let scopes = Set(formula.subjects.map(\.scope))
    precondition(
      scopes.count == 1, "an assumption must keep to one scope: sides, each view, or names")
    self.formula = formula
    self.limits = limits
  }

  /// Over which words it is judged.
  public var scope: Scope { formula.subjects[0].scope }

  /// Returns whether its limits let a variant in.
  public func concerns(_ variant: Variant) -> Bool {
    limits.isEmpty || limits.contains { $0.contains(variant) }
  }
}

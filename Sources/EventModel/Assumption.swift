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

  /// A kind, one outcome of it, or an outcome of every kind, that an assumption is limited to.
  public struct Limit: Hashable, Sendable {
    /// The kind's name; nil for every kind.
    public var kind: String?

    /// The outcome; nil for all of the kind.
    public var outcome: Outcome?

    /// Makes a limit to a kind, or to one outcome of it.
    public init(_ kind: String, _ outcome: Outcome? = nil) {
      self.kind = kind
      self.outcome = outcome
    }

    /// Makes a limit to an outcome, whatever the kind.
    public init(outcome: Outcome) { self.outcome = outcome }

    /// Returns whether it lets a variant in.
    public func contains(_ variant: Variant) -> Bool {
      (kind == nil || kind == variant.kind) && (outcome == nil || outcome == variant.outcome)
    }

    /// The kind, the outcome, or both with a dot between.
    public var name: String { [kind, outcome?.name].compactMap(\.self).joined(separator: ".") }
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

  /// Its limits as they are written, with commas between.
  public var limitText: String { limits.map(\.name).joined(separator: ", ") }

  /// Returns whether its limits let a variant in.
  public func concerns(_ variant: Variant) -> Bool {
    limits.isEmpty || limits.contains { $0.contains(variant) }
  }
}

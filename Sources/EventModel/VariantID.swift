extension Variant {
  /// The identity of a catalogued order: its kind and its outcome.
  public struct ID: Hashable, Sendable {
    /// The kind's name, e.g. `navigation`.
    public var kind: String

    /// The outcome; nil for the first appearance, which begins every history.
    public var outcome: Outcome?

    /// Makes an identity.
    public init(kind: String, outcome: Outcome? = nil) {
      self.kind = kind
      self.outcome = outcome
    }
  }

  /// The identity of the order.
  public var id: ID { ID(kind: kind, outcome: outcome) }
}

extension Variant.ID: CustomStringConvertible, ExpressibleByStringLiteral, Comparable {
  /// Parses a name as printed in reports, e.g. `navigation.cancelled`.
  public init(_ name: String) {
    let dot = name.lastIndex(of: ".")
    self.init(
      kind: String(name[..<(dot ?? name.endIndex)]),
      outcome: dot.map { Outcome(String(name[name.index(after: $0)...])) })
  }

  /// Parses a name as printed in reports.
  public init(stringLiteral name: String) { self.init(name) }

  /// The kind and the outcome separated by a dot, as printed in reports.
  public var description: String { outcome.map { "\(kind).\($0.name)" } ?? kind }

  /// Returns whether one printed name sorts before the other.
  public static func < (one: Self, other: Self) -> Bool { one.description < other.description }
}

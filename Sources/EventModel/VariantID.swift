extension Variant {
  /// What tells one catalogued order from another: its kind and how it ended.
  public struct ID: Hashable, Sendable {
    /// The kind's name, e.g. `navigation`.
    public var kind: String

    /// How it ended; nil for the first appearance, which every history begins with.
    public var outcome: Outcome?

    /// Makes the identity of a kind's order.
    public init(kind: String, outcome: Outcome? = nil) {
      self.kind = kind
      self.outcome = outcome
    }
  }

  /// What tells the order from others.
  public var id: ID { ID(kind: kind, outcome: outcome) }
}

extension Variant.ID: CustomStringConvertible, ExpressibleByStringLiteral, Comparable {
  /// Reads a name as reports print it, e.g. `navigation.cancelled`.
  public init(_ name: String) {
    let dot = name.lastIndex(of: ".")
    self.init(
      kind: String(name[..<(dot ?? name.endIndex)]),
      outcome: dot.map { Outcome(String(name[name.index(after: $0)...])) })
  }

  /// Reads a name as reports print it.
  public init(stringLiteral name: String) { self.init(name) }

  /// The kind and the outcome with a dot between, as reports print it.
  public var description: String { outcome.map { "\(kind).\($0.name)" } ?? kind }

  /// Compares by what is printed.
  public static func < (one: Self, other: Self) -> Bool { one.description < other.description }
}

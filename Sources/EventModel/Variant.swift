/// The outcome of a transition: `completed` or `cancelled`, or a contract's own word.
public struct Outcome: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, as used in variants and options.
  public var name: String

  /// Makes the outcome of that name.
  public init(_ name: String) { self.name = name }

  /// Makes the outcome of that name.
  public init(stringLiteral name: String) { self.name = name }

  /// The name.
  public var description: String { name }

  /// The new side is shown at the end.
  public static let completed: Outcome = "completed"

  /// The current side came back; the user released an interactive transition before its end.
  public static let cancelled: Outcome = "cancelled"
}

extension Variant {
  /// The direction of a transition: `push`, `pop`, `forward`, `reverse`, `present`, `dismiss`.
  public struct Direction: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public var name: String

    /// Makes the direction of that name.
    public init(stringLiteral name: String) { self.name = name }

    /// The name.
    public var description: String { name }
  }
}

/// One catalogued order: a kind of transition with one outcome. Each name stands for one order.
public struct Variant: Hashable, Sendable, Identifiable {
  /// The kind's name, e.g. `navigation`.
  public var kind: String

  /// The outcome.
  public var outcome: Outcome

  /// The name of its episode family, which has the roles, rest states and promises.
  public var family: String

  /// The documented words over the family's roles; a UIKit variant has exactly one.
  package var words: Pattern<LifecycleEvent>

  /// The directions for which the order is known.
  public var directions: [Direction]

  /// Whether the order only occurs in an interactive transition, as every cancelled one does.
  public var isInteractiveOnly: Bool

  /// The sources of the order.
  public var evidence: [Evidence]

  /// By role, the user's gesture as seen from the actor in that role, in a few words: `swipe back
  /// a little, let go` for `current`; empty if none is known.
  public var gestures: [String: String]

  package init(
    kind: String, outcome: Outcome, family: String, words: Pattern<LifecycleEvent>,
    directions: [Direction] = [], isInteractiveOnly: Bool = false, evidence: [Evidence],
    gestures: [String: String] = [:]
  ) {
    self.gestures = gestures
    self.kind = kind
    self.outcome = outcome
    self.family = family
    self.words = words
    self.directions = directions
    self.isInteractiveOnly = isInteractiveOnly
    self.evidence = evidence
  }

  /// The kind and the outcome separated by a dot, e.g. `navigation.cancelled`.
  public var name: String { id.description }

  /// The only order of the variant; nil if the contract allows several.
  public var sequence: [LifecycleEvent]? { words.onlyWord }
}

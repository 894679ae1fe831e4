/// How a transition ended: `completed` or `cancelled`, or a contract's own word.
public struct Outcome: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, as variants and options spell it.
  public var name: String

  /// Makes the outcome of that name.
  public init(_ name: String) { self.name = name }

  /// Makes the outcome of that name.
  public init(stringLiteral name: String) { self.name = name }

  /// The name.
  public var description: String { name }

  /// The new side stayed.
  public static let completed: Outcome = "completed"

  /// The current side came back; the user let go of an interactive transition.
  public static let cancelled: Outcome = "cancelled"
}

extension Variant {
  /// Which way a transition of a kind goes: `push`, `pop`, `forward`, `reverse`, `present`, `dismiss`.
  public struct Direction: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public var name: String

    /// Makes the direction of that name.
    public init(stringLiteral name: String) { self.name = name }

    /// The name.
    public var description: String { name }
  }
}

/// One catalogued order: a kind of transition with one outcome. One name stands for one order.
public struct Variant: Hashable, Sendable, Identifiable {
  /// The kind's name, e.g. `navigation`.
  public var kind: String

  /// How it ended.
  public var outcome: Outcome

  /// The name of the episode family whose roles, rest states and promises it has.
  public var family: String

  /// The documented words over the family's roles; a UIKit variant has exactly one.
  package var words: Pattern<LifecycleEvent>

  /// The directions the order is known for.
  public var directions: [Direction]

  /// Whether only an interactive transition can take it, as every cancelled one.
  public var isInteractiveOnly: Bool

  /// Where the order is known from.
  public var evidence: [Evidence]

  /// What a user does, seen from the actor in a role, in a few words, by role: `current` sees
  /// `swipe back, let go`; empty if no words are known.
  public var gestures: [String: String]

  /// Makes a variant.
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

  /// The kind and the outcome with a dot between, e.g. `navigation.cancelled`.
  public var name: String { id.description }

  /// The one order of the variant, or nil for a contract whose variant allows several.
  public var sequence: [LifecycleEvent]? { words.onlyWord }

  /// Whether the order rests on one source alone.
  public var restsOnOneSource: Bool { evidence.count == 1 }
}

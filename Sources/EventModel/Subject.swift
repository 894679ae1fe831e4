/// The subject of a claim: a side of a transition, each actor, or one actor by name.
public enum Subject: Hashable, Sendable {
  /// The actor in a role of one transition: `current`, `new`.
  case role(String)

  /// Every actor separately, under the contract's word for an actor: `view`.
  case each(String)

  /// The actor with a name, in a history: `Inbox`.
  case named(String)

  /// The scope of claims about the subject.
  public var scope: Assumption.Scope {
    switch self {
    case .role: .transition
    case .each: .view
    case .named: .history
    }
  }

  /// The role, the word for an actor, or the name, without quotes.
  public var name: String {
    switch self {
    case .role(let name), .each(let name), .named(let name): name
    }
  }
}

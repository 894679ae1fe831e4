/// Whom an assumption talks about: a side of a transition, each actor's own life, or one by name.
public enum Subject: Hashable, Sendable {
  /// The actor in a role of one transition: `current`, `new`.
  case role(String)

  /// Every actor by itself, under the contract's word for one: `view`.
  case each(String)

  /// The one actor of a name, in a history: `Inbox`.
  case named(String)

  /// The scope of claims about it.
  public var scope: Assumption.Scope {
    switch self {
    case .role: .transition
    case .each: .view
    case .named: .history
    }
  }

  /// The role, the actor word or the name, without quotes.
  public var name: String {
    switch self {
    case .role(let name), .each(let name), .named(let name): name
    }
  }
}

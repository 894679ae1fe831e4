/// Something a client's own code does while it is called, and that a log may record: `sendAction`.
///
/// It is no callback: it moves no actor. A ``UsageRule`` says where it is not allowed, an
/// ``Obligation`` what it asks for later.
package struct ClientAction: Hashable, Sendable {
  /// The name, an identifier, as logs and assumptions spell it.
  package var name: String

  /// What the code does, in a few words, lower case.
  package var summary: String

  /// Makes an action.
  package init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

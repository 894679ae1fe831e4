/// An action of client code during a callback, which a log may record: `sendAction`.
///
/// It is not a callback: it moves no actor. A ``UsageRule`` says where it is not allowed; an
/// ``Obligation`` says which later action it requires.
package struct ClientAction: Hashable, Sendable {
  /// The name, an identifier, as used in logs and assumptions.
  package var name: String

  /// What the code does, in a few words, lower case.
  package var summary: String

  package init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

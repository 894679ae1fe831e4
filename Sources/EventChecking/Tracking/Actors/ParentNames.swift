/// The actors that the parent names in a log can refer to, and the children of each name.
///
/// - Complexity: O(1) per lookup, except for listing an actor's children.
struct ParentNames: Sendable {
  /// A name in one scope, or in the whole log.
  private struct ScopedName: Hashable, Sendable {
    var name: String
    var scope: UInt32?
  }

  /// One of several actors may be the one that asks, so three with a name are always ambiguous.
  private static let ambiguous = 3

  /// The actors that share a name, up to as many as are needed to see that there are several.
  private var namesakes: [ScopedName: [UInt32]] = [:]
  /// The actors that were given a parent name. Some may have another one by now.
  private var children: [ScopedName: Set<UInt32>] = [:]

  /// Adds an actor under each of its names.
  mutating func meet(_ actor: UInt32, named names: [String?], in scope: UInt32) {
    for case let name? in names {
      for key in keys(name, scope) {
        let known = namesakes[key, default: []]
        if known.count < Self.ambiguous, !known.contains(actor) { namesakes[key] = known + [actor] }
      }
    }
  }

  /// Records that the log gives an actor a parent.
  mutating func adopt(_ child: UInt32, in scope: UInt32, by parent: String) {
    for key in keys(parent, scope) { children[key, default: []].insert(child) }
  }

  /// Returns the actor that a name refers to, as used by another actor. If several have the name,
  /// it is the one in the same scope; nil if there is no such actor.
  func actor(called name: String, by asking: UInt32, in scope: UInt32) -> UInt32? {
    for key in keys(name, scope) {
      let others = namesakes[key, default: []].filter { $0 != asking }
      if others.count == 1 { return others[0] }
    }
    return nil
  }

  /// Returns the actors that may be or have been children of an actor with a name, in order.
  func children(of actor: UInt32, called name: String, in scope: UInt32) -> [UInt32] {
    for key in keys(name, scope) {
      guard let given = children[key] else { break }
      let known = namesakes[key, default: []]
      if known.count < Self.ambiguous, known.contains(actor) { return given.sorted() }
    }
    return []
  }

  private func keys(_ name: String, _ scope: UInt32) -> [ScopedName] {
    [ScopedName(name: name, scope: nil), ScopedName(name: name, scope: scope)]
  }
}

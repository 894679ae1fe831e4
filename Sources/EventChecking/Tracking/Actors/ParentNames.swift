/// The actors that the parent names in a log can refer to, and the children of each name.
///
/// - Complexity: O(1) per lookup, except for listing an actor's children.
struct ParentNames: Sendable {
  /// The actors that share a name, up to as many as are needed to see that there are several.
  private struct Namesakes: Sendable {
    /// One of them may be the actor that asks, so three are always ambiguous.
    private static let enough = 3
    private var actors: [UInt32] = []

    mutating func add(_ actor: UInt32) {
      if actors.count < Self.enough, !actors.contains(actor) { actors.append(actor) }
    }

    /// Returns the only other actor with the name; nil if there are several or none.
    func only(besides asking: UInt32) -> UInt32? {
      let others = actors.filter { $0 != asking }
      return others.count == 1 ? others[0] : nil
    }

    /// Returns whether an actor may be the only one that another actor refers to.
    func mayMean(_ actor: UInt32) -> Bool { actors.count < Self.enough && actors.contains(actor) }
  }

  private struct ScopedName: Hashable, Sendable {
    var name: String
    var scope: UInt32
  }

  private var byName: [String: Namesakes] = [:]
  private var byNameInScope: [ScopedName: Namesakes] = [:]
  /// The actors that were given each parent name, by their scope. Some may have another one by now.
  private var children: [String: [UInt32: Set<UInt32>]] = [:]

  mutating func meet(_ actor: UInt32, named names: [String?], in scope: UInt32) {
    for case let name? in names {
      byName[name, default: Namesakes()].add(actor)
      byNameInScope[ScopedName(name: name, scope: scope), default: Namesakes()].add(actor)
    }
  }

  mutating func adopt(_ child: UInt32, in scope: UInt32, by parent: String) {
    children[parent, default: [:]][scope, default: []].insert(child)
  }

  /// Returns the actor that a name refers to, as used by another actor. If several have the name,
  /// it is the one in the same scope; nil if there is no such actor.
  func actor(called name: String, by asking: UInt32, in scope: UInt32) -> UInt32? {
    if let only = byName[name]?.only(besides: asking) { return only }
    return byNameInScope[ScopedName(name: name, scope: scope)]?.only(besides: asking)
  }

  /// Returns the actors that may be or have been children of an actor with a name, in order.
  func children(of actor: UInt32, called name: String, in scope: UInt32) -> [UInt32] {
    guard let given = children[name] else { return [] }
    if byName[name]?.mayMean(actor) == true {
      return given.values.flatMap { $0 }.sorted()
    }
    guard byNameInScope[ScopedName(name: name, scope: scope)]?.mayMean(actor) == true else {
      return []
    }
    return given[scope, default: []].sorted()
  }
}

/// Which actor a log's word for an actor's parent can mean, and whose children it gives the word to.
///
/// - Complexity: O(1) a question, but for the children that an actor has.
struct ParentNames: Sendable {
  /// The actors that share a name: as many as it takes to see that they are several.
  private struct Namesakes: Sendable {
    /// With one actor that asks and is not meant, three are always too many.
    private static let enough = 3
    private var actors: [UInt32] = []

    mutating func add(_ actor: UInt32) {
      if actors.count < Self.enough, !actors.contains(actor) { actors.append(actor) }
    }

    /// The one that is meant by an actor of the same name or another one, or nil.
    func only(besides asking: UInt32) -> UInt32? {
      let others = actors.filter { $0 != asking }
      return others.count == 1 ? others[0] : nil
    }

    /// Whether an actor may be the only one that another one means.
    func mayMean(_ actor: UInt32) -> Bool { actors.count < Self.enough && actors.contains(actor) }
  }

  /// A name within a scope.
  private struct ScopedName: Hashable, Sendable {
    var name: String
    var scope: UInt32
  }

  private var byName: [String: Namesakes] = [:]
  private var byNameInScope: [ScopedName: Namesakes] = [:]
  /// The children given to each name, by their scope.
  private var children: [String: [UInt32: Set<UInt32>]] = [:]

  /// Meets an actor under each of its names.
  mutating func meet(_ actor: UInt32, named names: [String?], in scope: UInt32) {
    for case let name? in names {
      byName[name, default: Namesakes()].add(actor)
      byNameInScope[ScopedName(name: name, scope: scope), default: Namesakes()].add(actor)
    }
  }

  /// Notes that the log gives an actor a parent.
  mutating func adopt(_ child: UInt32, in scope: UInt32, by parent: String) {
    children[parent, default: [:]][scope, default: []].insert(child)
  }

  /// Notes that the log no longer gives an actor a parent.
  mutating func abandon(_ child: UInt32, in scope: UInt32, by parent: String) {
    children[parent]?[scope]?.remove(child)
  }

  /// Returns the one actor that a name means to another one: where several have the name, the one of
  /// the same scope, or none.
  func actor(called name: String, by asking: UInt32, in scope: UInt32) -> UInt32? {
    if let only = byName[name]?.only(besides: asking) { return only }
    return byNameInScope[ScopedName(name: name, scope: scope)]?.only(besides: asking)
  }

  /// Returns the actors that may be the children of one that has a name, in order.
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

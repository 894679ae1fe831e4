/// The names of a log's views and scopes, each once, under a number.
///
/// A view's number stands for its identity: its name, its instance if the log has one, and, where
/// the name alone is the identity, its scope. Number 0 is no view and no scope.
///
/// - Complexity: adding or finding a name is O(its length); memory is that of the distinct names.
package struct NameTable: Sendable {
  /// How a view is told from others of its name.
  package enum Identity: UInt8, Hashable, Sendable {
    /// The log gives an instance, or the format makes the name the identity: one view.
    case single
    /// A bare name in a console line: it may be a class with several instances.
    case anyInstance
  }

  /// What is kept of one view.
  package struct View: Hashable, Sendable {
    /// The number of the name; views of one name share it.
    package var name: UInt32
    /// How the view is told from others.
    package var identity: Identity
    /// The instance as the log spells it, e.g. a pointer.
    package var instance: String?
    /// The number of the scope that is part of the identity; 0 for none.
    package var scope: UInt32
  }

  private var views: Numbered<View>
  private var names = Numbered("")
  private var scopes = Numbered("")

  /// Makes a table without names.
  package init() {
    // A line without a name may be anybody's.
    views = Numbered(View(name: 0, identity: .anyInstance, instance: nil, scope: 0))
  }

  /// Returns whether a view stands for all instances of a class: the log gives a bare name that can be
  /// one, or none. What begins with a digit is what a page or a cell was called by its owner.
  package func isClass(_ number: UInt32) -> Bool {
    let view = views[number]
    guard view.identity == .anyInstance else { return false }
    return names[view.name].utf8.first.map { !(0x30...0x39).contains($0) } ?? true
  }

  /// Returns whether a view is told from all others.
  package func isSingle(_ number: UInt32) -> Bool { views[number].identity == .single }

  /// How many views the table knows, the empty one included.
  package var viewCount: Int { views.count }

  /// How many scopes the table knows, the empty one included.
  package var scopeCount: Int { scopes.count }

  /// One more than the largest number of a view.
  package var viewBound: Int { views.bound }

  /// One more than the largest number of a name.
  package var nameBound: Int { names.bound }

  /// One more than the largest number of a scope.
  package var scopeBound: Int { scopes.bound }

  /// Returns the number of a view, adding it if it is new.
  package mutating func view(
    _ name: String, instance: String? = nil, identity: Identity, scope: UInt32 = 0
  ) -> UInt32 {
    views.number(
      of: View(
        name: names.number(of: name), identity: identity, instance: instance, scope: scope))
  }

  /// Returns the number of a view, or nil if the table does not know it.
  package func knownView(
    _ name: String, instance: String? = nil, identity: Identity, scope: UInt32 = 0
  ) -> UInt32? {
    names.knownNumber(of: name).flatMap { number in
      views.knownNumber(
        of: View(name: number, identity: identity, instance: instance, scope: scope))
    }
  }

  /// Returns the number of a scope, adding it if it is new; the empty text is scope 0.
  package mutating func scope(_ text: String) -> UInt32 {
    text.isEmpty ? 0 : scopes.number(of: text)
  }

  /// Returns what is kept of a view.
  package func view(_ number: UInt32) -> View { views[number] }

  /// Returns the name of a view.
  package func name(ofView number: UInt32) -> String { names[views[number].name] }

  /// Returns the text of a scope.
  package func scope(_ number: UInt32) -> String { scopes[number] }
}

extension NameTable {
  /// What a table forgot when it was emptied: by number, whether it is forgotten. Forgotten numbers go
  /// to other views, names and scopes.
  package struct Forgotten: Sendable {
    /// The views.
    package var views: [Bool]
    /// The names.
    package var names: [Bool]
    /// The scopes.
    package var scopes: [Bool]

    /// Returns whether a view is forgotten.
    package func has(view: UInt32) -> Bool { views[Int(view)] }

    /// Returns the number of a scope; 0 if it is forgotten.
    package func kept(scope: UInt32) -> UInt32 { scopes[Int(scope)] ? 0 : scope }
  }

  /// Forgets every view that is not kept, with the names and scopes only they had.
  ///
  /// - Complexity: O(views).
  package mutating func keepOnly(
    views kept: (UInt32) -> Bool, scopes keptScopes: (UInt32) -> Bool
  ) -> Forgotten {
    var gone = Forgotten(
      views: (0..<UInt32(viewBound)).map { $0 > 0 && !kept($0) },
      names: Array(repeating: true, count: nameBound),
      scopes: (0..<UInt32(scopeBound)).map { $0 > 0 && !keptScopes($0) })
    for number in gone.views.indices where !gone.views[number] {
      let view = views[UInt32(number)]
      gone.names[Int(view.name)] = false
      gone.scopes[Int(view.scope)] = false
    }
    views.forget(gone.views)
    names.forget(gone.names)
    scopes.forget(gone.scopes)
    return gone
  }
}

/// The names of a log's views and scopes, each stored once under a number.
///
/// A view's number identifies the view: its name, its instance if the log has one and, if the name
/// alone is the identity, its scope. Number 0 is no view and no scope.
///
/// - Complexity: adding or finding a name is O(length); memory is that of the distinct names.
package struct NameTable: Sendable {
  /// How a view is distinguished from others with its name.
  package enum Identity: UInt8, Hashable, Sendable {
    /// The log names an instance, or the name is the identity in this format: one view.
    case single
    /// A bare name in a console line: it may be a class with several instances.
    case anyInstance
  }

  /// The data of one view.
  package struct View: Hashable, Sendable {
    /// The number of the name; views with the same name share it.
    package var name: UInt32
    package var identity: Identity
    /// The instance, as written in the log, e.g. a pointer.
    package var instance: String?
    /// The number of the scope, if it is part of the identity; else 0.
    package var scope: UInt32
  }

  private var views: Numbered<View>
  private var names = Numbered("")
  private var scopes = Numbered("")

  package init() {
    // A line without a name can be about any view.
    views = Numbered(View(name: 0, identity: .anyInstance, instance: nil, scope: 0))
  }

  /// Returns whether a view stands for all instances of a class: the log gives a bare name that may
  /// be a class, or no name. A name that starts with a digit was given to a page or a cell by its
  /// owner.
  package func isClass(_ number: UInt32) -> Bool {
    let view = views[number]
    guard view.identity == .anyInstance else { return false }
    return names[view.name].utf8.first.map { !(0x30...0x39).contains($0) } ?? true
  }

  /// Returns whether a view is distinguished from all others.
  package func isSingle(_ number: UInt32) -> Bool { views[number].identity == .single }

  /// The number of known views, including the empty one.
  package var viewCount: Int { views.count }

  /// The number of known scopes, including the empty one.
  package var scopeCount: Int { scopes.count }

  /// One more than the largest number of a view.
  package var viewBound: Int { views.bound }

  /// One more than the largest number of a name.
  package var nameBound: Int { names.bound }

  /// One more than the largest number of a scope.
  package var scopeBound: Int { scopes.bound }

  /// Returns the number of a view; a new view is added. The empty text is name 0.
  package mutating func view(
    _ name: String, instance: String? = nil, identity: Identity, scope: UInt32 = 0
  ) -> UInt32 {
    views.number(
      of: View(
        name: name.isEmpty ? 0 : names.number(of: name), identity: identity, instance: instance,
        scope: scope))
  }

  /// Returns the number of a view, or nil if it is unknown.
  package func knownView(
    _ name: String, instance: String? = nil, identity: Identity, scope: UInt32 = 0
  ) -> UInt32? {
    (name.isEmpty ? 0 : names.knownNumber(of: name)).flatMap { number in
      views.knownNumber(
        of: View(name: number, identity: identity, instance: instance, scope: scope))
    }
  }

  /// Returns the number of a scope; a new scope is added. The empty text is scope 0.
  package mutating func scope(_ text: String) -> UInt32 {
    text.isEmpty ? 0 : scopes.number(of: text)
  }

  package func view(_ number: UInt32) -> View { views[number] }

  package func name(ofView number: UInt32) -> String { names[views[number].name] }

  package func scope(_ number: UInt32) -> String { scopes[number] }
}

extension NameTable {
  /// What was removed from a table: by number, whether it is removed. Removed numbers are reused
  /// for other views, names and scopes.
  package struct Forgotten: Sendable {
    package var views: [Bool]
    package var names: [Bool]
    package var scopes: [Bool]

    package func has(view: UInt32) -> Bool { views[Int(view)] }

    /// Returns the number of a scope; 0 if it was removed.
    package func kept(scope: UInt32) -> UInt32 { scopes[Int(scope)] ? 0 : scope }
  }

  /// Removes every view that is not kept, with the names and scopes that only such views had.
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

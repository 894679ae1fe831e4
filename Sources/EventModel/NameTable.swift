/// The names of a log's views and scopes, each once, under a number.
///
/// A view's number stands for its identity: its name, its instance if the log has one, and, where
/// the name alone is the identity, its scope. Number 0 is no view and no scope.
///
/// - Complexity: adding or finding a name is O(its length); memory is that of the distinct names.
public struct NameTable: Sendable {
  /// How a view is told from others of its name.
  public enum Identity: UInt8, Hashable, Sendable {
    /// The log gives an instance, or the format makes the name the identity: one view.
    case single
    /// A bare name in a console line: it may be a class with several instances.
    case anyInstance
  }

  /// What is kept of one view.
  public struct View: Hashable, Sendable {
    /// The number of the name; views of one name share it.
    public var name: UInt32
    /// How the view is told from others.
    public var identity: Identity
    /// The instance as the log spells it, e.g. a pointer.
    public var instance: String?
    /// The number of the scope that is part of the identity; 0 for none.
    public var scope: UInt32
  }

  private var views: [View]
  private var viewNumbers: [View: UInt32]
  private var names: [String]
  private var nameNumbers: [String: UInt32]
  private var scopes: [String]
  private var scopeNumbers: [String: UInt32]

  /// Makes a table without names.
  public init() {
    // A line without a name may be anybody's.
    views = [View(name: 0, identity: .anyInstance, instance: nil, scope: 0)]
    viewNumbers = [:]
    names = [""]
    nameNumbers = [:]
    scopes = [""]
    scopeNumbers = [:]
  }

  /// Returns whether a view stands for all instances of a class: the log gives a bare name that can be
  /// one, or none. What begins with a digit is what a page or a cell was called by its owner.
  package func isClass(_ number: UInt32) -> Bool {
    let view = views[Int(number)]
    guard view.identity == .anyInstance else { return false }
    return names[Int(view.name)].utf8.first.map { !(0x30...0x39).contains($0) } ?? true
  }

  /// Returns whether a view is told from all others.
  package func isSingle(_ number: UInt32) -> Bool { views[Int(number)].identity == .single }

  /// How many views the table knows, the empty one included.
  public var viewCount: Int { views.count }

  /// How many names the table knows, the empty one included.
  public var nameCount: Int { names.count }

  /// How many scopes the table knows, the empty one included.
  public var scopeCount: Int { scopes.count }

  /// Returns the number of a view, adding it if it is new.
  public mutating func view(
    _ name: String, instance: String? = nil, identity: Identity, scope: UInt32 = 0
  ) -> UInt32 {
    let key = View(
      name: Self.number(of: name, in: &names, numbers: &nameNumbers), identity: identity,
      instance: instance, scope: scope)
    if let known = viewNumbers[key] { return known }
    let number = UInt32(views.count)
    views.append(key)
    viewNumbers[key] = number
    return number
  }

  /// Returns the number of a view, or nil if the table does not know it.
  public func knownView(
    _ name: String, instance: String? = nil, identity: Identity, scope: UInt32 = 0
  ) -> UInt32? {
    guard let number = nameNumbers[name] else { return nil }
    return viewNumbers[
      View(name: number, identity: identity, instance: instance, scope: scope)]
  }

  /// Returns the number of a scope, adding it if it is new; the empty text is scope 0.
  public mutating func scope(_ text: String) -> UInt32 {
    text.isEmpty ? 0 : Self.number(of: text, in: &scopes, numbers: &scopeNumbers)
  }

  /// Returns what is kept of a view.
  public func view(_ number: UInt32) -> View { views[Int(number)] }

  /// Returns the name of a view.
  public func name(ofView number: UInt32) -> String { names[Int(views[Int(number)].name)] }

  /// Returns a name by its number.
  public func name(_ number: UInt32) -> String { names[Int(number)] }

  /// Returns the text of a scope.
  public func scope(_ number: UInt32) -> String { scopes[Int(number)] }

  private static func number(
    of text: String, in list: inout [String], numbers: inout [String: UInt32]
  ) -> UInt32 {
    if let known = numbers[text] { return known }
    let number = UInt32(list.count)
    list.append(text)
    numbers[text] = number
    return number
  }
}

extension NameTable {
  /// What a table's numbers became when it was emptied of views no longer needed: by old number, the new
  /// one, or 0 for a view that is forgotten.
  public struct Renumbering: Sendable {
    /// The new number of each view.
    public var views: [UInt32]
    /// The new number of each name.
    public var names: [UInt32]
    /// The new number of each scope.
    public var scopes: [UInt32]
  }

  /// Forgets every view that is not kept, with the names and scopes only they had.
  ///
  /// - Complexity: O(views).
  public mutating func keepOnly(
    views kept: (UInt32) -> Bool, scopes keptScopes: (UInt32) -> Bool
  ) -> Renumbering {
    var fresh = NameTable()
    var map = Renumbering(
      views: Array(repeating: 0, count: views.count),
      names: Array(repeating: 0, count: names.count),
      scopes: Array(repeating: 0, count: scopes.count))
    for number in 1..<max(1, UInt32(scopes.count)) where keptScopes(number) {
      map.scopes[Int(number)] = fresh.scope(scopes[Int(number)])
    }
    for number in 1..<max(1, UInt32(views.count)) where kept(number) {
      let old = views[Int(number)]
      let scope = old.scope == 0 ? 0 : fresh.scope(scopes[Int(old.scope)])
      map.scopes[Int(old.scope)] = scope
      map.views[Int(number)] = fresh.view(
        names[Int(old.name)], instance: old.instance, identity: old.identity, scope: scope)
      map.names[Int(old.name)] = fresh.views[Int(map.views[Int(number)])].name
    }
    self = fresh
    return map
  }
}

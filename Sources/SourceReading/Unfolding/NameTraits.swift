/// What the name of a call says by itself, whatever it is called on. It is worked out once for each
/// name, since a name occurs many times.
struct NameTraits: OptionSet {
  let rawValue: UInt16

  /// It may be relevant anywhere; in a callback other calls may be relevant, too.
  static let relevant = NameTraits(rawValue: 1)
  /// A pattern of the resource table has it.
  static let pattern = NameTraits(rawValue: 2)
  /// It is one of a pair: `startListening`.
  static let pair = NameTraits(rawValue: 4)
  /// It puts something into a list.
  static let collecting = NameTraits(rawValue: 8)
  /// It begins with `remove`.
  static let removing = NameTraits(rawValue: 16)
  /// It may show a screen.
  static let presenting = NameTraits(rawValue: 32)
  /// It writes a value that screens share.
  static let sharedSetter = NameTraits(rawValue: 64)
  /// It says something about all names of a class.
  static let telling = NameTraits(rawValue: 128)
  /// It begins with a verb that says that something is released.
  static let releasing = NameTraits(rawValue: 256)
  /// It calls a function by its selector.
  static let performing = NameTraits(rawValue: 512)
  /// It makes a collection smaller in place.
  static let narrowing = NameTraits(rawValue: 1024)
}

extension NameTraits {
  fileprivate init(_ name: String, _ table: ResourceTable, _ words: NameWords) {
    self = []
    if table.hasPattern(name) { insert(.pattern) }
    if words.pair(name) != nil { insert(.pair) }
    if EffectReading.collecting.contains(name) { insert(.collecting) }
    if name.hasPrefix("remove") { insert(.removing) }
    if StepNames.presents(name) { insert(.presenting) }
    if EffectReading.isSharedSetter(name) { insert(.sharedSetter) }
    if !isEmpty || ["setEditing", "setTitle", "toggle"].contains(name)
      || EffectReading.putsIn(name) || PathUses.binding.contains(name)
    {
      insert(.relevant)
    }
    if NamedPair.releases(Self.verb(of: name)) { insert(.releasing) }
    if Unfolding.performing.contains(name) { insert(.performing) }
    if EffectReading.narrowing.contains(name) { insert(.narrowing) }
    if StepNames.tells(name) || !isDisjoint(with: [.removing, .presenting]) { insert(.telling) }
  }

  /// Returns the verb of a name, without the prefix of a category and without a word before it that
  /// says how it is done: `remove` of `xy_safeRemove`.
  private static func verb(of name: String) -> String {
    let name = name.split(separator: "_").last.map(String.init) ?? name
    let first = CamelWords.first(of: name)
    guard ["safe", "safely", "try"].contains(first) else { return first }
    return CamelWords.of(name).dropFirst().first ?? first
  }
}

/// The traits of the names that were looked up.
final class KnownNames {
  private let table: ResourceTable
  private let words: NameWords
  private var known: [String: NameTraits] = [:]

  init(_ table: ResourceTable, _ words: NameWords) {
    self.table = table
    self.words = words
  }

  /// Returns what the name of a call says.
  func traits(of name: String) -> NameTraits {
    if let known = known[name] { return known }
    let traits = NameTraits(name, table, words)
    known[name] = traits
    return traits
  }
}

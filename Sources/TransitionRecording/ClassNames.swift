/// The names of the classes seen so far. Asking the runtime for one takes longer than everything
/// else.
struct ClassNames {
  /// The prefix of the name of a class whose object is observed.
  static let observed = "NSKVONotifying_"

  private var names: [ObjectIdentifier: String] = [:]

  mutating func name(of type: AnyClass) -> String {
    let key = ObjectIdentifier(type)
    if let known = names[key] { return known }
    var name = String(describing: type)
    if name.hasPrefix(Self.observed) { name.removeFirst(Self.observed.count) }
    names[key] = name
    return name
  }
}

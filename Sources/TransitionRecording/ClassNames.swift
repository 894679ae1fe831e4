/// The names of the classes seen so far: asking the runtime for one costs more than all the rest.
struct ClassNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Returns the name of a class, without its module.
  mutating func name(of type: AnyClass) -> String {
    let key = ObjectIdentifier(type)
    if let known = names[key] { return known }
    let name = String(describing: type)
    names[key] = name
    return name
  }
}

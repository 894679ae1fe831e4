/// Which classes of view controllers are the system's.
struct SystemClasses {
  /// A class and the binary that it comes from; nil for a class that was made at run time.
  struct Origin {
    var name: String
    var imagePath: String?
  }

  private var known: [ObjectIdentifier: Bool] = [:]

  /// Returns whether a class is the system's. The origin of each class is looked up once.
  mutating func contains(_ type: AnyClass, origins: (AnyClass) -> [Origin]) -> Bool {
    let key = ObjectIdentifier(type)
    if let isSystem = known[key] { return isSystem }
    let isSystem = Self.isSystem(origins(type))
    known[key] = isSystem
    return isSystem
  }

  /// Returns whether a class is the system's.
  ///
  /// - Parameter origins: The class, its superclass, and so on.
  static func isSystem(_ origins: [Origin]) -> Bool {
    // Observing an object's properties gives it a subclass that is made at run time. Any other such
    // class is a generic class with the app's own types, such as
    // `UIHostingController<ContentView>`.
    let own = origins.first { !$0.name.hasPrefix(ClassNames.observed) }
    guard let path = own?.imagePath else { return false }
    return path.hasPrefix("/System/") || path.hasPrefix("/usr/lib/")
      // A simulator has a system of its own, inside Xcode's files.
      || path.contains("/RuntimeRoot/")
  }
}

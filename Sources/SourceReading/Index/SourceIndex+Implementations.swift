extension SourceIndex {
  /// Returns the class that stands behind a protocol: the one whose name the protocol's is made from, if it adopts
  /// it, or else the only type that does. Any other type is its own implementation.
  ///
  /// `LoginPresenter` for `LoginPresenterProtocol`, `LoginPresenting` and `LoginPresenterInput`;
  /// `DefaultLoginPresenter` and `LoginPresenterImpl` for `LoginPresenter`.
  func implementation(of type: Int, near file: Int) -> Int {
    if let known = implementations[type] { return known }
    var found = type
    if isProtocol(type) {
      found =
        Self.implementingNames(of: types[type].name).lazy
        .compactMap { self.find($0, near: file) }
        .first { !self.isProtocol($0) && self.lineage(of: $0).contains(type) }
        ?? onlyAdopter(of: type) ?? type
    }
    implementations[type] = found
    return found
  }

  /// Returns the type that adopts a protocol, if it is the only one that does not stand in for another
  /// in tests.
  private func onlyAdopter(of type: Int) -> Int? {
    let name = Self.lastPart(of: types[type].name)
    var found: Int?
    for file in declaring.files(inheriting: name).sorted() {
      for own in adopters(in: file)[name] ?? [] where !Self.standsIn(own) {
        guard let adopter = find(own, near: file), types[adopter].definition != nil,
          !isProtocol(adopter), found == nil || found == adopter
        else { return nil }
        found = adopter
      }
    }
    return found
  }

  /// Returns the names of the types in a file by the names of what they inherit from and adopt, each
  /// without those of the types around it.
  func adopters(in file: Int) -> [String: [String]] {
    if let known = adopters[file] { return known }
    var found: [String: [String]] = [:]
    for declared in files[file].outline.types {
      let own = Self.plainName(declared.name)
      for name in declared.inherited + declared.protocols {
        found[Self.lastPart(of: Self.plainName(name)), default: []].append(own)
      }
    }
    adopters[file] = found
    return found
  }

  /// Whether a type's name says that it stands in for another one in tests and previews.
  private static func standsIn(_ name: String) -> Bool {
    standIns.contains { name.contains($0) }
  }

  private static let standIns = ["Mock", "Stub", "Fake", "Dummy", "Spy", "Preview"]

  /// Returns the names that a class may have which implements a protocol of a name.
  private static func implementingNames(of name: String) -> [String] {
    var plain = suffixes.filter { name.hasSuffix($0) && name != $0 }
      .map { String(name.dropLast($0.utf8.count)) }
    // `Presenting` is what a `Presenter` does.
    if name.hasSuffix("ing") {
      let stem = name.dropLast(3)
      plain += [stem + "er", stem + "or"]
    }
    return plain
      + (plain + [name]).flatMap { ["Default" + $0, $0 + "Impl", $0 + "Implementation"] }
  }

  private static let suffixes = [
    "Protocol", "Interface", "Input", "Type", "Contract", "Proto", "ing",
  ]
}

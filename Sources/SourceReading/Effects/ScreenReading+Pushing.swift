extension ScreenReading {
  /// Returns the screens of the scanned files that the functions of a class name where they push
  /// another screen, in the order of their names.
  func pushedScreens(by type: Int) -> [SourceFacts.PushedScreen] {
    var named: [String: Int] = [:]
    for found in methods(of: type) where found.isPushing(in: index) {
      let text = index.files[found.file].text
      for token in found.method.body ?? 0..<0 where text[token].kind == .identifier {
        let name = text.string(token)
        if name.first?.isUppercase == true, named[name] == nil {
          named[name] = index.find(name, near: found.file)
        }
      }
    }
    return named.sorted { $0.key < $1.key }.compactMap { name, number in
      guard number != type, isClass(number), isScreen(name, index.baseNames(of: number)),
        let definition = index.types[number].definition
      else { return nil }
      var writes = effects(of: number, defined: definition).filter(\.writesSharedValue)
      // A message names the class as the screen does.
      for write in writes.indices { writes[write].className = name }
      return writes.isEmpty ? nil : SourceFacts.PushedScreen(name: name, sharedWrites: writes)
    }
  }
}

extension FoundMethod {
  /// Whether the function pushes another screen, or prepares for that. A screen that gets a
  /// navigation controller of its own shares nothing with the one below.
  fileprivate func isPushing(in index: SourceIndex) -> Bool {
    if method.name == "prepareForSegue" { return true }
    if method.name == "prepare", method.parameters.first?.name == "segue" { return true }
    guard let body = method.body else { return false }
    let text = index.files[file].text
    return StepNames.pushing.stand(in: body, of: text) && !Self.containers.stand(in: body, of: text)
  }

  private static let containers = NameSearch(["UINavigationController"])
}

extension SourceEffect {
  /// Whether it writes a value that other screens share.
  package var writesSharedValue: Bool {
    isShared && holding == .flag && [.acquire, .release, .set].contains(act)
  }
}

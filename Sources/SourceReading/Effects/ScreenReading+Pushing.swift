extension ScreenReading {
  /// Returns the screens of the scanned files that the functions of a class name where they push
  /// another screen, and those of its subclasses that override no callback, in the order of their
  /// names.
  func pushedScreens(by type: Int) -> [SourceFacts.PushedScreen] {
    var named: [String: Int] = [:]
    let heirs = subclasses(of: type).compactMap(index.type(of:)).filter {
      overrides(of: $0).isEmpty
    }
    let functions = methods(of: type) + heirs.flatMap(index.functions(of:))
    for found in functions where found.isPushing(in: index) {
      let text = index.files[found.file].text
      for token in found.method.body ?? 0..<0 where text[token].kind == .identifier {
        let name = text.string(token)
        if name.first?.isUppercase == true, named[name] == nil, !text.isSharedInstance(token) {
          named[name] = index.find(name, near: found.file)
        }
      }
    }
    return named.sorted { $0.key < $1.key }.compactMap { name, number in
      let bases = index.baseNames(of: number)
      guard number != type, isClass(number),
        isScreen(name, bases) || bases.isEmpty && isNamedAsScreen(name),
        let definition = index.types[number].definition
      else { return nil }
      let effects = effects(of: number, defined: definition)
      var writes = (effects.own + effects.inherited).filter(\.writesSharedValue)
      // A message names the class as the screen does.
      for write in writes.indices { writes[write].className = name }
      let hasOwnBackButton = effects.own.ownBackButton != nil
      return writes.isEmpty && !hasOwnBackButton
        ? nil
        : SourceFacts.PushedScreen(
          name: name, sharedWrites: writes, hasOwnBackButton: hasOwnBackButton)
    }
  }
}

extension SourceText {
  /// Whether the class that a token names is used for its shared instance, which is no screen to be
  /// pushed: `RootController.instance()`.
  fileprivate func isSharedInstance(_ token: Int) -> Bool {
    let member = isMark(token + 1, ".") ? token + 2 : token + 1
    return member < count && self[member].kind == .identifier
      && SharedNames.isInstance(string(member))
  }
}

extension SourceMethod {
  /// Whether the framework calls it before a segue, which may push another screen.
  var preparesSegue: Bool {
    name == "prepareForSegue" || name == "prepare" && parameters.first?.name == "segue"
  }
}

extension FoundMethod {
  /// Whether the function pushes another screen, or prepares for that. A screen that gets a
  /// navigation controller of its own shares nothing with the one below.
  fileprivate func isPushing(in index: SourceIndex) -> Bool {
    if method.preparesSegue { return true }
    guard let body = method.body else { return false }
    let text = index.files[file].text
    return StepNames.pushing.stand(in: body, of: text) && !Self.containers.stand(in: body, of: text)
  }

  private static let containers = NameSearch(["UINavigationController"])
}

import EventModel

/// Classes that fill in what the callbacks of a superclass call.
///
///     class StepViewController: UIViewController {
///       override func viewWillDisappear(_ animated: Bool) {
///         super.viewWillDisappear(animated)
///         leave()
///       }
///       func leave() {}
///     }
///
///     class NameViewController: StepViewController {
///       override func leave() { wizard.goBack() }
///     }
extension ScreenReading {
  /// Returns the definitions of the classes without callbacks of their own that override a function
  /// which a callback of a superclass calls, in order.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the callbacks, and the files of the classes.
  func heirs(of candidates: [TypePart]) -> [TypePart] {
    let known = Set(candidates)
    var heirs: Set<TypePart> = []
    for candidate in candidates {
      guard let type = index.type(of: candidate), isClass(type) else { continue }
      // Most classes have no subclasses.
      let others = subclasses(of: type).filter { !known.contains($0) }
      let called = others.isEmpty ? [] : calledFunctions(of: type)
      guard !called.isEmpty else { continue }
      for definition in others {
        guard let heir = index.type(of: definition) else { continue }
        let overrides = index.types[heir].parts.contains { part in
          index.declaration(part).methods.contains {
            $0.body != nil && called.contains($0.fullName)
          }
        }
        if overrides { heirs.insert(definition) }
      }
    }
    return heirs.sorted { ($0.file, $0.type) < ($1.file, $1.type) }
  }

  /// Returns the full names of the functions of a class that the bodies of its callbacks name.
  private func calledFunctions(of type: Int) -> Set<String> {
    var named: Set<String> = []
    for found in overrides(of: type) {
      let text = index.files[found.file].text
      for token in found.method.body ?? 0..<0 where text[token].kind == .identifier {
        named.insert(text.string(token))
      }
    }
    guard !named.isEmpty else { return [] }
    return Set(
      methods(of: type).lazy.map(\.method)
        .filter { $0.kind == .function && named.contains($0.name) && !isRoot($0) }
        .map(\.fullName))
  }

  /// Returns the definitions of the classes that inherit from a class, at most
  /// ``Limits/superclasses`` classes apart.
  func subclasses(of type: Int) -> [TypePart] {
    var found: [TypePart] = []
    var seen: Set<String> = []
    var names = [SourceIndex.lastPart(of: index.types[type].name)]
    for _ in 0..<Limits.superclasses {
      let next = names.filter { seen.insert($0).inserted }.flatMap { subclasses(named: $0) }
      if next.isEmpty { break }
      found += next.map(\.definition)
      names = next.map(\.name)
    }
    return found
  }

  /// Returns the classes that inherit from one of a name, each with its own name.
  private func subclasses(named base: String) -> [(name: String, definition: TypePart)] {
    index.declaring.files(inheriting: base).sorted().flatMap { file in
      (index.adopters(in: file)[base] ?? []).compactMap { own in
        index.find(own, near: file).flatMap { index.types[$0].definition }
          .map { (SourceIndex.lastPart(of: own), $0) }
      }
    }
  }
}

extension SourceEffect {
  /// Returns the effect without the calls in the files of superclasses that lead to a file.
  func seen(from file: String) -> SourceEffect {
    guard let first = (route + [site]).firstIndex(where: { $0.file == file }) else { return self }
    var effect = self
    effect.route.removeFirst(first)
    return effect
  }
}

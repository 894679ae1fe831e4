import EventModel

/// Classes that fill in what the callbacks of a superclass call, or that begin what those end.
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
  /// which a callback of a superclass calls, or that do something once where a superclass releases
  /// something on leaving, in order.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the callbacks, and the files of the classes.
  func heirs(of candidates: [TypePart]) -> [TypePart] {
    let known = Set(candidates)
    var heirs: Set<TypePart> = []
    for candidate in candidates {
      guard let type = index.type(of: candidate), isClass(type) else { continue }
      // Most classes have no subclasses.
      let others = subclasses(of: type).filter { !known.contains($0) }
      guard !others.isEmpty else { continue }
      let called = calledFunctions(of: type)
      let isReleasing = releasesOnLeaving(type)
      guard isReleasing || !called.isEmpty else { continue }
      for definition in others {
        guard let heir = index.type(of: definition) else { continue }
        let overrides = index.types[heir].parts.contains { part in
          index.declaration(part).methods.contains {
            $0.body != nil && (called.contains($0.fullName) || isReleasing && isDoneOnce($0))
          }
        }
        if overrides { heirs.insert(definition) }
      }
    }
    return heirs.sorted { ($0.file, $0.type) < ($1.file, $1.type) }
  }

  /// Whether a callback that a class declares itself may release something where the screen leaves.
  private func releasesOnLeaving(_ type: Int) -> Bool {
    let leaving = overrides(of: type).filter { found in
      vocabulary.leaving.contains { $0.name == found.method.name }
    }
    for found in leaving {
      unfolding.unfold(found, of: type, in: .callback(Callback(found.method.name)))
    }
    return unfolding.take().contains { $0.matches.contains { $0.act == .release } }
  }

  /// Returns those of the effects of a class on what it acquires itself once, and which the callbacks
  /// of a superclass release whatever the class is.
  func endedByBases(_ effects: [SourceEffect]) -> [SourceEffect] {
    let begun = effects.filter { $0.phase == .once && $0.act == .acquire && !$0.isInherited }
    let ended = begun.filter { begin in
      effects.contains { effect in
        effect.phase.isCallback && effect.isRelease(of: begin)
          && !effect.marks.contains(.conditional)
      }
    }
    return effects.filter { effect in
      ended.contains { begin in
        effect.isRelease(of: begin)
          || effect.act == .acquire && effect.resource == begin.resource
            && effect.identity == begin.identity
      }
    }
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

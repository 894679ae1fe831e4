import EventModel

/// The callbacks of base classes that never run: each subclass overrides them without a call of
/// super, and no code makes an object of the base class itself.
struct ReplacedCallbacks {
  private let index: SourceIndex

  /// The facts of the subclasses of each class, by its name.
  private let subclasses: [String: [SourceFacts]]

  init(of facts: [SourceFacts], _ index: SourceIndex) {
    self.index = index
    subclasses = Dictionary(grouping: facts) { $0.bases.first ?? "" }
  }

  /// Returns the facts without what is started or decided in callbacks that never run. What is
  /// acquired and released there remains, since other callbacks refer to it.
  ///
  /// - Complexity: O(*n*) for *n* facts; for each class whose callbacks are all replaced, O(*n*) for
  ///   *n* bytes in all files.
  func checked(_ facts: [SourceFacts]) -> [SourceFacts] {
    facts.map { facts in
      let replaced = replaced(facts)
      let mayRun = { (effect: SourceEffect) in
        !effect.isStartOrDecision || !replaced.contains(effect.phase)
      }
      guard !replaced.isEmpty, !facts.effects.allSatisfy(mayRun), isNeverMade(facts) else {
        return facts
      }
      var facts = facts
      facts.effects = facts.effects.filter(mayRun)
      return facts
    }
  }

  /// Returns the callbacks of a class that all of its subclasses override without a call of super.
  private func replaced(_ facts: SourceFacts) -> Set<SourcePhase> {
    guard let others = subclasses[SourceIndex.lastPart(of: facts.name)] else { return [] }
    return Set(
      facts.overrides.map(\.callback).filter { callback in
        others.allSatisfy { $0.replaces(callback) }
      }.map(SourcePhase.callback))
  }

  /// Whether no code makes an object of a class, or a subclass without callbacks of its own.
  private func isNeverMade(_ facts: SourceFacts) -> Bool {
    let name = SourceIndex.lastPart(of: facts.name)
    let known = Set((subclasses[name] ?? []).map { SourceIndex.lastPart(of: $0.name) })
    guard isMadeByCodeOnly(facts) else { return false }
    return index.files.holding(name).allSatisfy { file in
      let text = index.files[file].text
      return text.tokens.indices.allSatisfy { token in
        switch text[token].kind {
        case .identifier: !text.matches(token, name) || isOnlyType(token, text, known)
        // Its name in a text may be that of a class to be made.
        case .string: !text.string(token).holds(name)
        default: true
        }
      }
    }
  }

  /// Whether the class says that it cannot be made from an interface file, which is not scanned.
  private func isMadeByCodeOnly(_ facts: SourceFacts) -> Bool {
    guard let type = index.find(SourceIndex.lastPart(of: facts.name), near: 0) else { return false }
    return index.types[type].parts.contains { part in
      let text = index.files[part.file].text
      return index.declaration(part).methods.contains { method in
        method.kind == .initializer && method.parameters.first?.label == "coder"
          && (method.body ?? 0..<0).contains { text.matches($0, "fatalError") }
      }
    }
  }

  /// Whether the name of a class stands for the type of a variable or of a parameter, for the class in
  /// its own declaration, or for the superclass of a known class.
  private func isOnlyType(_ token: Int, _ text: SourceText, _ known: Set<String>) -> Bool {
    let before = text.keyword(token - 1)
    if before == .class || before == .extension { return true }
    if text.isMark(token - 1, ":"), text.keyword(token - 3) == .class {
      return known.contains(text.string(token - 2))
    }
    let isInType = [":", "[", "<", ","].contains { text.isMark(token - 1, $0) }
    return (isInType || before == .as || before == .is || text[token - 1].isArrow)
      && !text.isMark(token + 1, "(") && !text.isMark(token + 1, ".")
  }
}

extension SourceFacts {
  /// Whether it overrides a callback and does not call super there.
  fileprivate func replaces(_ callback: Callback) -> Bool {
    overrides.contains { override in
      override.callback == callback
        && !override.superCalls.contains { $0.callback == callback }
    }
  }
}

extension SourceEffect {
  /// Whether it stands alone: it starts something, or decides something for good.
  fileprivate var isStartOrDecision: Bool {
    switch act {
    case .start, .irreversible: true
    default: false
    }
  }
}

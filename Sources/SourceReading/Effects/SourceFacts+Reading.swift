import EventModel

extension SourceFacts {
  /// Reads what the screens among the classes of some files do, in pieces that may be worked on at the same
  /// time.
  ///
  /// - Complexity: O(*n*) for *n* bytes, and for each screen the functions it reaches within
  ///   `Limits.helperDepth` calls.
  package static func read(
    _ files: [ScannedFile], _ vocabulary: SourceVocabulary, by work: PiecewiseWork = .oneByOne
  ) -> [SourceFacts] {
    let declaring = DeclaringFiles(files)
    let index = SourceIndex(files, declaring)
    let screens = ScreenReading(index, vocabulary).candidates
    let facts = work.run(min(work.pieces, screens.count)) { piece, pieces in
      // Each piece has an index of its own: nothing that threads share changes.
      var reading = ScreenReading(SourceIndex(files, declaring), vocabulary)
      let range = screens.count * piece / pieces..<screens.count * (piece + 1) / pieces
      return screens[range].compactMap { reading.facts(of: $0) }
    }
    return ClosureFills(of: facts, index).checked(facts)
  }
}

/// How the reading of screens is divided.
package struct PiecewiseWork {
  /// Does pieces of work by their numbers, and returns what each gives, in order.
  package typealias Run = (Int, @escaping @Sendable (Int) -> [SourceFacts]) -> [[SourceFacts]]

  /// How many pieces there are.
  let pieces: Int
  private let doAll: Run

  /// Makes work of some pieces.
  package init(pieces: Int, _ doAll: @escaping Run) {
    self.pieces = pieces
    self.doAll = doAll
  }

  /// All in one piece.
  package static var oneByOne: PiecewiseWork {
    PiecewiseWork(pieces: 1) { count, work in (0..<count).map(work) }
  }

  /// Does so many pieces, each by its number among them.
  func run(
    _ count: Int, _ piece: @escaping @Sendable (Int, Int) -> [SourceFacts]
  ) -> [SourceFacts] {
    Array(doAll(count) { piece($0, count) }.joined())
  }
}

/// What reads the screens of an index, one after another.
struct ScreenReading {
  let index: SourceIndex
  let vocabulary: SourceVocabulary
  let table: ResourceTable
  var unfolding: Unfolding

  init(_ index: SourceIndex, _ vocabulary: SourceVocabulary) {
    self.index = index
    self.vocabulary = vocabulary
    table = ResourceTable(vocabulary.resources)
    unfolding = Unfolding(index, table)
  }

  /// The definitions of the types that have a function of a callback's name, in order.
  var candidates: [TypePart] {
    var result: Set<TypePart> = []
    for (file, scanned) in index.files.files.enumerated() where scanned.survey.hasName {
      for (number, declared) in index.files[file].outline.types.enumerated()
      where declared.methods.contains(where: isNamedAsCallback) {
        let type = index.type(of: TypePart(file: file, type: number))
        if let definition = type.flatMap({ index.types[$0].definition }) {
          result.insert(definition)
        }
      }
    }
    return result.sorted { ($0.file, $0.type) < ($1.file, $1.type) }
  }

  private func isNamedAsCallback(_ method: SourceMethod) -> Bool {
    vocabulary.callbacks.contains { $0.callback.name == method.name }
  }

  /// Returns the facts of a type by its definition, or nil if it is no screen or overrides no callback.
  mutating func facts(of definition: TypePart) -> SourceFacts? {
    guard let type = index.type(of: definition) else { return nil }
    let declared = index.declaration(definition)
    guard declared.kind == .class || declared.kind == .implementation else { return nil }
    let own = overrides(of: type)
    guard !own.isEmpty else { return nil }
    let bases = index.baseNames(of: type)
    guard isScreen(declared.name, bases) else { return nil }
    let text = index.files[definition.file].text
    let steps = steps(of: type)
    return SourceFacts(
      name: declared.name, site: text.site(declared.nameToken), bases: bases,
      overrides: own.map(override).sorted { $0.site < $1.site },
      effects: withFirstValues(
        EffectReading.effects(of: declared.name, steps, table), of: type, declared.name))
  }

  /// Adds the values with which properties start that callbacks throw away.
  private func withFirstValues(
    _ effects: [SourceEffect], of type: Int, _ name: String
  ) -> [SourceEffect] {
    var result = effects
    var names: Set<String> = []
    for effect in effects where effect.resource == "property" && effect.act != .assign {
      guard names.insert(effect.identity).inserted,
        let found = index.property(effect.identity, of: type),
        let value = found.property.initialValue
      else { continue }
      let text = index.files[found.file].text
      guard text.keyword(value.lowerBound) != .nil else { continue }
      result.append(
        SourceEffect(
          className: name, phase: .once, resource: "property", holding: .unknown,
          identity: effect.identity, act: .assign, site: text.site(found.property.nameToken)))
    }
    return result
  }

  /// Whether a class gets the callbacks: it inherits from a class that does or, where the last base is
  /// not known, a name says so.
  private func isScreen(_ name: String, _ bases: [String]) -> Bool {
    guard let last = bases.last else { return false }
    if bases.contains(where: vocabulary.rootTypes.contains) { return true }
    return vocabulary.screenSuffixes.contains { last.hasSuffix($0) || name.hasSuffix($0) }
      && !Self.others.contains(last)
  }

  private static let others: Set = [
    "NSObject", "UIView", "UIResponder", "UIPresentationController",
  ]

  /// Returns the callbacks that a class overrides itself.
  private func overrides(of type: Int) -> [FoundMethod] {
    index.types[type].parts.flatMap { part in
      let isSwift = index.files[part.file].text.file.language == .swift
      return index.declaration(part).methods.filter { method in
        method.body != nil && method.kind == .function && !method.isStatic
          && (!isSwift || method.isOverride)
          && vocabulary.callbacks.contains { answers(method, $0) }
      }
      .map { FoundMethod(owner: type, file: part.file, method: $0) }
    }
  }

  private func answers(_ method: SourceMethod, _ signature: SourceVocabulary.Signature) -> Bool {
    method.name == signature.callback.name && method.parameters.count == signature.parameterCount
      && method.parameters.first.map { $0.label == "_" } ?? true
  }

  private func override(_ found: FoundMethod) -> SourceFacts.Override {
    let text = index.files[found.file].text
    var calls: [SourceFacts.SuperCall] = []
    for token in found.method.body ?? 0..<0 where text.keyword(token) == .super {
      let name = text.isMark(token + 1, ".") ? token + 2 : token + 1
      guard name < text.count,
        let callback = vocabulary.callbacks.first(where: { text.matches(name, $0.callback.name) })
      else { continue }
      calls.append(.init(callback: callback.callback, site: text.site(name)))
    }
    return SourceFacts.Override(
      callback: Callback(found.method.name), site: text.site(found.method.nameToken),
      superCalls: calls)
  }

  /// Unfolds all parts of a screen's life.
  private mutating func steps(of type: Int) -> [UnfoldedStep] {
    unfolding.reached = []
    let lineage = unfolding.lineage(of: type)
    let classes = lineage.filter { isClass($0) }
    let methods = classes.flatMap { number in
      index.types[number].parts.flatMap { part in
        index.declaration(part).methods.filter { $0.body != nil && !$0.isStatic }
          .map { FoundMethod(owner: number, file: part.file, method: $0) }
      }
    }
    unfoldOnce(methods, type)
    for signature in vocabulary.callbacks {
      guard let found = methods.first(where: { answers($0.method, signature) }) else { continue }
      unfolding.unfold(found, of: type, in: .callback(signature.callback))
    }
    for found in methods
    where found.method.kind == .deinitializer || vocabulary.end.contains(found.method.name) {
      unfolding.unfold(found, of: type, in: .end)
    }
    let reached = unfolding.reached
    for found in methods where !isRoot(found.method) {
      let name = CallerName(file: found.file, token: found.method.nameToken)
      guard !reached.contains(name) else { continue }
      unfolding.unfold(found, of: type, in: .elsewhere)
    }
    return unfolding.take()
  }

  private mutating func unfoldOnce(_ methods: [FoundMethod], _ type: Int) {
    for found in methods where found.method.kind == .initializer {
      unfolding.unfold(found, of: type, in: .once)
    }
    for name in vocabulary.once {
      guard
        let found = methods.first(where: {
          $0.method.name == name && $0.method.kind == .function
        })
      else { continue }
      unfolding.unfold(found, of: type, in: .once)
    }
  }

  private func isClass(_ type: Int) -> Bool {
    guard let part = index.types[type].definition else { return false }
    let kind = index.declaration(part).kind
    return kind == .class || kind == .implementation
  }

  /// Whether a function is one of the parts of a life.
  private func isRoot(_ method: SourceMethod) -> Bool {
    method.kind == .initializer || method.kind == .deinitializer
      || vocabulary.once.contains(method.name) || vocabulary.end.contains(method.name)
      || vocabulary.callbacks.contains { answers(method, $0) }
  }
}

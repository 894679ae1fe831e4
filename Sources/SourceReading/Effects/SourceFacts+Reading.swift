import EventModel

extension SourceFacts {
  /// Reads what the screens among the classes of some files do, with threads that may work at the
  /// same time.
  ///
  /// - Complexity: O(*n*) for *n* bytes, and for each screen the functions it reaches within
  ///   `Limits.helperDepth` calls, in functions of the screen's own `Limits.ownHelperDepth`.
  package static func read(
    _ files: [ScannedFile], _ vocabulary: SourceVocabulary, by work: PiecewiseWork = .oneByOne
  ) -> [SourceFacts] {
    let declaring = DeclaringFiles(files)
    let sources = SharedSources(files, work.exclusively)
    let index = SourceIndex(sources, declaring)
    let table = ResourceTable.of(vocabulary.resources)
    let known = KnownEffects(work.exclusively)
    let candidates = ScreenReading(index, vocabulary, table, known).candidates
    let threads = min(work.threads, candidates.count)
    let board = ScreenBoard(candidates, threads, work.exclusively) {
      files[$0.file].file.bytes.count
    }
    work.run(threads) { thread in
      // Each thread has its own index. The threads share nothing that changes, except the board, the
      // files that were read and the effects of classes.
      let reading = ScreenReading(SourceIndex(sources, declaring), vocabulary, table, known)
      if thread == 0 { board.add(reading.heirs(of: candidates)) }
      var fills = ClosureFills(reading.index)
      while let (first, screens) = board.take(thread) {
        let facts = screens.compactMap {
          reading.facts(of: $0, isHeir: first >= candidates.count)
        }
        board.put(facts.map { fills.checked($0) }, first)
      }
      work.keepIfLast(reading.unfolding)
    }
    work.keepIfLast(index)
    let facts = board.facts
    return UnswipedScreens(index).marked(ReplacedCallbacks(of: facts, index).checked(facts))
  }
}

/// How the reading of screens is divided among threads.
package struct PiecewiseWork: Sendable {
  /// Runs a closure while no other thread runs one.
  package typealias Exclusively = @Sendable (() -> Void) -> Void

  /// Runs a closure on a number of threads, with the number of each, until all have ended.
  package typealias Run = @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void

  /// How many threads there are.
  let threads: Int

  /// Whether the process ends soon after the work.
  let isLast: Bool

  let run: Run
  let exclusively: Exclusively

  package init(
    threads: Int, isLast: Bool = false, exclusively: @escaping Exclusively, _ run: @escaping Run
  ) {
    self.threads = threads
    self.isLast = isLast
    self.run = run
    self.exclusively = exclusively
  }

  /// Never frees an object if the process ends soon: freeing thousands of parts one by one takes
  /// longer than ending the process.
  func keepIfLast(_ object: AnyObject) {
    if isLast { _ = Unmanaged.passRetained(object) }
  }

  /// The work on the one thread that asks for it.
  package static var oneByOne: PiecewiseWork {
    PiecewiseWork(threads: 1, exclusively: { $0() }) { count, work in (0..<count).forEach(work) }
  }
}

/// Reads the screens of an index, one after another.
struct ScreenReading {
  let index: SourceIndex
  let vocabulary: SourceVocabulary
  let table: ResourceTable
  let unfolding: Unfolding
  private let known: KnownEffects

  init(
    _ index: SourceIndex, _ vocabulary: SourceVocabulary, _ table: ResourceTable,
    _ known: KnownEffects
  ) {
    self.known = known
    self.index = index
    self.vocabulary = vocabulary
    self.table = table
    unfolding = Unfolding(index, table)
  }

  /// The definitions of the types that have a function with a callback's name, in order.
  var candidates: [TypePart] {
    var result: Set<TypePart> = []
    for (file, scanned) in index.files.files.enumerated() where scanned.survey.hasName {
      for (number, declared) in index.files[file].outline.types.enumerated()
      where declared.methods.contains(where: isNamedAsCallback) {
        let part = TypePart(file: file, type: number)
        let definition =
          declared.isDefinition
          ? part : index.type(of: part).flatMap { index.types[$0].definition }
        if let definition { result.insert(definition) }
      }
    }
    return result.sorted { ($0.file, $0.type) < ($1.file, $1.type) }
  }

  private func isNamedAsCallback(_ method: SourceMethod) -> Bool {
    vocabulary.callbacks.contains { $0.callback.name == method.name }
  }

  /// Returns the facts of a type by its definition, or nil if it is not a screen, or has no part in
  /// what callbacks do.
  func facts(of definition: TypePart, isHeir: Bool = false) -> SourceFacts? {
    guard let type = index.type(of: definition) else { return nil }
    let declared = index.declaration(definition)
    guard declared.kind == .class || declared.kind == .implementation else { return nil }
    let own = overrides(of: type)
    guard isHeir || !own.isEmpty else { return nil }
    let bases = index.baseNames(of: type)
    let overrides = own.map(override)
    // If its header is not among the files, a class that calls super for a callback is a screen.
    let isScreen =
      isScreen(declared.name, bases)
      || bases.isEmpty && overrides.contains { !$0.superCalls.isEmpty }
    guard isScreen else { return nil }
    let text = index.files[definition.file].text
    var effects = withFirstValues(
      effects(of: type, defined: definition).own, of: type, declared.name)
    if isHeir {
      if !effects.contains(where: { $0.phase.isCallback && !$0.isInherited }) {
        effects = endedByBases(effects)
      }
      guard !effects.isEmpty else { return nil }
      effects = effects.map { $0.seen(from: text.file.path) }
    }
    return SourceFacts(
      name: declared.name, site: text.site(declared.nameToken), bases: bases,
      overrides: overrides.sorted { $0.site < $1.site }, effects: effects,
      pushed: effects.contains { revealsScreenAbove($0, among: effects) }
        ? pushedScreens(by: type) : [])
  }

  /// Whether an effect may be seen on a screen above that stays: a shared value is written where the
  /// screen comes, and no other one where it leaves.
  private func revealsScreenAbove(_ write: SourceEffect, among effects: [SourceEffect]) -> Bool {
    write.mayReveal && !leaves(in: write)
      && !effects.contains { leaves(in: $0) && $0.differs(from: write) }
  }

  private func leaves(in effect: SourceEffect) -> Bool {
    effect.phase.callback.map(vocabulary.leaving.contains) == true
  }

  /// Returns the effects of a class by its number and its definition.
  func effects(of type: Int, defined definition: TypePart) -> ClassEffects {
    known.effects(of: definition) {
      let name = index.declaration(definition).name
      return EffectReading.effects(of: name, steps(of: type), table, unfolding.words) { property in
        index.property(property, of: type)?.property
      }
    }
  }

  /// Adds the initial values of properties that callbacks discard.
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

  /// Whether a class gets the callbacks: it inherits from a class that does or, if its last
  /// superclass is not known, its name says so.
  func isScreen(_ name: String, _ bases: [String]) -> Bool {
    guard let last = bases.last else { return false }
    if bases.contains(where: vocabulary.rootTypes.contains) { return true }
    return vocabulary.screenSuffixes.contains { last.hasSuffix($0) || name.hasSuffix($0) }
      && !Self.others.contains(last)
  }

  /// Whether the name of a class says that it is a screen.
  func isNamedAsScreen(_ name: String) -> Bool {
    vocabulary.screenSuffixes.contains(where: name.hasSuffix)
  }

  private static let others: Set = [
    "NSObject", "UIView", "UIResponder", "UIPresentationController",
  ]

  /// Returns the callbacks that a class overrides itself.
  func overrides(of type: Int) -> [FoundMethod] {
    index.functions(of: type).filter { found in
      found.method.kind == .function && !found.method.isStatic
        && vocabulary.callbacks.contains { answers(found.method, $0) }
        && (found.method.isOverride
          || index.files.files[found.file].file.language != .swift)
    }
  }

  private func answers(_ method: SourceMethod, _ signature: SourceVocabulary.Signature) -> Bool {
    guard method.name == signature.callback.name else { return false }
    // A contract of your own does not say how its callbacks are declared.
    guard let count = signature.parameterCount else { return true }
    return method.parameters.count == count
      // Swift 2 wrote no `_` for a first argument without a label.
      && method.parameters.first.map { $0.label == "_" || $0.label == $0.name } ?? true
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

  /// Returns the functions with a body of a class and its superclasses.
  func methods(of type: Int) -> [FoundMethod] {
    index.lineage(of: type).filter(isClass).flatMap { number in
      index.functions(of: number).filter { !$0.method.isStatic }
    }
  }

  /// Unfolds all phases of a screen's life.
  private func steps(of type: Int) -> [UnfoldedStep] {
    let methods = methods(of: type)
    unfoldOnce(methods, type)
    for signature in vocabulary.callbacks {
      guard let found = methods.first(where: { answers($0.method, signature) }) else { continue }
      unfolding.unfold(found, of: type, in: .callback(signature.callback))
    }
    for found in methods
    where found.method.kind == .deinitializer || vocabulary.end.contains(found.method.name) {
      unfolding.unfold(found, of: type, in: .end)
    }
    // What a layout and other functions do alike is known as done by the layout.
    let rest = methods.filter { !isRoot($0.method) }
    let isLayout = { (found: FoundMethod) in SourceMethod.isLayout(found.method.name) }
    let others = rest.filter(isLayout) + rest.filter { !isLayout($0) }
    unfoldUnreached(others.filter { !$0.method.isGivenParts }, type, in: .elsewhere)
    unfoldUnreached(others.filter(\.method.isGivenParts), type, in: .once)
    return unfolding.take()
  }

  /// Unfolds the functions that were not reached so far.
  private func unfoldUnreached(_ methods: [FoundMethod], _ type: Int, in phase: SourcePhase) {
    let reached = unfolding.reached
    for found in methods {
      let name = CallerName(file: found.file, token: found.method.nameToken)
      guard !reached.contains(name) else { continue }
      unfolding.unfold(found, of: type, in: phase)
    }
  }

  private func unfoldOnce(_ methods: [FoundMethod], _ type: Int) {
    for found in methods where found.method.runsOnce {
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

  func isClass(_ type: Int) -> Bool {
    guard let part = index.types[type].definition else { return false }
    let kind = index.declaration(part).kind
    return kind == .class || kind == .implementation
  }

  /// Whether a function runs once in the life of a screen, before the first callback.
  func isDoneOnce(_ method: SourceMethod) -> Bool {
    method.runsOnce || vocabulary.once.contains(method.name)
  }

  /// Whether a function starts one of the phases of a life.
  func isRoot(_ method: SourceMethod) -> Bool {
    isDoneOnce(method) || method.kind == .deinitializer || vocabulary.end.contains(method.name)
      || vocabulary.callbacks.contains { answers(method, $0) }
  }
}

extension SourceMethod {
  /// Whether a name is that of a method that the framework calls for each layout.
  static func isLayout(_ name: String) -> Bool { name.hasSuffix("LayoutSubviews") }

  /// Whether it runs once in the life of its object.
  fileprivate var runsOnce: Bool { kind == .initializer || kind == .initialValue }

  /// Whether it gives the screen its parts before it is shown, as an initializer does:
  /// `configure(with: model)`. A screen that calls it itself gets other parts later.
  fileprivate var isGivenParts: Bool {
    kind == .function && !isOverride && !parameters.isEmpty
      && ["configure", "setup", "setUp", "inject", "initialize"].contains(where: name.hasPrefix)
  }
}

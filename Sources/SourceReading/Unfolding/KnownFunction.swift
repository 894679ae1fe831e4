/// A function as it is seen by a type that has or inherits it: everything that is the same however
/// it is reached.
final class KnownFunction {
  /// Distinguishes one function from another.
  struct Key: Hashable {
    /// The number of the type of `self`.
    var type: Int
    /// The number of the type that declares it.
    var owner: Int
    var name: CallerName
  }

  let key: Key
  let method: SourceMethod
  let text: SourceText
  private let bodies: KnownBodies

  /// Its body, read when it is first asked for.
  private(set) lazy var body = bodies.body(key.name, method.body ?? 0..<0, text, keptBy: keptResult)

  /// The functions that calls reach, for the calls that were looked up.
  var targets = StepAnswers<KnownFunction?>()

  /// The type names of receivers that were looked up.
  var receiverTypes = StepAnswers<String?>()

  /// The numbers of these types.
  var receiverNumbers = StepAnswers<Int?>()

  /// The meaning of its conditions that were looked up.
  var conditions: [KnownCondition.Key: KnownCondition] = [:]

  /// How the called functions run closures, for the contexts that were looked up.
  var runs: [Int: ClosureRun?] = [:]

  init(_ key: Key, _ method: SourceMethod, _ text: SourceText, _ bodies: KnownBodies) {
    self.key = key
    self.method = method
    self.text = text
    self.bodies = bodies
  }

  var type: Int { key.type }
  var owner: Int { key.owner }
  var file: Int { key.name.file }

  /// The names that a call gives values, in order.
  var boundNames: [String] {
    method.parameters.map(\.name) + [writtenName].compactMap(\.self)
  }

  /// The property that keeps its result, if it is the initial value of one; else empty.
  var keptResult: String { method.kind == .initialValue ? method.name : "" }

  /// Its name among those that are being unfolded.
  var caller: CallerName { CallerName(file: file, token: method.nameToken) }
}

/// What was looked up about the steps of a function, by their numbers.
struct StepAnswers<Answer> {
  private var answers: [Answer?] = []

  /// The answer for a step; nil if it was not looked up.
  subscript(step: Int) -> Answer? {
    get { step < answers.count ? answers[step] : nil }
    set {
      if step >= answers.count {
        answers += repeatElement(nil, count: step + 1 - answers.count)
      }
      answers[step] = newValue
    }
  }
}

/// The body of a function, read.
final class KnownBody {
  let steps: [BodyStep]
  let contexts: [BodyContext]
  let switches: [BodySwitch]

  /// The properties that keep the value of a local, by the local's name.
  let keepers: [String: [String]]

  /// What the name of each call says; any other step is relevant anywhere.
  let traits: [NameTraits]

  /// Whether it names what users change in views; then any call may keep it.
  let namesViewStates: Bool

  /// Whether a value in it may contain what users change in views, by the beginnings of names and by
  /// the texts.
  let mayReadViewStates: Bool

  /// What it checks anywhere about the end of the transition.
  let awareness: SourceMarks

  /// The locals, in order, and the locals by name if there are many.
  private let locals: [LocalName]
  private let localsByName: [String: [LocalName]]?

  /// The locals that stand for the elements of lists in the code.
  let literalLoops: [LocalName]

  /// Up to this number, comparing the names is faster than hashing one.
  private static let fewLocals = 12

  /// The numbers of the first steps that keep locals, by the locals' names.
  private var keepingSteps: [String: Int]?

  init(
    _ range: Range<Int>, in text: SourceText, _ names: KnownNames, keptBy property: String
  ) {
    var body =
      text.file.language == .swift
      ? SwiftBodyReader.read(range, in: text) : ObjectiveCBodyReader.read(range, in: text)
    body.findKeepers(text)
    if !property.isEmpty { body.keepResult(of: range, in: property, text) }
    body.placeKeptClosures(text)
    steps = body.steps
    contexts = body.contexts
    switches = body.switches
    keepers = body.keepers
    locals = body.locals
    literalLoops = body.locals.filter { !$0.elements.isEmpty }
    localsByName =
      locals.count > Self.fewLocals ? Dictionary(grouping: locals, by: \.name) : nil
    traits = body.steps.map { step in
      guard case .call = step.kind else { return .relevant }
      let traits = names.traits(of: step.name)
      return step.passesSearch || step.passesPage ? traits.union(.relevant) : traits
    }
    mayReadViewStates = ViewNames.mayBeRead(in: range, of: text)
    namesViewStates = mayReadViewStates && Self.viewStates.stand(in: range, of: text)
    let asksForEnd =
      Self.outcomes.stand(in: range, of: text) && Self.coordinators.stand(in: range, of: text)
    awareness = asksForEnd ? .aware : []
  }

  /// Returns the last local with a name.
  func local(_ name: String) -> LocalName? {
    guard let localsByName else { return locals.last { $0.name == name } }
    return localsByName[name]?.last
  }

  /// Returns the last local with a name that is visible at a token and declared before it. Without
  /// a token, the last one.
  func local(_ name: String, at token: Int?) -> LocalName? {
    guard let token else { return local(name) }
    var seen: LocalName?
    for local in localsByName == nil ? locals : localsByName?[name] ?? []
    where local.name == name && local.scope?.contains(token) ?? true {
      // A local that is bound further down, such as by `guard let name = name`, is another one.
      if local.value.isEmpty || local.value.lowerBound <= token { seen = local }
    }
    return seen
  }

  /// Returns the collections over whose elements loops or closures around a token run.
  func loops(around token: Int) -> [[String]] {
    locals.filter { !$0.elementsOf.isEmpty && $0.scope?.contains(token) == true }.map(\.elementsOf)
  }

  /// Returns the local with a name of the innermost loop over a list in the code around a token.
  func literalLoop(_ name: String, around token: Int) -> LocalName? {
    literalLoops.last { $0.name == name && $0.scope?.contains(token) == true }
  }

  /// Returns the locals with a name, in order.
  func locals(_ name: String) -> [LocalName] {
    guard let localsByName else { return locals.filter { $0.name == name } }
    return localsByName[name] ?? []
  }

  /// Returns the number of the first step that puts a local into a variable or a collection.
  func keeper(of local: String, _ text: SourceText) -> Int? {
    let known = keepingSteps ?? findKeepingSteps(text)
    keepingSteps = known
    return known[local]
  }

  private func findKeepingSteps(_ text: SourceText) -> [String: Int] {
    let names = Set(locals.map(\.name))
    var found: [String: Int] = [:]
    for (number, step) in steps.enumerated() {
      for token in Self.kept(by: step).joined() where text[token].kind == .identifier {
        let name = text.string(token)
        if names.contains(name), found[name] == nil { found[name] = number }
      }
    }
    return found
  }

  /// Returns the values that a step puts into a variable or a collection.
  private static func kept(by step: BodyStep) -> [Range<Int>] {
    switch step.kind {
    case .write: return [step.value]
    case .call:
      // A run loop that a timer is added to does not keep it for the screen.
      guard !step.receiver.isEmpty, collecting.contains(step.name),
        !step.arguments.contains(where: { $0.label == "forMode" })
      else { return [] }
      return step.arguments.map(\.tokens)
    case .use: return []
    }
  }

  private static let collecting = EffectReading.adding.union(["setObject", "updateValue"])

  private static let viewStates = NameSearch(ViewNames.states)
  private static let outcomes = NameSearch(["isCancelled", "cancelled"])
  private static let coordinators = NameSearch([
    "transitionCoordinator", "coordinator", "initiallyInteractive",
  ])
}

/// The bodies of functions that were read, each once, however many types have the function.
final class KnownBodies {
  private let names: KnownNames
  private var bodies: [CallerName: KnownBody] = [:]

  init(_ names: KnownNames) { self.names = names }

  /// Returns the body of a function, whose result a property keeps if it is the property's initial
  /// value.
  func body(
    _ name: CallerName, _ range: Range<Int>, _ text: SourceText, keptBy property: String
  ) -> KnownBody {
    if let known = bodies[name] { return known }
    let body = KnownBody(range, in: text, names, keptBy: property)
    bodies[name] = body
    return body
  }
}

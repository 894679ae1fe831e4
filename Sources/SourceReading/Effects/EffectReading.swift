import EventModel

extension Limits {
  /// How many steps before a subscription its request is looked for.
  static let requestDistance = 16
}

/// Turns the steps of a class into effects.
///
/// First each step gives the effects that it may have. Then those are dropped that mean nothing by
/// themselves: a name of any row is set to nil and nothing sets it, a `stop…` has no `start…`.
struct EffectReading {
  let className: String
  let table: ResourceTable
  let words: NameWords
  let steps: [UnfoldedStep]

  /// The effects so far, each with its step.
  var effects: [SourceEffect] = []
  var origins: [Int] = []

  /// What all steps say about the names of the class.
  let names: StepNames

  /// What identifies everything that is acquired, by the rows.
  private let acquired: [Int: Set<String>]

  /// What closures of the screen end, by their paths.
  let teardowns: [String: [ResourceMatch]]

  /// What the steps say about the views of the screen.
  let views: ViewNames

  /// What all steps write and append to, by its path.
  let uses: PathUses

  /// The modes that have buttons of their own, by the path of those that were looked up.
  var buttonModes: [String: [ButtonMode]] = [:]

  /// Whether callbacks call something that may load a list; nil until it is asked for.
  var callbacksLoad: Bool?

  /// A property of the class by its name.
  let property: (String) -> SourceProperty?

  init(
    _ className: String, _ steps: [UnfoldedStep], _ table: ResourceTable, _ words: NameWords,
    _ property: @escaping (String) -> SourceProperty?
  ) {
    self.property = property
    views = ViewNames(steps)
    uses = PathUses(steps)
    teardowns = Self.teardowns(steps)
    self.className = className
    self.words = words
    self.steps = steps
    self.table = table
    names = StepNames(steps)
    acquired = Dictionary(names.acquired.map { (table.firstRow($0.key), $0.value) }) {
      $0.union($1)
    }
  }

  /// Returns the effects of a class in the order of the steps.
  ///
  /// - Complexity: O(*n* log *n*) for *n* steps.
  static func effects(
    of className: String, _ steps: [UnfoldedStep], _ table: ResourceTable, _ words: NameWords,
    property: @escaping (String) -> SourceProperty?
  ) -> ClassEffects {
    var reading = EffectReading(className, steps, table, words, property)
    for number in steps.indices { reading.read(number) }
    reading.narrowElements()
    reading.markRequests()
    reading.markTouches()
    reading.markSetters()
    reading.markKeepers()
    reading.readObjects()
    reading.readLeft()
    reading.readSavedValues()
    let meaningless = reading.meaningless()
    reading.markOwnStates(besides: meaningless)
    reading.markLazyValues()
    reading.markUnresetFlags()
    reading.markInFlight()
    reading.markUntouched()
    reading.markRenewals()
    reading.markReplaced()
    reading.markRefills()
    let suspended = reading.suspended
    return reading.kept(meaningless.indices.map { meaningless[$0] || suspended.contains($0) })
  }

  private mutating func read(_ number: Int) {
    let step = steps[number]
    // Nothing shows the navigation item of the navigation controller itself.
    if step.receiver.last == "navigationItem",
      step.receiver.dropLast().last == "navigationController"
    {
      return
    }
    for match in step.matches where isPossible(match) { add(match, number) }
    if step.matches.contains(where: { !$0.isOfAnyName }) {
      readRepetition(number)
      return
    }
    switch step.kind {
    case .call:
      if !step.traits.isDisjoint(with: [.collecting, .removing, .narrowing]) {
        readRegistry(number)
      }
      if step.traits.contains(.removing), step.name.hasPrefix("removeAll") {
        readEmptiedList(number, step.receiverText)
        readEmptiedRows(number, step.receiverText)
        readEmptiedChoice(number, step.receiverText)
        readEmptiedPages(number)
      }
      if step.receiver.isEmpty { readTeardown(number) }
      readEnded(number)
      readRemoval(number)
      readClearedMap(number)
      if step.traits.contains(.sharedSetter) { readSharedSetter(number) }
      readQuery(number)
      if step.name == "setTitle" { readTitle(number) }
      if step.name == "accept" { readCut(number, of: step.receiver, step.firstArgumentSource) }
      if step.step.passesPage { readFirstPart(number) }
      if step.traits.contains(.pair) { readNamedPair(number) }
      if !step.matches.contains(where: isPossible), readEndOfPair(number) { return }
      readRepetition(number)
      readDecision(number)
    case .write:
      readWrite(number)
      readUsedUp(number)
    case .use:
      guard step.isInOwnClass, step.receiver.isEmpty,
        !(step.state.askedStates + step.state.boundStates).contains(step.name)
      else { return }
      add(number, "property", .unknown, step.name, .unwrap)
    }
  }

  /// Whether a match may mean something: what a release of any name gives back must be acquired
  /// somewhere. Most writes would release something if it were.
  private func isPossible(_ match: ResourceMatch) -> Bool {
    guard match.act == .release, match.isOfAnyName else { return true }
    guard let identities = acquired[table.firstRow(match.row)] else { return false }
    return match.isBroad || identities.contains(match.identity)
  }

  private mutating func add(_ match: ResourceMatch, _ number: Int) {
    let row = table.rows[match.row]
    let step = steps[number]
    if match.act == .acquire, match.identity.isEmpty, row.holding == .idempotent { return }
    if match.act == .acquire, isGivenOn(step) { return }
    if row.goesOn, match.act == .acquire, !step.isInOwnClass, endsInSelector(number) { return }
    // What is not kept by the system ends with the new object.
    if match.act == .acquire, step.isInCallback, step.isInNewObject,
      row.holding != .token || !row.isKeptBySystem
    {
      return
    }
    // A local of a callback holds another object each time.
    if row.id == "key_value", match.act == .acquire, step.isInCallback, step.isLocalObject {
      return
    }
    if row.id == "page_load", match.act == .acquire, step.loadsNothing {
      add(number, row.id, row.holding, match.identity, .release, isShared: row.isShared)
      return
    }
    guard let identity = identity(of: match, step) else { return }
    var marks: SourceMarks = match.isBroad ? .broad : []
    if Self.collected.contains(row.id), match.act == .acquire, endsWithCallback(number) { return }
    if Self.collected.contains(row.id), step.phase != .once, endsByItself(number) {
      marks.insert(.conditional)
    }
    // What a chosen row plays is a sample.
    if row.id == "playback", step.answersChoice { marks.insert(.answering) }
    // A task that ends by itself may be replaced by another one.
    let isEndless = row.id == "task" && match.act == .acquire && step.awaitsStream
    // What a list holds is released with the rest of the list.
    let isInList = row.holding == .token && match.act == .acquire && step.place.isInList
    add(
      number, row.id, isEndless ? .token : isInList ? .clearAll : row.holding, identity, match.act,
      isShared: row.isShared,
      value: value(of: step), marks: marks)
    // A screen that is presented has a navigation controller of its own.
    if row.id == "pop_gesture" || !asksForWritten(step),
      !step.state.askedStates.contains(where: { saysPresented($0) })
    {
      removeSteadyCondition(step)
    }
  }

  private func saysPresented(_ path: String) -> Bool {
    words.words(of: path).contains { $0.hasPrefix("modal") || $0.hasPrefix("present") }
  }

  /// Whether the subscription that is put into a set has ended when the next one begins: it waits
  /// for the end of its publisher, does nothing with the values, or answers a request that is made
  /// on the spot.
  private func endsByItself(_ number: Int) -> Bool {
    if endsWithSubject(number) { return true }
    guard let begin = subscription(to: number), let first = begin.arguments.first else {
      return false
    }
    if asksOnce(begin.receiver) || joinsRequests(begin, before: number)
      || answersRequest(begin, before: number) || isOfNewControl(begin)
    {
      return true
    }
    if begin.arguments.contains(where: { Self.ends.contains($0.label) }) { return true }
    let text = first.value.text.filter { $0 != " " }
    return begin.name == "sink" && (begin.arguments.count > 1 || text == "{_in}")
      || text.holds("case.completed") || text.holds("case.Completed")
  }

  /// Whether a publisher answers one request: `request.publisher`.
  private func asksOnce(_ path: [String]) -> Bool {
    path.contains { $0.hasSuffix("Request") || Self.answeringOnce.contains($0) }
  }

  /// Whether a subscription is to the result of a call that asks for something once:
  /// `session.restore()`.
  private func answersRequest(_ begin: UnfoldedStep, before number: Int) -> Bool {
    begin.receiver.contains { name in
      words.words(of: name).first.map(Self.requests.contains) == true
        && steps[..<number].suffix(Limits.requestDistance).contains { step in
          guard case .call = step.kind else { return false }
          return step.name == name && step.function == begin.function
        }
    }
  }

  /// Whether a subscription is to what a control sends that the same callback makes:
  /// `button.rx.tap`.
  private func isOfNewControl(_ begin: UnfoldedStep) -> Bool {
    begin.receiver.count > 1 && begin.receiver[1] == "rx"
      && (begin.isOfNewObject || isReplaced(begin.receiver[0], in: begin.phase))
  }

  /// Whether a subscription waits for the answers to several requests: `Publishers.Zip(first,
  /// second)`.
  private func joinsRequests(_ begin: UnfoldedStep, before number: Int) -> Bool {
    let join = steps[..<number].last { step in
      Self.joins.contains(step.name) && step.function == begin.function
        && begin.receiver.contains(step.name)
    }
    return join?.arguments.allSatisfy { asksOnce($0.value.path ?? []) } ?? false
  }

  private static let joins: Set = ["CombineLatest", "CombineLatest3", "Zip", "Zip3", "Merge"]

  private static let answeringOnce: Set = [
    "request", "asSingle", "dataTaskPublisher", "first", "prefix", "Just", "Future",
  ]

  /// The verbs for what is asked once.
  private static let requests: Set = [
    "authenticate", "check", "download", "fetch", "login", "post", "register", "request", "restore",
    "send", "submit", "upload", "validate", "verify",
  ]

  private static let ends: Set = ["receiveCompletion", "onCompleted", "onSuccess"]

  /// Whether the method that a timer or a display link calls ends it.
  private func endsInSelector(_ number: Int) -> Bool {
    let step = steps[number]
    if step.selector != nil { return step.endsInSelector }
    return steps[..<number].last { $0.selector != nil && $0.function == step.function }?
      .endsInSelector == true
  }

  /// Marks subscriptions that code in several phases makes at one place and that nothing releases.
  /// Each sends one more request, such as for the rows of a list.
  private mutating func markRequests() {
    var phases: [SourceSite: Set<SourcePhase>] = [:]
    for effect in effects where effect.act == .acquire && Self.collected.contains(effect.resource) {
      phases[effect.site, default: []].insert(effect.phase)
    }
    for number in effects.indices where phases[effects[number].site]?.count ?? 0 > 1 {
      guard effects[number].act == .acquire, effects[number].phase != .once,
        Self.collected.contains(effects[number].resource), !observesProperty(origins[number])
      else { continue }
      effects[number].marks.insert(.conditional)
    }
  }

  /// Whether the subscription that is put into a set is to a property, which has no end:
  /// `model.$name`.
  private func observesProperty(_ number: Int) -> Bool {
    guard let begin = subscription(to: number) else { return false }
    return begin.name == "assign" || begin.receiver.contains { $0.first == "$" }
  }

  /// Returns the step that makes the subscription which another step puts into a set.
  private func subscription(to number: Int) -> UnfoldedStep? {
    let function = steps[number].function
    return names.subscriptions.last { $0 < number && steps[$0].function == function }.map {
      steps[$0]
    }
  }

  private static let collected: Set = ["publisher_set", "dispose_bag"]

  private func value(of step: UnfoldedStep) -> String? {
    if case .write = step.kind { return step.value?.text }
    guard let first = step.arguments.first, !first.isClosure, first.label == "_" else {
      return nil
    }
    return ["true", "false", "YES", "NO", "nil"].contains(first.value.text)
      || first.value.path != nil ? first.value.text : nil
  }

  /// Returns the steps of the functions that a call reaches.
  func steps(ledToBy number: Int) -> some Sequence<UnfoldedStep> {
    let call = steps[number].site
    return steps[(number + 1)...].lazy.filter { $0.route.contains(call) }
  }

  /// Adds an effect of a step.
  mutating func add(
    _ number: Int, _ resource: String, _ holding: SourceResource.Holding, _ identity: String,
    _ act: SourceAct, isShared: Bool? = nil, value: String? = nil, marks: SourceMarks = []
  ) {
    let step = steps[number]
    var all = step.marks.union(marks)
    if case .start = act { all.remove(.deferred) }
    let isShared = isShared ?? SharedNames.holds(step.receiver)
    if isShared, holding == .flag, step.phase == .elsewhere {
      if step.isInFunction(naming: StepNames.pushing) {
        all.insert(.pushing)
      } else if step.isInSeguePreparation,
        identity.holds("BarHidden") || resource.holds("bar_hidden")
      {
        // A presented screen covers the bars: it is a push, and a condition chooses the segue.
        all.insert(.pushing)
        all.remove(.conditional)
      }
    }
    effects.append(
      SourceEffect(
        className: className, phase: step.phase, resource: resource, holding: holding,
        identity: identity, isShared: isShared, act: act, value: value,
        selector: act == .acquire ? step.selector : nil, site: step.site, route: step.route,
        marks: all))
    origins.append(number)
  }
}

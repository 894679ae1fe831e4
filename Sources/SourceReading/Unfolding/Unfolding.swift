import EventModel

extension Limits {
  /// The most calls between a callback's body and an act.
  static let helperDepth = 3
  /// The same where all of them are calls of the screen's own functions.
  static let ownHelperDepth = 5
  /// The most calls between a function that runs at any time and an act of another object.
  static let objectDepth = 1
  /// The most steps of one class that are examined in a phase of its life.
  static let unfoldedSteps = 10_000
}

/// Unfolds callbacks: lists the steps of a function, with the steps of each function in the scanned
/// files in place of the call that reaches it.
///
/// Outside of callbacks, a call that only leads elsewhere is not a step itself.
final class Unfolding {
  let index: SourceIndex

  /// The steps so far.
  private var steps: [UnfoldedStep] = []

  /// How many steps of bodies were examined in the phase.
  private var visited = 0
  private var phase: SourcePhase?

  /// The number of the screen's type.
  private(set) var screen = -1

  /// The numbers of that type and of the scanned types that it inherits from and adopts.
  private(set) var screenLineage: Set<Int> = []

  /// The functions of the screen's own lineage that were reached.
  private(set) var reached: Set<CallerName> = []

  /// The calls that were followed in code that runs at any time, and the smallest depth of each.
  private var entered: [EnteredCall: Int] = [:]

  /// The constants that the code so far has certainly written to properties of the screen, in the
  /// function that the framework calls.
  private(set) var written: [String: UnfoldedValue] = [:]

  /// The closures that the screen has given to other objects, by what runs them.
  var listeners: [ListenerKey: [Listener]] = [:]

  private let resources: ResourceTable
  private let bodies: KnownBodies

  /// The words of the names that steps have.
  let words = NameWords()
  private var functions: [KnownFunction.Key: KnownFunction] = [:]

  /// The meanings of words in conditions that were looked up.
  var wrapped: [WrappedCondition.Key: WrappedCondition] = [:]

  /// The flags that remember that a screen leaves, of the types that were looked up.
  var leavingFlags: [Int: Set<String>] = [:]

  init(_ index: SourceIndex, _ resources: ResourceTable) {
    self.index = index
    self.resources = resources
    bodies = KnownBodies(KnownNames(resources, words))
  }

  /// Returns the collected steps, and forgets what was reached.
  func take() -> [UnfoldedStep] {
    defer {
      steps = []
      phase = nil
      reached = []
      entered = [:]
      listeners = [:]
    }
    return steps
  }

  /// Unfolds a function of a screen.
  func unfold(_ found: FoundMethod, of type: Int, in phase: SourcePhase) {
    guard let function = function(found, of: type) else { return }
    if screen != type {
      screen = type
      screenLineage = Set(index.lineage(of: type))
    }
    if self.phase != phase { (self.phase, visited) = (phase, 0) }
    let name = function.caller
    reached.insert(name)
    written = [:]
    unfold(
      Frame(
        function: function, selfPath: [], bound: knownSender(of: function.method, type),
        phase: phase, state: ContextState(plainMarks: function.body.awareness), caller: nil,
        callers: [name],
        isInherited: found.owner != type))
  }

  /// Returns a function that has a body, as a type sees it.
  func function(_ found: FoundMethod, of type: Int) -> KnownFunction? {
    guard let range = found.method.body else { return nil }
    let name = CallerName(file: found.file, token: range.lowerBound)
    let key = KnownFunction.Key(type: type, owner: found.owner, name: name)
    if let known = functions[key] { return known }
    let text = index.files[found.file].text
    let function = KnownFunction(key, found.method, text, bodies)
    functions[key] = function
    return function
  }

  /// Unfolds a function, or a closure in it.
  private func unfold(_ frame: Frame, only closure: Listener? = nil) {
    let function = frame.function
    let body = function.body
    // The first context, the body itself, has the state of the frame.
    let count = body.contexts.count > 1 ? body.contexts.count : 0
    var states = [ContextState?](repeating: nil, count: count)
    if let closure { states[closure.context] = frame.state }
    let elements = ElementFrames(frame)
    for (number, step) in body.steps.enumerated() {
      guard visited < Limits.unfoldedSteps else { return }
      if closure?.tokens.contains(step.token) == false { continue }
      if let frames = elements.frames(at: step.token) {
        for element in frames { visit(number, element, &states) }
      } else {
        visit(number, frame, &states)
      }
    }
  }

  /// Unfolds one step of a body.
  private func visit(_ number: Int, _ frame: Frame, _ states: inout [ContextState?]) {
    visited += 1
    let body = frame.body
    let step = body.steps[number]
    if isSentToNothing(step, frame) { return }
    let isAllRelevant = frame.isInCallback || body.namesViewStates || frame.isPassedViewState
    if !isAllRelevant, !body.traits[number].contains(.relevant) {
      // Only what it leads to may be relevant.
      guard isInReach(number, frame),
        let callee = reachedCode(number, frame), canEnter(callee, frame)
      else { return }
      let state = state(step.context, frame, &states)
      guard !state.isOff else { return }
      enter(callee, from: unfolded(number, frame, state), frame)
      return
    }
    if case .use = step.kind, !frame.selfPath.isEmpty { return }
    let state = state(step.context, frame, &states)
    guard !state.isOff else { return }
    let unfolded = unfolded(number, frame, state)
    steps.append(unfolded)
    unfolded.matches = resources.matches(unfolded)
    if isOwnFunction(number, frame) { unfolded.matches = [] }
    listen(unfolded, frame)
    for listener in listeners(runBy: unfolded) { enter(listener, from: unfolded, frame) }
    guard case .call = step.kind else {
      note(unfolded, frame)
      if frame.runsSetters, frame.callers.count <= Limits.ownHelperDepth,
        let setter = setter(number, frame), canEnter(setter, frame)
      {
        enter(setter, from: unfolded, frame)
      }
      return
    }
    if unfolded.name == "toggle", let flag = unfolded.receiver.last { written[flag] = nil }
    unfolded.isFollowed =
      (unfolded.matches.allSatisfy(\.isOfAnyName) || unfolded.traits.contains(.performing))
      && !(unfolded.traits.contains(.presenting) && StepNames.presents(unfolded))
    let isInReach = isInReach(number, frame)
    guard unfolded.isFollowed, isInReach || frame.isInCallback,
      let callee = reachedCode(number, frame)
    else {
      if frame.isInCallback { unfolded.closureOwner = closureOwner(number, frame) }
      return
    }
    if isInReach, canEnter(callee, frame) {
      enter(callee, from: unfolded, frame)
    } else if callee.selfPath.isEmpty, frame.isInCallback {
      // Code that a callback leads to is not code of other times, however far away it is.
      reached.insert(callee.function.caller)
    }
  }

  /// Notes what a step has written to a property of the screen.
  private func note(_ step: UnfoldedStep, _ frame: Frame) {
    guard frame.runsSetters, case .write(let operation) = step.kind, step.receiver.isEmpty,
      step.name.first != "~"
    else { return }
    let isCertain =
      operation == UInt8(ascii: "=") && step.state.condition == nil && !step.state.isElsewhere
      && step.state.plainMarks.isDisjoint(with: [.deferred, .answering, .caught, .conditional])
      && step.step.value.count < 4
    written[ObjectiveCBodyReader.plain(step.name)] =
      isCertain ? step.value.flatMap { $0.constant == nil ? nil : $0 } : nil
  }

  /// Whether a call reaches a function of the same type in the scanned files, or passes a closure to
  /// one of another type. What that does is read there, whatever its name says: `observe(.changed) {
  /// show() }`, `store.observe { show() }`.
  private func isOwnFunction(_ number: Int, _ frame: Frame) -> Bool {
    let step = frame.body.steps[number]
    let traits = frame.body.traits[number]
    guard case .call = step.kind, traits.contains(.pattern), !traits.contains(.performing),
      let target = target(number, frame)
    else { return false }
    return step.receiver.isEmpty
      || step.arguments.contains(where: \.isClosure) && index.types[target.owner].definition != nil
  }

  /// Whether a call is near enough to be followed. One that is not need not be looked up.
  func isInReach(_ number: Int, _ frame: Frame) -> Bool {
    let depth = frame.callers.count
    guard depth <= Limits.ownHelperDepth else { return false }
    let isNear = depth <= (frame.phase == .elsewhere ? Limits.objectDepth : Limits.helperDepth)
    if isNear { return true }
    return frame.selfPath.isEmpty
      ? calleePath(number, frame).isEmpty
      : frame.isInCallback && screenFunction(number, frame) != nil
  }

  /// Whether a function is not one of those that are being unfolded.
  private func canEnter(_ callee: Callee, _ frame: Frame) -> Bool {
    !frame.callers.contains(callee.function.caller)
  }

  /// Unfolds the function that a call reaches.
  private func enter(_ callee: Callee, from step: UnfoldedStep, _ frame: Frame) {
    let function = callee.function
    let name = function.caller
    var bound = bound(to: function.method.parameters, by: step)
    // What a property does only with another value is not done.
    if let value = step.value, value.isNil || value.constant != nil,
      let name = function.writtenName
    {
      bound.bind(name, to: value)
    }
    if function.method.kind == .didSet {
      let path = callee.selfPath + [function.method.name]
      bound.bind("oldValue", to: UnfoldedValue(path: path, text: path.joined(separator: ".")))
    }
    if step.phase == .elsewhere {
      // Code that runs at any time means the same however it is reached, and the shortest way shows
      // the most.
      let call = EnteredCall(
        name: name, selfPath: callee.selfPath,
        passed: function.boundNames.map { bound[$0]?.text })
      let depth = frame.callers.count
      if let known = entered[call], known <= depth { return }
      entered[call] = depth
    }
    if callee.selfPath.isEmpty { reached.insert(name) }
    var state = step.state
    state.isElsewhere = false
    if step.traits.contains(.performing) { state.plainMarks.insert(.deferred) }
    state.plainMarks.formUnion(function.body.awareness)
    if Self.saysConditional(function.method.name) { state.plainMarks.insert(.conditional) }
    unfold(
      Frame(
        function: function, selfPath: callee.selfPath, bound: bound, phase: step.phase,
        state: state, caller: step, callers: frame.callers + [name],
        isInherited: (frame.isInherited || step.receiver == ["super"])
          && function.owner != frame.type))
  }

  /// Unfolds a closure that the screen has given away.
  private func enter(_ listener: Listener, from step: UnfoldedStep, _ frame: Frame) {
    let outer = listener.frame
    let name = CallerName(file: outer.file, token: listener.tokens.lowerBound)
    guard frame.callers.count <= Limits.ownHelperDepth, !frame.callers.contains(name) else {
      return
    }
    var state = step.state
    state.isElsewhere = false
    unfold(
      Frame(
        function: outer.function, selfPath: outer.selfPath, bound: outer.bound, phase: step.phase,
        state: state, caller: step, callers: frame.callers + [name],
        isInherited: frame.isInherited && outer.isInherited),
      only: listener)
  }

  /// The calls that call a function later by its selector.
  static let performing: Set = [
    "perform", "performSelector", "performSelectorOnMainThread", "performSelectorInBackground",
  ]

  /// Whether a function's name says that it does something only on a condition.
  static func saysConditional(_ name: String) -> Bool {
    failures.contains(name)
      || ["IfNeeded", "IfNecessary", "IfRequired", "IfPossible"].contains(where: name.hasSuffix)
  }

  /// The names of calls and labels of closures that run only after a failure.
  private static let failures: Set = ["catch", "catchError", "onError", "onFailure", "failure"]

  /// Returns the values that a call passes, or a write to a setter, by the parameters' names.
  private func bound(
    to parameters: [SourceParameter], by step: UnfoldedStep
  ) -> PassedValues {
    var result = PassedValues()
    guard !parameters.isEmpty else { return result }
    let written = step.value.map { UnfoldedArgument(label: "_", value: $0, isClosure: false) }
    var rest = parameters[...]
    for argument in step.arguments + [written].compactMap(\.self) {
      guard let next = rest.firstIndex(where: { $0.label == argument.label }) else { continue }
      result.bind(rest[next].name, to: argument.value)
      rest = rest[(next + 1)...]
    }
    return result
  }

  private func unfolded(_ number: Int, _ frame: Frame, _ state: ContextState) -> UnfoldedStep {
    let step = frame.body.steps[number]
    let isMember = !step.receiver.isEmpty
    var receiver = isMember ? resolve(step.receiver, frame, at: step.token) : frame.selfPath
    var name = step.name
    if !isMember {
      switch step.kind {
      case .call: break
      case .write, .use:
        let path = target(of: step, frame)
        receiver = Array(path.dropLast())
        name = path.last ?? step.name
      }
    }
    if receiver == ["self"] { receiver = [] }
    return UnfoldedStep(number, name, receiver, in: state, frame, self)
  }

  /// Returns the path that a step writes or unwraps without a receiver.
  func target(of step: BodyStep, _ frame: Frame) -> [String] {
    // An instance variable is not a parameter of the same name: `_color = color`.
    if step.isMember(frame.text) || !frame.text.matches(step.token, step.name) {
      return resolve(["self", step.name], frame, at: step.token)
    }
    // A write to a local does not affect the object of its first value.
    if case .write = step.kind, frame.body.local(step.name, at: step.token) != nil {
      return ["~" + step.name]
    }
    return resolve([step.name], frame, at: step.token)
  }

  /// Whether a step is done to a local: a copy, or an object that the function made.
  func isLocalCopy(_ step: BodyStep, _ frame: Frame) -> Bool {
    let root = step.receiver.first ?? step.name
    return frame.body.local(root, at: step.token)?.isElement == false && !Self.isSelf(root)
  }
}

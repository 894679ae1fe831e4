import EventModel

extension Limits {
  /// The most calls that lead from a callback's body to an act.
  static let helperDepth = 3
  /// The most steps of one class that are looked at.
  static let unfoldedSteps = 20_000
}

/// What unfolds callbacks: the steps of a function, and in the place of each call that reaches a function of
/// the scanned files the steps of that one.
struct Unfolding {
  let index: SourceIndex

  /// The steps so far.
  var steps: [UnfoldedStep] = []

  /// The functions of the screen's own lineage that were reached.
  var reached: Set<CallerName> = []

  /// The calls that were followed in code that runs at any time, and how deep the nearest one was.
  private var entered: [EnteredCall: Int] = [:]

  let resources: ResourceTable
  private var bodies: [CallerName: SourceBody] = [:]

  init(_ index: SourceIndex, _ resources: ResourceTable) {
    self.index = index
    self.resources = resources
  }

  /// Takes the steps that were collected.
  mutating func take() -> [UnfoldedStep] {
    defer {
      steps = []
      entered = [:]
    }
    return steps
  }

  /// Unfolds a function of a screen.
  mutating func unfold(_ found: FoundMethod, of type: Int, in phase: SourcePhase) {
    guard let body = body(of: found) else { return }
    let name = CallerName(file: found.file, token: found.method.nameToken)
    reached.insert(name)
    unfold(
      Frame(
        type: type, owner: found.owner, selfPath: [], file: found.file, body: body,
        parameters: found.method.parameters, bound: [:], holder: "", phase: phase,
        marks: awareness(found), askedStates: [], boundStates: [], branches: [], route: [],
        callers: [name],
        isInherited: found.owner != type))
  }

  func lineage(of type: Int) -> [Int] { index.lineage(of: type) }

  mutating func body(of found: FoundMethod) -> SourceBody? {
    guard let range = found.method.body else { return nil }
    let name = CallerName(file: found.file, token: range.lowerBound)
    if let known = bodies[name] { return known }
    let text = index.files[found.file].text
    var body =
      text.file.language == .swift
      ? SwiftBodyReader.read(range, in: text) : ObjectiveCBodyReader.read(range, in: text)
    body.findKeepers(text)
    bodies[name] = body
    return body
  }

  private mutating func unfold(_ frame: Frame) {
    let states = contextStates(frame)
    for step in frame.body.steps {
      guard steps.count < Limits.unfoldedSteps else { return }
      let state = states[step.context]
      guard !state.isOff else { continue }
      var unfolded = unfolded(step, frame, state)
      unfolded.matches = resources.matches(unfolded)
      var callee: Callee?
      if case .call = step.kind, unfolded.matches.allSatisfy(\.isOfAnyName),
        !StepNames.presents(unfolded)
      {
        callee = self.callee(of: step, frame)
      }
      unfolded.isResolved = callee != nil
      if case .call = step.kind, callee == nil {
        unfolded.isPropertyCall = callsProperty(step, frame)
      }
      steps.append(unfolded)
      guard let callee, frame.callers.count <= Limits.helperDepth else { continue }
      enter(callee, from: step, unfolded, frame)
    }
  }

  /// Unfolds the function that a call reaches.
  private mutating func enter(
    _ callee: Callee, from step: BodyStep, _ unfolded: UnfoldedStep, _ frame: Frame
  ) {
    let found = callee.found
    let name = CallerName(file: found.file, token: found.method.nameToken)
    guard !frame.callers.contains(name), let body = body(of: found) else { return }
    let bound = bind(unfolded.arguments, to: found.method.parameters)
    if unfolded.phase == .elsewhere {
      // Code that runs at any time says the same however it is reached, and most from near by.
      let call = EnteredCall(
        name: name, selfPath: callee.selfPath, bound: bound.mapValues(\.text))
      let depth = frame.callers.count
      if let known = entered[call], known <= depth { return }
      entered[call] = depth
    }
    if callee.selfPath.isEmpty { reached.insert(name) }
    unfold(
      Frame(
        type: callee.type, owner: found.owner, selfPath: callee.selfPath, file: found.file,
        body: body, parameters: found.method.parameters,
        bound: bound,
        holder: unfolded.holder, phase: unfolded.phase,
        marks: unfolded.marks.union(awareness(found))
          .union(Self.saysConditional(found.method.name) ? .conditional : []),
        askedStates: unfolded.askedStates,
        boundStates: unfolded.boundStates, branches: unfolded.branches,
        route: unfolded.route + [unfolded.site],
        callers: frame.callers + [name],
        isInherited: (frame.isInherited && found.owner != frame.type)
          || (step.receiver == ["super"] && found.owner != frame.type)))
  }

  /// Whether a function's name says that it does not always do what it says.
  static func saysConditional(_ name: String) -> Bool {
    name.hasSuffix("IfNeeded") || name.hasSuffix("IfNecessary") || name.hasSuffix("IfRequired")
      || name.hasSuffix("IfPossible")
  }

  /// Returns what each parameter stands for.
  private func bind(
    _ arguments: [UnfoldedArgument], to parameters: [SourceParameter]
  ) -> [String: UnfoldedValue] {
    var result: [String: UnfoldedValue] = [:]
    var rest = parameters[...]
    for argument in arguments {
      guard let next = rest.firstIndex(where: { $0.label == argument.label }) else { continue }
      result[rest[next].name] = argument.value
      rest = rest[(next + 1)...]
    }
    return result
  }

  private func unfolded(_ step: BodyStep, _ frame: Frame, _ state: ContextState) -> UnfoldedStep {
    let text = index.files[frame.file].text
    let isMember = !step.receiver.isEmpty
    var receiver = isMember ? resolve(step.receiver, frame) : frame.selfPath
    var name = step.name
    if !isMember {
      switch step.kind {
      case .call: break
      case .write, .use:
        let path = resolve(step.isMember(text) ? ["self", step.name] : [step.name], frame)
        receiver = Array(path.dropLast())
        name = path.last ?? step.name
      }
    }
    if receiver == ["self"] { receiver = [] }
    return UnfoldedStep(
      kind: step.kind, name: name, receiver: receiver,
      receiverType: isMember ? typeName(of: step.receiver, frame) : nil,
      arguments: step.arguments.map { argument in
        UnfoldedArgument(
          label: argument.label, value: value(argument.tokens, frame),
          isClosure: argument.isClosure)
      },
      holder: holder(step.holder, after: step, frame),
      value: step.value.isEmpty ? nil : value(step.value, frame),
      phase: state.isElsewhere ? .elsewhere : frame.phase, marks: state.marks,
      askedStates: state.askedStates, boundStates: state.boundStates, branches: state.branches,
      site: text.site(step.token),
      route: frame.route,
      isInOwnClass: frame.selfPath.isEmpty,
      isLocal: text.file.language == .swift && isLocalCopy(step, frame),
      isInherited: frame.isInherited)
  }

  /// Whether a step is done to a local: a copy, or an object that the function made.
  private func isLocalCopy(_ step: BodyStep, _ frame: Frame) -> Bool {
    let root = step.receiver.first ?? step.name
    return frame.body.locals.contains { $0.name == root && $0.elementsOf.isEmpty }
      && !Self.selfNames.contains(root)
  }

  /// Returns where the result of a step is kept at last: a local that is put into a collection or returned
  /// is kept there.
  private func holder(_ holder: Holder, after step: BodyStep, _ frame: Frame) -> String {
    switch holder {
    case .nowhere: return ""
    case .returned: return frame.holder
    case .path(let path):
      guard path.count == 1, frame.body.locals.contains(where: { $0.name == path[0] }) else {
        return resolve(path, frame).joined(separator: ".")
      }
      return keeper(of: path[0], frame) ?? ""
    }
  }

  private func keeper(of local: String, _ frame: Frame) -> String? {
    let text = index.files[frame.file].text
    func holds(_ range: Range<Int>) -> Bool { range.contains { text.matches($0, local) } }
    for step in frame.body.steps {
      switch step.kind {
      case .write where holds(step.value):
        return resolve(step.receiver + [step.name], frame).joined(separator: ".")
      case .call
      where !step.receiver.isEmpty && Self.collecting.contains(step.name)
        && step.arguments.contains { holds($0.tokens) }:
        return resolve(step.receiver, frame).joined(separator: ".")
      default: continue
      }
    }
    return frame.holder.isEmpty ? nil : frame.holder
  }

  private static let collecting: Set = ["append", "insert", "add", "addObject", "setObject"]
}

import EventModel

extension Limits {
  /// The most conditions around a step that are read, of those that are not decided: a long chain of
  /// `else if` has all of them around its last branch.
  static let conditionDepth = 64
}

extension Unfolding {
  /// Returns what holds in a context of a body, from the conditions and closures around it.
  func state(
    _ number: Int, _ frame: Frame, _ states: inout [ContextState?]
  ) -> ContextState {
    guard number > 0 else { return frame.state }
    if let known = states[number] { return known }
    let context = frame.body.contexts[number]
    var state = state(context.parent, frame, &states)
    let isLater = state.isElsewhere || state.plainMarks.contains(.deferred)
    switch context.kind {
    case .body: break
    case .branch(let condition, let isNegated):
      add(condition, isNegated, outcome(of: condition, frame, isLater: isLater), frame, to: &state)
    case .side(let condition, let isNegated):
      if outcome(of: condition, frame, isLater: isLater) == isNegated { state.isOff = true }
    case .selected(let selected, let number):
      let statement = frame.body.switches[number]
      let outcome = outcome(of: selected, in: statement, frame, isLater: isLater)
      add(statement.subject, false, outcome, frame, to: &state)
    case .caught: state.plainMarks.insert(.caught)
    case .closure(let time): add(time, frame, to: &state)
    case .argument(let time, let passed):
      let run = run(number, passed, frame)
      add(run?.time ?? time, frame, to: &state)
      state.plainMarks.formUnion(run?.marks ?? [])
      let call = frame.body.steps[passed.step]
      let name = call.name
      let label = call.arguments[passed.argument].label
      if Self.saysConditional(name) || Self.saysConditional(label) {
        state.plainMarks.insert(.conditional)
      }
      if name == "dispatch_once" { state.plainMarks.insert(.asksEntering) }
    }
    states[number] = state
    return state
  }

  private func add(_ time: ClosureTime, _ frame: Frame, to state: inout ContextState) {
    switch time {
    case .atOnce: break
    case .later, .withTransition: state.plainMarks.insert(.deferred)
    case .onEvent:
      state.isElsewhere = true
      if frame.phase != .elsewhere { state.plainMarks.insert(.answering) }
    }
  }

  private func add(
    _ condition: Range<Int>, _ isNegated: Bool, _ outcome: Bool?, _ frame: Frame,
    to state: inout ContextState
  ) {
    if let known = outcome {
      if known == isNegated { state.isOff = true }
      return
    }
    if state.condition?.depth ?? 0 >= Limits.conditionDepth {
      state.plainMarks.insert(.conditional)
      return
    }
    let branch = TakenBranch(
      file: frame.file, token: condition.lowerBound, isNegated: isNegated)
    state.condition = ContextCondition(
      branch, in: state.condition,
      known: { [unowned self] in known(condition, isNegated, frame) },
      read: { [unowned self] in
        ConditionReading(condition, in: self, frame, isNegated: isNegated, readsNames: true)
      })
  }

  private func known(
    _ condition: Range<Int>, _ isNegated: Bool, _ frame: Frame
  ) -> KnownCondition {
    let key = KnownCondition.Key(tokens: condition, isNegated: isNegated)
    // What the caller passes may be an answer that the condition asks for.
    if !frame.isPassedAnswer, let known = frame.function.conditions[key] { return known }
    let reading = ConditionReading(condition, in: self, frame, isNegated: isNegated)
    let known = KnownCondition(isConditional: reading.isConditional, marks: reading.marks)
    if !frame.isPassedAnswer { frame.function.conditions[key] = known }
    return known
  }
}

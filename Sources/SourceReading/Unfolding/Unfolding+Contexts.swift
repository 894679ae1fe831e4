extension Unfolding {
  /// Returns what holds for each context of a body, from the conditions and closures around it.
  mutating func contextStates(_ frame: Frame) -> [ContextState] {
    var states: [ContextState] = []
    states.reserveCapacity(frame.body.contexts.count)
    for (number, context) in frame.body.contexts.enumerated() {
      guard number > 0 else {
        states.append(
          ContextState(
            marks: frame.marks, askedStates: frame.askedStates, boundStates: frame.boundStates,
            branches: frame.branches, isElsewhere: false, isOff: false))
        continue
      }
      var state = states[context.parent]
      switch context.kind {
      case .body: break
      case .branch(let condition, let isNegated):
        add(condition, isNegated, frame, to: &state)
      case .closure(let time): add(time, to: &state)
      case .argument(let time, let passed):
        add(timeInCallee(of: passed, frame) ?? time, to: &state)
        let name = frame.body.steps[passed.step].name
        if Self.saysConditional(name) { state.marks.insert(.conditional) }
      }
      states.append(state)
    }
    return states
  }

  private func add(_ time: ClosureTime, to state: inout ContextState) {
    switch time {
    case .atOnce: break
    case .later, .withTransition: state.marks.insert(.deferred)
    case .onEvent: state.isElsewhere = true
    }
  }

  private func add(
    _ condition: Range<Int>, _ isNegated: Bool, _ frame: Frame, to state: inout ContextState
  ) {
    if let known = outcome(of: condition, frame) {
      if known == isNegated { state.isOff = true }
      return
    }
    let reading = ConditionReading(condition, in: self, frame, isNegated: isNegated)
    if reading.isConditional {
      state.marks.insert(.conditional)
      state.branches.append(
        TakenBranch(file: frame.file, token: condition.lowerBound, isNegated: isNegated))
    }
    state.marks.formUnion(reading.marks)
    state.askedStates += reading.askedStates
    state.boundStates += reading.boundStates
  }

  /// Returns the value of a condition that is a parameter, where the caller passed a constant.
  private func outcome(of condition: Range<Int>, _ frame: Frame) -> Bool? {
    let text = index.files[frame.file].text
    var range = condition
    var isNegated = false
    if let start = range.first, text.isMark(start, "!") || text.matches(start, "!") {
      isNegated = true
      range = range.lowerBound + 1..<range.upperBound
    }
    guard range.count == 1, let bound = frame.bound[text.string(range.lowerBound)] else {
      return nil
    }
    switch bound.text {
    case "true", "YES": return !isNegated
    case "false", "NO": return isNegated
    default: return nil
    }
  }

  /// Returns what a function asks anywhere in its body about the end of the transition.
  func awareness(_ found: FoundMethod) -> SourceMarks {
    guard let body = found.method.body else { return [] }
    let text = index.files[found.file].text
    let isAware = body.contains { token in
      text.tokens[token].kind == .identifier
        && (text.matches(token, "isCancelled") || text.matches(token, "cancelled"))
    }
    return isAware && asksCoordinator(body, text) ? .aware : []
  }

  private func asksCoordinator(_ body: Range<Int>, _ text: SourceText) -> Bool {
    body.contains { token in
      guard text.tokens[token].kind == .identifier else { return false }
      return text.matches(token, "transitionCoordinator") || text.matches(token, "coordinator")
        || text.matches(token, "initiallyInteractive")
    }
  }
}

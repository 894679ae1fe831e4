extension Unfolding {
  /// Returns what holds for each context of a body, from the conditions and closures around it.
  mutating func contextStates(_ frame: Frame) -> [ContextState] {
    var states: [ContextState] = []
    states.reserveCapacity(frame.body.contexts.count)
    for (number, context) in frame.body.contexts.enumerated() {
      guard number > 0 else {
        states.append(
          ContextState(
            marks: frame.marks, askedStates: frame.askedStates, isElsewhere: false, isOff: false))
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
    if reading.isConditional { state.marks.insert(.conditional) }
    state.marks.formUnion(reading.marks)
    state.askedStates += reading.askedStates
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

/// What one condition asks.
struct ConditionReading {
  /// Whether it decides more than whether an optional is there.
  var isConditional = false
  var marks: SourceMarks = []
  /// The names that are asked for being false, nil or empty.
  var askedStates: [String] = []

  private let unfolding: Unfolding
  private let frame: Frame
  private let text: SourceText

  init(_ range: Range<Int>, in unfolding: Unfolding, _ frame: Frame, isNegated: Bool) {
    self.unfolding = unfolding
    self.frame = frame
    text = unfolding.index.files[frame.file].text
    guard !range.isEmpty else {
      isConditional = true
      return
    }
    for part in parts(range) { read(part, isNegated) }
    marks.formUnion(asked(range))
  }

  /// Returns the parts between commas, `&&` and `||`.
  private func parts(_ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if text.isMark(index, ",") || text.matches(index, "&&") || text.matches(index, "||") {
        if index > start { result.append(start..<index) }
        start = index + 1
        index = start
      } else {
        index = text.after(index)
      }
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }

  private mutating func read(_ part: Range<Int>, _ isNegated: Bool) {
    if text[part.lowerBound].kind == .hashWord { return }
    if text.keyword(part.lowerBound) == .let || text.keyword(part.lowerBound) == .var {
      readBinding(part, isNegated)
      return
    }
    let asksNil = part.contains { text.keyword($0) == .nil || text.keyword($0) == .null }
    let isUnequal = part.contains { text.matches($0, "!=") }
    if asksNil, isUnequal != isNegated { return }
    if isExistence(part) {
      if isNegated != startsWithNot(part) { addPaths(part) }
      return
    }
    isConditional = true
    addPaths(part)
  }

  private func startsWithNot(_ part: Range<Int>) -> Bool { text.isMark(part.lowerBound, "!") }

  private mutating func readBinding(_ part: Range<Int>, _ isNegated: Bool) {
    guard isNegated else { return }
    isConditional = true
    guard let equals = part.first(where: { text.isMark($0, "=") }) else {
      addPaths(part.lowerBound + 1..<part.upperBound)
      return
    }
    addPaths(equals + 1..<part.upperBound)
  }

  /// Whether a part of Objective-C only asks whether an object is there, or whether it answers a message.
  private func isExistence(_ part: Range<Int>) -> Bool {
    if part.contains(where: {
      text.matches($0, "respondsToSelector") || text.matches($0, "isViewLoaded")
    }) {
      return true
    }
    guard text.file.language == .objectiveC else { return false }
    let range = startsWithNot(part) ? part.lowerBound + 1..<part.upperBound : part
    guard let path = text.objectiveCPath(range), path.count < 3,
      let type = unfolding.typeName(of: path, frame)
    else { return false }
    return !["BOOL", "bool", "NSInteger", "NSUInteger", "CGFloat", "int"].contains(type)
  }

  private mutating func addPaths(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let token = text[index]
      guard token.kind == .identifier || token.keyword == .self, !text.isMark(index - 1, ".") else {
        index += 1
        continue
      }
      let rest = index..<range.upperBound
      let path =
        text.file.language == .swift
        ? text.path(first: rest) : text.path(first: rest)?.map(ObjectiveCBodyReader.plain)
      if let path, !path.isEmpty, askedStates.count < 32 {
        askedStates.append(unfolding.resolve(path, frame).joined(separator: "."))
      }
      index += 1
    }
  }

  /// Returns what the words of a condition ask about the transition, in wrapped conditions too.
  private func asked(_ range: Range<Int>) -> SourceMarks {
    var result: SourceMarks = []
    for index in range where text[index].kind == .identifier {
      let word = text.string(index)
      if let mark = Self.marks[word] {
        result.insert(mark)
        continue
      }
      if let local = frame.body.locals.last(where: { $0.name == word }) {
        for token in local.value where text[token].kind == .identifier {
          if let mark = Self.marks[text.string(token)] { result.insert(mark) }
        }
      } else if !text.isMark(index - 1, ".") || text.keyword(index - 2) == .self {
        result.formUnion(wrapped(word))
      }
    }
    return result
  }

  /// Returns what a property or a function of the class asks inside.
  private func wrapped(_ word: String) -> SourceMarks {
    let lineage = unfolding.index.lineage(of: frame.type)
    var found = unfolding.index.accessors(word, in: lineage)
    if let method = unfolding.index.method(word, labels: [], in: lineage, near: frame.file) {
      found.append(method)
    }
    var result: SourceMarks = []
    for method in found {
      guard let body = method.method.body, body.count < 200 else { continue }
      let text = unfolding.index.files[method.file].text
      for token in body where text[token].kind == .identifier {
        if let mark = Self.marks[text.string(token)] { result.insert(mark) }
      }
    }
    return result
  }

  private static let marks: [String: SourceMarks] = [
    "isCancelled": .aware, "transitionCoordinator": .aware, "topViewController": .aware,
    "visibleViewController": .aware, "viewControllers": .aware, "transitionWasCancelled": .aware,
    "isMovingFromParent": .asksLeaving, "isMovingFromParentViewController": .asksLeaving,
    "isBeingDismissed": .asksLeaving, "isMovingToParent": .asksEntering,
    "isMovingToParentViewController": .asksEntering, "isBeingPresented": .asksEntering,
  ]
}

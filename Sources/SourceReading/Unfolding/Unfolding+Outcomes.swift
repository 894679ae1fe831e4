extension Unfolding {
  /// Returns the value of a condition that the passed values decide: each part of it is a parameter
  /// for which the caller passed a constant, or asks whether one has a value. A flag of the class
  /// that no code sets is known too.
  func outcome(of condition: Range<Int>, _ frame: Frame) -> Bool? {
    guard !condition.isEmpty else { return nil }
    if let known = frame.text.constantOutcome(of: condition) { return known }
    let parts = frame.bound.isEmpty ? [condition] : frame.text.conjuncts(condition)
    if parts.count == 1 { return outcome(ofPart: condition, frame) }
    let outcomes = parts.map { part in outcome(ofPart: part, frame) }
    if outcomes.contains(false) { return false }
    return outcomes.allSatisfy { $0 == true } ? true : nil
  }

  private func outcome(ofPart part: Range<Int>, _ frame: Frame) -> Bool? {
    let text = frame.text
    if !frame.absentNames.isEmpty, let asked = text.askedExistence(part),
      isAbsent(asked.name, frame, at: part.lowerBound)
    {
      return !asked.isWanted
    }
    var range = part
    var isNegated = false
    if let start = range.first, text.isMark(start, "!") || text.matches(start, "!") {
      isNegated = true
      range = range.lowerBound + 1..<range.upperBound
    }
    guard range.count == 1, text[range.lowerBound].kind == .identifier else { return nil }
    let name = text.string(range.lowerBound)
    guard let bound = frame.bound[name] else {
      guard frame.body.local(name, at: range.lowerBound) == nil,
        !frame.parameters.contains(where: { $0.name == name })
      else { return nil }
      let flag = index.fixedFlag(ObjectiveCBodyReader.plain(name), of: frame.type)
      return flag.map { $0 != isNegated }
    }
    switch bound.text {
    case "true", "YES": return !isNegated
    case "false", "NO": return isNegated
    default: return nil
    }
  }

  /// Whether a step is sent to nil, so that nothing happens: `view?.remove()` where the caller passed
  /// nil.
  func isSentToNothing(_ step: BodyStep, _ frame: Frame) -> Bool {
    guard !frame.absentNames.isEmpty, let first = step.receiver.first else { return false }
    guard step.receiver.count > 1, Self.isSelf(first) else {
      return isAbsent(first, frame, at: step.token)
    }
    // A variable of the class is not a parameter of the same name: `[_timer invalidate]`.
    let name = step.receiver[1]
    return !frame.function.method.parameters.contains { $0.name == name }
      && isAbsent(name, frame, at: step.token)
  }

  private func isAbsent(_ name: String, _ frame: Frame, at token: Int) -> Bool {
    frame.absentNames.contains(name) && frame.body.local(name, at: token) == nil
  }
}

extension Frame {
  /// Returns the names that are nil in a body: the parameters for which the caller passed nil and
  /// that the body does not write.
  static func absentNames(
    in bound: PassedValues, _ function: KnownFunction
  ) -> [String] {
    let absent = bound.all.filter { $0.value.isNil }.map(\.name)
    guard !absent.isEmpty else { return [] }
    return absent.sorted().filter { !function.body.writesParameter($0, function.text) }
  }
}

extension SourceText {
  /// Returns the value of a condition that a constant decides: `isOn && false`, `true || isOn`.
  fileprivate func constantOutcome(of condition: Range<Int>) -> Bool? {
    guard condition.contains(where: { constant($0) != nil }) else { return nil }
    let constants = conjuncts(condition).filter { $0.count == 1 }.map { constant($0.lowerBound) }
    if constants.contains(false) { return false }
    if condition.count == 1 { return constants[0] }
    let isTrue = condition.contains { token in
      constant(token) == true
        && (token == condition.lowerBound || matches(token - 1, "||"))
        && (token == condition.upperBound - 1 || matches(token + 1, "||"))
    }
    return isTrue ? true : nil
  }

  private func constant(_ token: Int) -> Bool? {
    if matches(token, "true") || matches(token, "YES") { return true }
    return matches(token, "false") || matches(token, "NO") ? false : nil
  }

  /// Returns the parts of a condition that must all hold; the condition itself where one of several
  /// may hold.
  fileprivate func conjuncts(_ condition: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = condition.lowerBound
    var index = start
    while index < condition.upperBound {
      if matches(index, "||") || isMark(index, "?") { return [condition] }
      if isMark(index, ",") || matches(index, "&&") {
        parts.append(start..<index)
        start = index + 1
      }
      index = after(index)
    }
    parts.append(start..<condition.upperBound)
    return parts.contains(where: \.isEmpty) ? [condition] : parts
  }

  /// Returns the name whose existence a condition asks for, and whether it holds where the name has
  /// a value: `name != nil`, `let name`, `let other = name`, and in Objective-C `name`.
  fileprivate func askedExistence(_ part: Range<Int>) -> (name: String, isWanted: Bool)? {
    if keyword(part.lowerBound) == .let || keyword(part.lowerBound) == .var {
      guard part.count == 2 || part.count == 4 && isMark(part.lowerBound + 2, "=") else {
        return nil
      }
      return name(part.upperBound - 1).map { ($0, true) }
    }
    if part.count == 3, let isWanted = comparison(part.lowerBound + 1) {
      let (first, last) = (part.lowerBound, part.upperBound - 1)
      let compared = isNil(last) ? first : isNil(first) ? last : nil
      return compared.flatMap(name).map { ($0, isWanted) }
    }
    guard file.language == .objectiveC else { return nil }
    if part.count == 1 { return name(part.lowerBound).map { ($0, true) } }
    let isDenied = isMark(part.lowerBound, "!") || matches(part.lowerBound, "!")
    return part.count == 2 && isDenied ? name(part.lowerBound + 1).map { ($0, false) } : nil
  }

  private func comparison(_ token: Int) -> Bool? {
    matches(token, "!=") ? true : matches(token, "==") ? false : nil
  }

  private func name(_ token: Int) -> String? {
    self[token].kind == .identifier ? string(token) : nil
  }
}

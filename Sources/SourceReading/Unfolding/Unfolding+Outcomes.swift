extension Unfolding {
  /// Returns the value of a condition that known values decide: each part of it is a parameter for
  /// which the caller passed a constant, or a property to which the callback has written one, or
  /// asks whether a parameter has a value. A flag of the class that no code sets is known too.
  ///
  /// - Parameter isLater: Whether the condition is checked later than the code around it runs. Other
  ///   code may have written the property since.
  func outcome(of condition: Range<Int>, _ frame: Frame, isLater: Bool) -> Bool? {
    guard !condition.isEmpty else { return nil }
    if let known = frame.text.constantOutcome(of: condition) { return known }
    let isPlain = frame.bound.isEmpty && !frame.runsSetters
    let parts = isPlain ? [condition] : frame.text.conjuncts(condition)
    if parts.count == 1 { return outcome(ofPart: condition, frame, isLater) }
    let outcomes = parts.map { part in outcome(ofPart: part, frame, isLater) }
    if outcomes.contains(false) { return false }
    return outcomes.allSatisfy { $0 == true } ? true : nil
  }

  private func outcome(ofPart part: Range<Int>, _ frame: Frame, _ isLater: Bool) -> Bool? {
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
    if let isEqual = outcome(ofComparison: range, frame, isLater) { return isEqual != isNegated }
    if let value = known(range, frame, isLater) {
      return value.isTrue ? !isNegated : value.isFalse ? isNegated : nil
    }
    guard let asked = text.ownMember(range) else { return nil }
    let name = text.string(asked)
    guard
      range.count > 1
        || frame.body.local(name, at: asked) == nil
          && !frame.parameters.contains(where: { $0.name == name })
    else { return nil }
    let flag = index.fixedFlag(ObjectiveCBodyReader.plain(name), of: frame.type)
    return flag.map { $0 != isNegated }
  }

  /// Returns whether a passed constant equals the one with which a condition compares it: `mode ==
  /// .found`, `mode != ModeFound`, `case .found = mode`.
  private func outcome(
    ofComparison part: Range<Int>, _ frame: Frame, _ isLater: Bool
  ) -> Bool? {
    let text = frame.text
    let isPattern = text.keyword(part.lowerBound) == .case
    guard
      let mark = part.first(where: {
        isPattern ? text.matches($0, "=") : text.comparison($0) != nil
      })
    else { return nil }
    let isUnequal = text.comparison(mark) == true
    let start = isPattern ? part.lowerBound + 1 : part.lowerBound
    let (left, right) = (start..<max(mark, start), mark + 1..<part.upperBound)
    for (asked, other) in isPattern ? [(right, left)] : [(left, right), (right, left)] {
      guard let value = known(asked, frame, isLater)?.constant, let constant = text.constant(other)
      else {
        continue
      }
      // A pattern may ask for parts of the value: `case .found(let items) = mode`.
      if value == constant { return text.isMark(other.upperBound - 1, ")") ? nil : !isUnequal }
      return isUnique(value, asked, frame) && isUnique(constant, asked, frame) ? isUnequal : nil
    }
    return nil
  }

  /// Returns whether a `case` of a `switch` is selected, where the value is a passed constant.
  func outcome(
    of selected: Int, in statement: BodySwitch, _ frame: Frame, isLater: Bool
  ) -> Bool? {
    if isExcluded(statement.cases[selected], of: statement.subject, frame, isLater) { return false }
    guard let value = known(statement.subject, frame, isLater)?.constant else { return nil }
    return statement.isSelected(selected, by: value) { isUnique(value, statement.subject, frame) }
  }

  /// Whether known values of the parts of a pair exclude a case: `case (.hidden, .shown)` of `switch
  /// (state, new)`.
  private func isExcluded(
    _ selected: BodySwitch.Case, of subject: Range<Int>, _ frame: Frame, _ isLater: Bool
  ) -> Bool {
    let text = frame.text
    guard !selected.pairs.isEmpty, !selected.isDefault, selected.names.isEmpty,
      text.isMark(subject.lowerBound, "(")
    else { return false }
    let parts = text.elements(subject.lowerBound + 1..<subject.upperBound - 1)
    let values = parts.map { known($0, frame, isLater)?.constant }
    return selected.pairs.allSatisfy { pair in
      zip(pair, zip(parts, values)).contains { constant, asked in
        guard let constant, let value = asked.1, value != constant else { return false }
        return isUnique(value, asked.0, frame) && isUnique(constant, asked.0, frame)
      }
    }
  }

  /// Returns the value that a name stands for: that of a parameter, the one that was written to the
  /// property whose `didSet` this is, or the one that the callback has written to a property.
  private func known(_ range: Range<Int>, _ frame: Frame, _ isLater: Bool) -> UnfoldedValue? {
    let text = frame.text
    guard let last = range.last, text[last].kind == .identifier else { return nil }
    let isMember = range.count == 3 && text.keyword(last - 2) == .self && text.isMark(last - 1, ".")
    guard isMember || range.count == 1 else { return nil }
    let name = text.string(last)
    if !isMember, frame.body.local(name, at: last) != nil { return nil }
    let isWritten = frame.function.method.kind == .didSet && name == frame.function.writtenName
    if !isMember || isWritten, let value = frame.bound[name] { return value }
    guard !isLater, frame.runsSetters, frame.selfPath.isEmpty,
      isMember || !frame.parameters.contains(where: { $0.name == name })
    else { return nil }
    // One branch must not change what the other one asks.
    if let known = frame.asked[last] { return known }
    let value = written[ObjectiveCBodyReader.plain(name)]
    frame.asked[last] = .some(value)
    return value
  }

  /// Whether no other constant has the value of one to which a name is compared: it is a case of an
  /// enumeration, and not a property of it that may return any of its cases.
  private func isUnique(_ constant: String, _ name: Range<Int>, _ frame: Frame) -> Bool {
    if frame.text.file.language == .objectiveC || constant == "true" || constant == "false" {
      return true
    }
    let path = name.filter { frame.text[$0].isWord }.map(frame.text.string)
    guard let type = typeName(of: path, frame), let number = index.find(type, near: frame.file),
      let part = index.types[number].definition
    else { return false }
    return index.declaration(part).kind == .enum && index.property(constant, of: number) == nil
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

  /// Returns whether a token names the constant true, or the constant false; nil for anything else.
  func constant(_ token: Int) -> Bool? {
    if ["true", "YES", "TRUE"].contains(where: { matches(token, $0) }) { return true }
    return ["false", "NO", "FALSE"].contains { matches(token, $0) } ? false : nil
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

  /// Whether a token asks for two values that differ; nil if it does not compare.
  fileprivate func comparison(_ token: Int) -> Bool? {
    matches(token, "!=") ? true : matches(token, "==") ? false : nil
  }

  private func name(_ token: Int) -> String? {
    self[token].kind == .identifier ? string(token) : nil
  }
}

extension SourceText {
  /// Returns the token of the only name in a value that is a member of `self` without arguments:
  /// `isShown`, `self.isShown`, `isShown()`, `[self isShown]`.
  fileprivate func ownMember(_ value: Range<Int>) -> Int? {
    var rest = value
    if rest.count == 4, isMark(rest.lowerBound, "["), keyword(rest.lowerBound + 1) == .`self` {
      return self[rest.lowerBound + 2].kind == .identifier ? rest.lowerBound + 2 : nil
    }
    if rest.count > 2, keyword(rest.lowerBound) == .`self`, isMark(rest.lowerBound + 1, ".") {
      rest = rest.lowerBound + 2..<rest.upperBound
    }
    if rest.count == 3, isMark(rest.lowerBound + 1, "("), isMark(rest.lowerBound + 2, ")") {
      rest = rest.lowerBound..<rest.lowerBound + 1
    }
    return rest.count == 1 && self[rest.lowerBound].kind == .identifier ? rest.lowerBound : nil
  }
}

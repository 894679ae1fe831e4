extension SourceIndex {
  /// Returns the value that a flag of a type always has, because no code sets it; nil if the
  /// property is not a flag, or if code outside of its file may set it.
  ///
  /// A condition that checks it is no condition: `if !didObserve { observe() }` observes each time.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the file, when a property is first asked for.
  func fixedFlag(_ name: String, of type: Int) -> Bool? {
    if let answer = fixedAnswer(name, of: type) { return answer }
    guard let found = property(name, of: type) else { return nil }
    if let known = found.fixedFlag { return known }
    let value = firstValue(of: found, type)
    let flag = value != nil && isNeverSet(found) ? value : nil
    found.fixedFlag = .some(flag)
    return flag
  }

  /// Returns what a type's nearest getter always answers: `var refreshes: Bool { false }`. A subclass
  /// that answers otherwise is another type.
  private func fixedAnswer(_ name: String, of type: Int) -> Bool? {
    let named = members(named: name, of: type)
    let getter =
      named.accessors.first { $0.method.kind == .getter } ?? named.functions.first?.first
    guard let getter, getter.method.parameters.isEmpty,
      let body = getter.method.body,
      body.count < 4
    else { return nil }
    let text = files[getter.file].text
    let answer = body.filter { text.keyword($0) != .return && !text.isMark($0, ";") }
    return answer.count == 1 ? text.constant(answer[0]) : nil
  }

  /// Returns the initial value of a flag that only its own file can set.
  private func firstValue(of found: FoundProperty, _ type: Int) -> Bool? {
    let source = files[found.file]
    let property = found.property
    guard source.text.file.language == .swift else {
      guard ["BOOL", "bool"].contains(property.type) else { return nil }
      return isVariableAlone(found, type) ? false : nil
    }
    guard let value = property.initialValue, value.count == 1,
      property.isConstant || property.modifiers.contains("private")
        || property.modifiers.contains("fileprivate"),
      // A wrapper may take its value from elsewhere.
      !property.modifiers.contains(where: { $0.hasPrefix("@") })
    else { return nil }
    switch source.text.string(value.lowerBound) {
    case "true": return true
    case "false": return false
    default: return nil
    }
  }

  /// Whether it is an instance variable that an implementation declares and that no property of the
  /// type has.
  private func isVariableAlone(_ found: FoundProperty, _ type: Int) -> Bool {
    let name = ObjectiveCBodyReader.plain(found.property.name)
    let kinds = lineage(of: type).flatMap { number in
      types[number].parts.map(declaration).flatMap { declared in
        declared.properties.filter { ObjectiveCBodyReader.plain($0.name) == name }
          .map { _ in declared.kind }
      }
    }
    return kinds == [.implementation]
  }

  /// Whether no code of its file writes a property, passes it on to be written, or names it by a
  /// key path.
  private func isNeverSet(_ found: FoundProperty) -> Bool {
    if found.property.isConstant { return true }
    let text = files[found.file].text
    let declared = found.property.nameToken
    let name = text.string(declared)
    return (0..<text.count).allSatisfy { index in
      guard index != declared, text.matches(index, name) else { return true }
      let start = text.isMember(index - 1) ? index - 2 : index
      return !text.isMark(index + 1, "=") && !text.matches(index + 2, "toggle")
        && !text.isMark(start, "\\") && !text.isMark(start - 1, "&")
        && !text.isMark(start - 1, "\\")
    }
  }
}

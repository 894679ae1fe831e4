extension UnfoldedStep {
  /// The list of which it takes out everything; nil if it does not.
  var emptiedList: String? {
    switch kind {
    case .call:
      name.hasPrefix("removeAll") && !step.arguments.contains(where: \.isClosure)
        ? receiverText : nil
    case .write: value?.isEmptyCollection == true ? path : nil
    case .use: nil
    }
  }

  /// Whether it puts something into a collection, or writes one that is not empty.
  func fills(_ path: String) -> Bool {
    switch kind {
    case .call: traits.contains(.collecting) && receiverText == path
    case .write: self.path == path && value?.isNothing == false
    case .use: false
    }
  }

  /// Whether code may use a property of the class that the step empties, except in some functions.
  ///
  /// Only code of the same file can use a property that is private. A check before the step whether
  /// there is anything to empty is no use: `if player != nil { player = nil }`.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the file.
  func isUsedElsewhere(_ name: String, besides functions: Set<CallerName>) -> Bool {
    guard let found = property(name), found.file == function.file, isPrivate(found.property) else {
      return true
    }
    let outline = source.outline
    let bodies = (outline.types.flatMap(\.methods) + outline.functions).filter { method in
      !functions.contains(CallerName(file: function.file, token: method.nameToken))
    }
    let names = NameSearch(property: name)
    return bodies.contains { method in
      (method.body ?? 0..<0).contains { names.isName($0, of: source.text) && isUse($0) }
    }
  }

  /// Whether another function of the file calls an object by the name of the property that holds it.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the file.
  func isCalledElsewhere(_ name: String) -> Bool {
    let text = source.text
    let names = NameSearch(property: name)
    return source.outline.types.flatMap(\.methods).contains { method in
      method.kind == .function && method.nameToken != function.token
        && (method.body ?? 0..<0).contains { token in
          guard names.isName(token, of: text) else { return false }
          let isMarked = text.isMark(token + 1, "?") || text.isMark(token + 1, "!")
          let next = isMarked ? token + 2 : token + 1
          return text.isMark(next, ".") || text.file.language == .objectiveC && text[next].isWord
        }
    }
  }

  /// Whether a helper fills a field with what it makes of a field's text, so that nothing that was
  /// typed is lost: `total.text = format(amount.text)`.
  var isMadeOfInput: Bool {
    guard !route.isEmpty else { return false }
    return functionBody.clamped(to: 0..<token).contains { place in
      text.matches(place, "text") && text.isMark(place - 1, ".") && !text.isMark(place + 1, "=")
    }
  }

  /// Whether a property is seen only by its own file.
  private func isPrivate(_ property: SourceProperty) -> Bool {
    let file = source.text.file
    return file.language == .swift ? property.isPrivate : !file.path.hasSuffix(".h")
  }

  /// Whether a token that names a property uses it other than to empty it.
  private func isUse(_ token: Int) -> Bool {
    let text = source.text
    if text.isMark(token + 1, "="), text.isNil(token + 2) { return false }
    return !checksBeforeEmptying(token)
  }

  /// Whether a token is the property in a condition whose branch begins with this step.
  private func checksBeforeEmptying(_ token: Int) -> Bool {
    let text = source.text
    guard text.matches(token + 1, "!="), text.isNil(token + 2) else { return false }
    let brace = text.isMark(token + 3, ")") ? token + 4 : token + 3
    return text.isMark(brace, "{") && brace < self.token && self.token <= brace + 3
  }

  /// Whether another function of the file calls the function that contains the step, and also calls
  /// its receiver by a name.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the file.
  func isUsedBeside(_ name: String) -> Bool {
    let text = source.text
    guard let last = receiver.last else { return false }
    let others = source.outline.types.flatMap(\.methods)
      .filter { $0.nameToken != function.token && $0.nameToken != entry.token }
    return others.contains { method in
      let body = method.body ?? 0..<0
      return body.contains { text.matches($0, functionName) }
        && body.contains { token in
          text.matches(token, name)
            && (text.matches(token - 1, last) || text.matches(token - 2, last))
        }
    }
  }
}

extension SwiftOutline {
  /// Reads a function; its name may be an operator.
  mutating func readFunction(_ declaration: Declaration) -> Int {
    let nameToken = declaration.range.lowerBound + 1
    guard nameToken < declaration.range.upperBound,
      text[nameToken].isWord || text[nameToken].kind == .symbol
    else { return nameToken }
    var index = nameToken + 1
    // An operator of several `>` is several tokens.
    while text[nameToken].kind == .symbol, index < declaration.range.upperBound,
      text[index].kind == .symbol, text[index].spacing.isEmpty
    {
      index += 1
    }
    return readCallable(
      .function, text.spelled(nameToken..<index), nameToken, index, declaration)
  }

  mutating func readInitializer(_ declaration: Declaration) -> Int {
    let keyword = declaration.range.lowerBound
    let isOptional = text.isMark(keyword + 1, "?") || text.isMark(keyword + 1, "!")
    return readCallable(
      .initializer, "init", keyword, keyword + (isOptional ? 2 : 1), declaration)
  }

  mutating func readDeinitializer(_ declaration: Declaration) -> Int {
    let keyword = declaration.range.lowerBound
    return finish(
      SourceMethod(
        kind: .deinitializer, name: "deinit", modifiers: declaration.modifiers, nameToken: keyword,
        extent: declaration.start..<keyword + 1),
      keyword + 1, declaration)
  }

  /// Reads a subscript, whose accessors are methods of that name.
  mutating func readSubscript(_ declaration: Declaration) -> Int {
    let keyword = declaration.range.lowerBound
    let end = declaration.range.upperBound
    guard let parameters = parameterList(keyword + 1, end) else { return keyword + 1 }
    var index = parameters.end
    var method = SourceMethod(
      kind: .subscript, name: "subscript", parameters: parameters.list,
      modifiers: declaration.modifiers, nameToken: keyword, extent: declaration.start..<index)
    if index < end, text[index].isArrow {
      let resultEnd = typeEnd(index + 1, end)
      method.result = text.spelled(index + 1..<resultEnd)
      index = resultEnd
    }
    index = clauseEnd(index, end)
    guard text.isMark(index, "{") else {
      method.extent = declaration.start..<index
      add(method, to: declaration.type)
      return index
    }
    let close = min(text.partner(of: index) ?? end, end)
    method.extent = declaration.start..<min(close + 1, end)
    if isAccessorBlock(index) {
      add(method, to: declaration.type)
      for accessor in accessors(index, "subscript", keyword) { add(accessor, to: declaration.type) }
    } else {
      method.body = index + 1..<max(close, index + 1)
      add(method, to: declaration.type)
    }
    return min(close + 1, end)
  }

  private mutating func readCallable(
    _ kind: SourceMethod.Kind, _ name: String, _ nameToken: Int, _ start: Int,
    _ declaration: Declaration
  ) -> Int {
    let end = declaration.range.upperBound
    guard let parameters = parameterList(start, end) else { return min(start, end) }
    var index = skipEffects(parameters.end, end)
    var method = SourceMethod(
      kind: kind, name: name, parameters: parameters.list, modifiers: declaration.modifiers,
      nameToken: nameToken, extent: declaration.start..<index)
    if index < end, text[index].isArrow {
      let resultEnd = typeEnd(index + 1, end)
      method.result = text.spelled(index + 1..<resultEnd)
      index = resultEnd
    }
    return finish(method, clauseEnd(index, end), declaration)
  }

  /// Adds a function with the body that starts at an index, if there is one.
  private mutating func finish(
    _ method: SourceMethod, _ index: Int, _ declaration: Declaration
  ) -> Int {
    let end = declaration.range.upperBound
    var method = method
    guard index < end, text.isMark(index, "{") else {
      method.extent = declaration.start..<min(index, end)
      add(method, to: declaration.type)
      return min(index, end)
    }
    let close = min(text.partner(of: index) ?? end, end)
    method.body = index + 1..<max(close, index + 1)
    method.extent = declaration.start..<min(close + 1, end)
    add(method, to: declaration.type)
    return min(close + 1, end)
  }

  /// Returns the index after `async`, `throws` and similar words.
  func skipEffects(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      if text.keyword(index) == .throws || text.keyword(index) == .rethrows {
        index += 1
        if text.isMark(index, "("), index < end, text[index].spacing.isEmpty {
          index = min(text.after(index), end)
        }
      } else if text[index].kind == .identifier,
        text.matches(index, "async") || text.matches(index, "reasync")
      {
        index += 1
      } else {
        return index
      }
    }
    return end
  }

  /// Returns the index after a `where` clause, if there is one.
  private func clauseEnd(_ start: Int, _ end: Int) -> Int {
    guard start < end, text.keyword(start) == .where else { return start }
    var index = start + 1
    while index < end {
      if ["{", "}", ";"].contains(where: { text.isMark(index, $0) }) { return index }
      if text[index].startsLine, declares(index) { return index }
      index = text.after(index)
    }
    return end
  }
}

extension SwiftOutline {
  /// Reads a list of parameters with the generic ones before it; nil if there is none.
  private func parameterList(_ start: Int, _ end: Int) -> (list: [SourceParameter], end: Int)? {
    var open = start
    if open < end, text.isMark(open, "<") { open = angleEnd(open, end) ?? open }
    guard open < end, text.isMark(open, "("), let close = text.partner(of: open), close < end else {
      return nil
    }
    return (split(open + 1..<close, at: ",").compactMap(parameter), close + 1)
  }

  private func parameter(_ range: Range<Int>) -> SourceParameter? {
    var index = range.lowerBound
    while text.isMark(index, "@") { index = attribute(index, range.upperBound).end }
    let label = index
    while index < range.upperBound, text[index].isWord { index += 1 }
    guard index > label, index < range.upperBound, text.isMark(index, ":") else { return nil }
    let typeEnd = range[(index + 1)...].first { text.isMark($0, "=") } ?? range.upperBound
    return SourceParameter(
      label: text.string(label), name: text.string(index - 1),
      type: text.spelled(index + 1..<typeEnd))
  }
}

extension ObjectiveCOutline {
  /// Reads a method of a type, declared or defined, and returns the index after it.
  mutating func readMethod(_ start: Int, _ end: Int, of type: Int) -> Int {
    var index = start + 1
    var result: String?
    if text.isMark(index, "("), let close = text.partner(of: index), close < end {
      result = text.spelled(index + 1..<close)
      index = close + 1
    }
    guard index < end, text[index].isWord else { return max(index, start + 1) }
    let nameToken = index
    let selector = readSelector(nameToken, end)
    index = bodyStart(selector.end, end)
    var method = SourceMethod(
      kind: kind(text.string(nameToken), result), name: text.string(nameToken),
      parameters: selector.parameters, result: result,
      modifiers: text.isMark(start, "+") ? ["static"] : [], nameToken: nameToken,
      extent: start..<index)
    if index < end, text.isMark(index, "{") {
      let close = min(text.partner(of: index) ?? end, end)
      method.body = index + 1..<max(close, index + 1)
      index = min(close + 1, end)
    } else if index < end, text.isMark(index, ";") {
      index += 1
    }
    method.extent = start..<index
    outline.types[type].methods.append(method)
    return max(index, start + 1)
  }

  private func kind(_ name: String, _ result: String?) -> SourceMethod.Kind {
    if name == "dealloc" { return .deinitializer }
    guard name.hasPrefix("init"), result != "void" else { return .function }
    let next = name.dropFirst(4).first
    return next == nil || next?.isUppercase == true ? .initializer : .function
  }

  /// Reads the parts of a selector from the first name on.
  private func readSelector(
    _ start: Int, _ end: Int
  ) -> (parameters: [SourceParameter], end: Int) {
    var index = start + 1
    var label = "_"
    var parameters: [SourceParameter] = []
    while index < end, text.isMark(index, ":") {
      index += 1
      var type = "id"
      if text.isMark(index, "("), let close = text.partner(of: index), close < end {
        type = text.spelled(index + 1..<close)
        index = close + 1
      }
      // A word between the type and the name is an attribute: `__unused`, `NS_NOESCAPE`.
      var name = index
      while name + 1 < end, text[name].isWord, text[name + 1].isWord, !text.isMark(name + 2, ":") {
        name += 1
      }
      guard name < end, text[name].isWord else { break }
      parameters.append(SourceParameter(label: label, name: text.string(name), type: type))
      index = name + 1
      guard index + 1 < end else { break }
      if text[index].isWord, text.isMark(index + 1, ":") {
        label = text.string(index)
        index += 1
      } else {
        label = "_"
      }
    }
    return (parameters, index)
  }

  /// Returns the index of the brace or semicolon after a selector and its attributes. A definition
  /// may have both.
  private func bodyStart(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      if text.isMark(index, "{") { return index }
      if text.isMark(index, ";") { return text.isMark(index + 1, "{") ? index + 1 : index }
      if isMethodStart(index) || text[index].kind == .atWord { return index }
      index = text.after(index)
    }
    return end
  }
}

extension ObjectiveCOutline {
  /// Reads a C declaration at file scope, a function with its body or variables, and returns the
  /// index after it. Anything else that starts there is skipped.
  mutating func readDeclaration(_ start: Int, _ end: Int) -> Int {
    guard text[start].kind != .atWord else { return start + 1 }
    var index = start
    var name: Int?
    var value: Int?
    while index < end {
      let token = text[index]
      if token.isMark(";") {
        if name == nil { readVariable(start..<index, value) }
        return index + 1
      }
      if token.kind == .atWord, value == nil { return index }
      if index > start, token.startsLine, isMethodStart(index) { return index }
      if token.isMark("{"), value == nil {
        if let name { return readFunction(start, name, index, end) }
        return text.keyword(index - 1) == nil && !opensScope(start..<index)
          ? text.after(index) : index + 1
      }
      if token.isMark("}") { return index + 1 }
      if token.isMark("("), value == nil, isFunctionName(index - 1, start) { name = index - 1 }
      if token.isMark("="), value == nil { value = index }
      index = text.after(index)
    }
    return end
  }

  /// Returns whether a brace opens no body: `extern "C" {`, `namespace x {`.
  private func opensScope(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    return text.keyword(first) == .extern && range.count == 2 || text.matches(first, "namespace")
  }

  /// Returns whether a token before parentheses can be a function's name; names in capitals are macros.
  private func isFunctionName(_ index: Int, _ start: Int) -> Bool {
    guard index >= start, text[index].kind == .identifier else { return false }
    let name = text.string(index)
    return !name.hasPrefix("__") && name.contains { $0.isLowercase }
  }

  private mutating func readFunction(_ start: Int, _ name: Int, _ open: Int, _ end: Int) -> Int {
    let close = min(text.partner(of: open) ?? end, end)
    let last = max(text.partner(of: name + 1) ?? 0, name + 2)
    outline.functions.append(
      SourceMethod(
        kind: .function, name: text.string(name), parameters: parameters(name + 2..<last),
        result: text.spelled(start..<name), nameToken: name, body: open + 1..<max(close, open + 1),
        extent: start..<min(close + 1, end)))
    return min(close + 1, end)
  }

  private func parameters(_ range: Range<Int>) -> [SourceParameter] {
    declarators(range, at: ",").compactMap { part in
      guard let name = declaredName(part), name > part.lowerBound else { return nil }
      return SourceParameter(
        label: "_", name: text.string(name), type: text.spelled(part.lowerBound..<name))
    }
  }
}

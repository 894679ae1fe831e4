extension ObjectiveCOutline {
  private static let qualifiers: Set<String> = [
    "static", "const", "extern", "__weak", "__strong", "__block", "__unsafe_unretained", "IBOutlet",
    "nullable", "nonnull", "volatile", "__kindof", "_Nullable", "_Nonnull", "__nullable",
    "__nonnull",
  ]

  /// Reads the instance variables between a type's braces.
  mutating func readVariables(_ range: Range<Int>, _ type: inout SourceType) {
    var index = range.lowerBound
    while index < range.upperBound {
      if text[index].kind == .atWord {
        index += 1
        continue
      }
      let end = statementEnd(index, range.upperBound)
      let statement = index..<max(index, end - 1)
      type.properties += variables(statement, extent: index..<end, value: nil, modifiers: [])
      index = max(end, index + 1)
    }
  }

  /// Reads an `@property`, and returns the index after it.
  mutating func readProperty(_ start: Int, _ end: Int, of type: Int) -> Int {
    var index = start + 1
    var modifiers: [String] = []
    if text.isMark(index, "("), let close = text.partner(of: index), close < end {
      modifiers = (index + 1..<close).filter { text[$0].isWord }.map(text.string)
      index = close + 1
    }
    let statement = statementEnd(index, end)
    let last = text.isMark(statement - 1, ";") ? statement - 1 : statement
    outline.types[type].properties += variables(
      index..<max(index, last), extent: start..<statement, value: nil, modifiers: modifiers)
    return max(statement, start + 1)
  }

  /// Reads a variable outside of functions.
  mutating func readVariable(_ range: Range<Int>, _ value: Int?) {
    guard let first = range.first, text[first].isWord, text.keyword(first) != .typedef,
      range.count > 1, !text.matches(first, "using")
    else { return }
    outline.properties += variables(
      range.lowerBound..<(value ?? range.upperBound), extent: range,
      value: value.map { $0 + 1..<range.upperBound }, modifiers: [])
  }

  /// Returns the variables of one declaration: `UIView *a, *b`.
  private func variables(
    _ range: Range<Int>, extent: Range<Int>, value: Range<Int>?, modifiers: [String]
  ) -> [SourceProperty] {
    var type: String?
    var words = modifiers
    return declarators(range, at: ",").compactMap { part in
      guard let name = declaredName(part) else { return nil }
      if type == nil {
        words += part.filter { isQualifier($0) }.map(text.string)
        type = declaredType(part, name)
      }
      return SourceProperty(
        name: text.string(name), type: type, initialValue: value, modifiers: words,
        isConstant: words.contains("const") || words.contains("readonly"), nameToken: name,
        extent: extent)
    }
  }

  private func isQualifier(_ index: Int) -> Bool {
    text[index].isWord && Self.qualifiers.contains(text.string(index))
  }

  /// Returns the type before a name, or around it as in `void (^name)(int)`, without qualifiers.
  private func declaredType(_ part: Range<Int>, _ name: Int) -> String? {
    let isFunction = text.isMark(name + 1, ")")
    let tokens = (isFunction ? part : part.lowerBound..<name).filter {
      $0 != name && !isQualifier($0)
    }
    var result = ""
    for (place, index) in tokens.enumerated() {
      if place > 0, text[tokens[place - 1]].isWord, text[index].isWord { result += " " }
      result += text.string(index)
    }
    return result.isEmpty ? nil : result
  }

  /// Returns the token of the name that a declaration introduces: the last one, or the one after
  /// `^` or `*` in parentheses; words in capitals after it are macros.
  func declaredName(_ part: Range<Int>) -> Int? {
    var last: Int?
    var index = part.lowerBound
    while index < part.upperBound {
      let token = text[index]
      if token.isMark("("), index + 1 < part.upperBound,
        text.isMark(index + 1, "^") || text.isMark(index + 1, "*"),
        let close = text.partner(of: index), close < part.upperBound
      {
        return (index + 2..<close).last { text[$0].kind == .identifier && !isQualifier($0) }
      }
      if token.isMark("[") || token.isMark("=") || token.isMark(":") { break }
      if token.kind == .identifier, !isQualifier(index), last == nil || !isMacro(index) {
        last = index
      }
      index = text.isMark(index, "<") ? anglesEnd(index, part.upperBound) : text.after(index)
    }
    return last
  }

  private func isMacro(_ index: Int) -> Bool {
    let name = text.string(index)
    return name.contains("_") && !name.contains { $0.isLowercase } || name.hasPrefix("__")
  }

  private func anglesEnd(_ start: Int, _ end: Int) -> Int {
    var depth = 0
    var index = start
    while index < end {
      if text.isMark(index, "<") { depth += 1 }
      if text.isMark(index, ">") { depth -= 1 }
      index = text.after(index)
      if depth == 0 { return index }
    }
    return start + 1
  }

  /// Splits a declaration at a mark outside of brackets and angle brackets.
  func declarators(_ range: Range<Int>, at mark: Unicode.Scalar) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if text.isMark(index, mark) {
        result.append(start..<index)
        start = index + 1
      }
      index = text.isMark(index, "<") ? anglesEnd(index, range.upperBound) : text.after(index)
    }
    if start < range.upperBound { result.append(start..<min(index, range.upperBound)) }
    return result
  }
}

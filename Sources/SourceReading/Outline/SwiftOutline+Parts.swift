extension SwiftOutline {
  private static let modifierWords: Set<String> = [
    "open", "final", "override", "lazy", "weak", "unowned", "mutating", "nonmutating", "required",
    "convenience", "dynamic", "optional", "indirect", "prefix", "postfix", "infix", "isolated",
    "nonisolated", "distributed", "package", "consuming", "borrowing", "sending", "each", "repeat",
    "__consuming", "__owned", "async",
  ]

  /// Returns the attributes and modifiers at the start of some tokens, and the index after them.
  func modifiers(_ range: Range<Int>) -> (modifiers: [String], end: Int) {
    var result: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if text.isMark(index, "@") {
        let attribute = attribute(index, range.upperBound)
        result.append(attribute.name)
        index = attribute.end
      } else if isModifier(index, range.upperBound) {
        result.append(text.string(index))
        index += 1
        if text.isMark(index, "("), index < range.upperBound {
          index = min(text.after(index), range.upperBound)
        }
      } else {
        break
      }
    }
    return (result, index)
  }

  private func isModifier(_ index: Int, _ end: Int) -> Bool {
    switch text.keyword(index) {
    case .static, .public, .private, .internal, .fileprivate: return true
    case .class: return index + 1 < end && (isMemberKeyword(index + 1) || isNameModifier(index + 1))
    case nil: return isNameModifier(index) && index + 1 < end && goesOn(index + 1)
    default: return false
    }
  }

  private func isMemberKeyword(_ index: Int) -> Bool {
    switch text.keyword(index) {
    case .func, .var, .let, .subscript, .`init`, .static, .public, .private, .internal,
      .fileprivate:
      true
    default: false
    }
  }

  private func isNameModifier(_ index: Int) -> Bool {
    let token = text[index]
    guard token.kind == .identifier, token.range.count >= 4, token.range.count <= 12 else {
      return false
    }
    return Self.modifierWords.contains(text.string(index))
  }

  /// Returns whether a declaration can continue with this token after a modifier.
  private func goesOn(_ index: Int) -> Bool {
    text[index].isWord || text.isMark(index, "@") || text.isMark(index, "(")
  }

  /// Returns the name of the attribute at an index, and the index after its arguments.
  func attribute(_ index: Int, _ end: Int) -> (name: String, end: Int) {
    var next = index + 1
    guard next < end, text[next].isWord else { return ("@", next) }
    next += 1
    while text.isMark(next, "."), next + 1 < end, text[next + 1].isWord { next += 2 }
    let name = "@" + text.spelled(index + 1..<next)
    if next < end, text.isMark(next, "<") { next = angleEnd(next, end) ?? next }
    if next < end, text.isMark(next, "("), !text[next].spacing.contains(.space) {
      next = text.after(next)
    }
    return (name, min(next, end))
  }

  /// Returns whether a token that starts a line starts a declaration.
  func declares(_ index: Int) -> Bool {
    if text.isMark(index, "@") { return true }
    switch text.keyword(index) {
    case .class, .struct, .enum, .protocol, .extension, .func, .`init`, .deinit, .subscript, .var,
      .let, .case, .import, .typealias, .associatedtype, .static, .public, .private, .internal,
      .fileprivate:
      return true
    default: return isNameModifier(index) && text.count > index + 1 && text[index + 1].isWord
    }
  }

  /// Splits tokens at a mark that is not inside a bracket or a list of types.
  func split(_ range: Range<Int>, at mark: Unicode.Scalar) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    var depth = 0
    while index < range.upperBound {
      if text.isMark(index, "<") {
        depth += 1
      } else if text.isMark(index, ">") {
        depth = max(0, depth - 1)
      } else if depth == 0, text.isMark(index, mark) {
        result.append(start..<index)
        start = index + 1
      }
      index = text.after(index)
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }
}

extension SwiftOutline {
  /// Returns the index after the list of types that `<` opens; nil if there is no such list.
  func angleEnd(_ open: Int, _ end: Int) -> Int? {
    var depth = 0
    var index = open
    while index < end {
      let token = text[index]
      switch token.kind {
      case .symbol:
        if token.isMark("<") {
          depth += 1
        } else if token.isMark(">") {
          depth -= 1
          if depth == 0 { return index + 1 }
        }
      case .mark where ["{", "}", ";", ")", "]"].contains(Unicode.Scalar(token.detail)): return nil
      case .string: return nil
      default: break
      }
      index = text.after(index)
    }
    return nil
  }

  /// Returns the index after the type that starts at an index.
  func typeEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      index = simpleTypeEnd(index, end)
      let effects = skipEffects(index, end)
      if effects < end, text[effects].isArrow {
        index = effects + 1
      } else if index < end, text.isMark(index, "&") {
        index += 1
      } else {
        return index
      }
    }
    return end
  }

  /// Returns the index after a type that is not a function and not a composition.
  private func simpleTypeEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      if text.isMark(index, "@") {
        index = attribute(index, end).end
      } else if text.isMark(index, "~") || isTypePrefix(index, end) {
        index += 1
      } else {
        break
      }
    }
    guard index < end else { return end }
    if text.isMark(index, "(") || text.isMark(index, "[") {
      index = min(text.after(index), end)
    } else if text[index].isWord {
      index += 1
    } else {
      return index
    }
    return suffixEnd(index, end)
  }

  private func isTypePrefix(_ index: Int, _ end: Int) -> Bool {
    guard text[index].isWord else { return false }
    guard index + 1 < end, !text.isMark(index + 1, ".") else { return false }
    if text.keyword(index) == .inout || text.keyword(index) == .repeat { return true }
    return ["some", "any", "each", "borrowing", "consuming", "sending", "isolated", "__owned"]
      .contains { text.matches(index, $0) }
      && (text[index + 1].isWord || text.isMark(index + 1, "(") || text.isMark(index + 1, "["))
  }

  /// Returns the index after the suffix of a type: arguments, members, `?`, `!`, `...`.
  private func suffixEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      if text.isMark(index, "<") {
        guard let close = angleEnd(index, end) else { return index }
        index = close
      } else if text.isMark(index, "."), index + 1 < end, text[index + 1].isWord {
        index += 2
      } else if text.isMark(index, "?") || text.isMark(index, "!") || text.matches(index, "...") {
        index += 1
      } else {
        return index
      }
    }
    return end
  }

  /// Returns the index after the expression that starts at an index: where its statement ends, at a comma
  /// outside of brackets, or at a list of accessors.
  mutating func expressionEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      if text.isMark(index, ",") || text.isMark(index, ";") || text.isMark(index, "}") {
        return index
      }
      if index > start, text.startsStatement(index) { return index }
      if index > start, text.isMark(index, "{"), isAccessorBlock(index) { return index }
      index = argumentsEnd(index, end) ?? text.after(index)
    }
    return min(index, end)
  }

  /// Returns the index after a list of generic arguments in an expression: `Store<Key, Value>()`.
  private mutating func argumentsEnd(_ open: Int, _ end: Int) -> Int? {
    guard open >= noArgumentsBefore, text.isMark(open, "<"), text[open].spacing.isEmpty else {
      return nil
    }
    var depth = 0
    var index = open
    while index < end {
      let token = text[index]
      if token.isMark("<") {
        depth += 1
      } else if token.isMark(">") {
        depth -= 1
        if depth == 0 { return index + 1 }
      } else if !token.isWord, ![".", ",", "?", "!", "[", "(", "&"].contains(where: token.isMark) {
        break
      }
      index = text.after(index)
    }
    noArgumentsBefore = index
    return nil
  }
}

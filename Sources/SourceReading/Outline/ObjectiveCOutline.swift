/// Reads what an Objective-C or Objective-C++ file declares, from its tokens.
///
/// Bodies are skipped as pairs of braces. C declarations are distinguished by where their
/// parentheses and braces are; classes of C++ are skipped.
struct ObjectiveCOutline {
  let text: SourceText
  var outline = SourceOutline()

  static func read(_ text: SourceText) -> SourceOutline {
    var reading = ObjectiveCOutline(text: text)
    var index = 0
    while index < text.count { index = reading.readTop(index) }
    return reading.outline
  }

  /// Reads what starts at an index outside of all types, and returns the index after it.
  private mutating func readTop(_ index: Int) -> Int {
    switch text.keyword(index) {
    case .interface, .implementation: return readType(index)
    case .protocol: return readProtocol(index)
    case .class, .import: return statementEnd(index + 1, text.count)
    default: return readDeclaration(index, text.count)
    }
  }

  /// Reads an `@protocol`; one without a body (`@protocol A, B;`) declares nothing.
  private mutating func readProtocol(_ index: Int) -> Int {
    let next = index + 2
    guard next < text.count, text[index + 1].isWord, !text.isMark(next, ";"),
      !text.isMark(next, ",")
    else { return statementEnd(index + 1, text.count) }
    return readType(index)
  }

  /// Reads an `@interface`, `@implementation` or `@protocol` up to its `@end`.
  private mutating func readType(_ index: Int) -> Int {
    let nameToken = index + 1
    guard nameToken < text.count, text[nameToken].isWord else { return nameToken }
    let end = typeEnd(nameToken + 1)
    var type = SourceType(
      name: text.string(nameToken), kind: kind(index), nameToken: nameToken,
      extent: index..<(isEnd(end) ? end + 1 : end), body: end..<end)
    let header = readHeader(nameToken + 1, end, &type)
    type.body = header..<end
    outline.types.append(type)
    readMembers(type.body, of: outline.types.count - 1)
    return type.extent.upperBound
  }

  private func kind(_ index: Int) -> SourceType.Kind {
    switch text.keyword(index) {
    case .interface: .interface
    case .implementation: .implementation
    default: .protocol
    }
  }

  private func isEnd(_ index: Int) -> Bool { index < text.count && text.keyword(index) == .end }

  /// Returns the index of the `@end`, or of the next type if it is missing.
  private func typeEnd(_ start: Int) -> Int {
    var index = start
    while index < text.count {
      switch text.keyword(index) {
      case .end, .interface, .implementation: return index
      default: index = text.after(index)
      }
    }
    return text.count
  }

  /// Reads the tokens between a type's name and its members, and returns the index after them.
  private mutating func readHeader(_ start: Int, _ end: Int, _ type: inout SourceType) -> Int {
    var index = start
    if let list = angles(index, end), text.isMark(list.end, ":") || text.isMark(list.end, "(") {
      type.genericParameters = list.names
      index = list.end
    }
    if index < end, text.isMark(index, "("), let close = text.partner(of: index), close < end {
      type.category = text.spelled(index + 1..<close)
      type.kind = type.kind == .interface ? .categoryInterface : .categoryImplementation
      index = close + 1
    }
    if index + 1 < end, text.isMark(index, ":"), text[index + 1].isWord {
      type.inherited = [text.string(index + 1)]
      index += 2
      // With two lists, the first one holds the arguments of the superclass.
      if let list = angles(index, end), text.isMark(list.end, "<") { index = list.end }
    }
    if let list = angles(index, end) {
      type.protocols = list.names
      index = list.end
    }
    if index < end, text.isMark(index, "{"), let close = text.partner(of: index), close < end {
      readVariables(index + 1..<close, &type)
      index = close + 1
    }
    return index
  }

  /// Returns the names in a list between angle brackets, and the index after it; nil if there is none.
  private func angles(_ start: Int, _ end: Int) -> (names: [String], end: Int)? {
    guard start < end, text.isMark(start, "<") else { return nil }
    var depth = 0
    var names: [String] = []
    var index = start
    while index < end {
      let token = text[index]
      if token.isMark("<") {
        depth += 1
      } else if token.isMark(">") {
        depth -= 1
        if depth == 0 { return (names, index + 1) }
      } else if token.isMark(";") || token.isMark("{") || token.kind == .atWord {
        return nil
      } else if depth == 1, token.kind == .identifier, !text.string(index).hasPrefix("__") {
        if text.isMark(index - 1, ",") || names.isEmpty { names.append(text.string(index)) }
      }
      index += 1
    }
    return nil
  }

  private mutating func readMembers(_ range: Range<Int>, of type: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      let next = index + 1
      if isMethodStart(index) {
        index = readMethod(index, range.upperBound, of: type)
      } else if text.keyword(index) == .property {
        index = readProperty(index, range.upperBound, of: type)
      } else if text.keyword(index) == .synthesize || text.keyword(index) == .dynamic {
        index = statementEnd(next, range.upperBound)
      } else {
        index = readDeclaration(index, range.upperBound)
      }
    }
  }

  /// Returns whether a `-` or `+` starts a method.
  func isMethodStart(_ index: Int) -> Bool {
    guard text.isMark(index, "-") || text.isMark(index, "+"), index + 1 < text.count else {
      return false
    }
    return text.isMark(index + 1, "(") || text[index].startsLine && text[index + 1].isWord
  }

  /// Returns the index after the next semicolon outside of brackets.
  func statementEnd(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      if text.isMark(index, ";") { return index + 1 }
      if isMethodStart(index), text[index].startsLine { return index }
      index = text.after(index)
    }
    return end
  }
}

internal import EventModel

/// Reads what a Swift file declares, from its tokens, by examining declarations only.
///
/// Bodies are skipped as pairs of braces. Tokens that do not belong to a declaration are skipped
/// one at a time.
struct SwiftOutline {
  let text: SourceText
  var outline = SourceOutline()

  /// No list of generic arguments starts before this token: the tokens before it were already
  /// searched.
  var noArgumentsBefore = 0

  static func read(_ text: SourceText) -> SourceOutline {
    var reading = SwiftOutline(text: text)
    reading.readMembers(0..<text.count, of: nil, depth: 0)
    return reading.outline
  }

  /// Reads the declarations in some tokens, which are a type's body or the whole file.
  mutating func readMembers(_ range: Range<Int>, of type: Int?, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      index = readMember(index..<range.upperBound, of: type, depth: depth)
    }
  }

  /// Reads the declaration at the start of some tokens, and returns the index after it.
  private mutating func readMember(_ range: Range<Int>, of type: Int?, depth: Int) -> Int {
    let lead = modifiers(range)
    let index = lead.end
    guard index < range.upperBound else { return range.upperBound }
    let declaration = Declaration(
      start: range.lowerBound, modifiers: lead.modifiers, range: index..<range.upperBound,
      type: type)
    switch text.keyword(index) {
    case .class: return readType(.class, declaration, depth: depth)
    case .struct: return readType(.struct, declaration, depth: depth)
    case .enum: return readType(.enum, declaration, depth: depth)
    case .protocol: return readType(.protocol, declaration, depth: depth)
    case .extension: return readType(.extension, declaration, depth: depth)
    case .func: return readFunction(declaration)
    case .`init`: return readInitializer(declaration)
    case .deinit: return readDeinitializer(declaration)
    case .subscript: return readSubscript(declaration)
    case .var: return readProperties(declaration, isConstant: false)
    case .let: return readProperties(declaration, isConstant: true)
    case .import: return lineEnd(index, range.upperBound)
    case .case: return casesEnd(index, range.upperBound)
    case .if, .guard, .while, .for, .switch, .catch: return statementEnd(index, range.upperBound)
    case nil
    where text.matches(index, "actor") && index + 1 < range.upperBound
      && text[index + 1].kind == .identifier && !text[index + 1].startsLine:
      return readType(.actor, declaration, depth: depth)
    default: return min(text.after(index), range.upperBound)
    }
  }

  /// What is known of a declaration when its keyword is reached.
  struct Declaration {
    /// The first token of its attributes and modifiers.
    var start: Int
    var modifiers: [String]
    /// From the keyword to the end of the code around it.
    var range: Range<Int>
    /// The index of the type it is a member of.
    var type: Int?
  }

  private func lineEnd(_ start: Int, _ end: Int) -> Int {
    var index = start + 1
    while index < end, !text[index].startsLine { index += 1 }
    return index
  }

  /// Returns the index after the cases of an enumeration that one `case` declares.
  private func casesEnd(_ start: Int, _ end: Int) -> Int {
    var index = start + 1
    while index < end, !text.startsStatement(index), !text.isMark(index, "}") {
      index = text.after(index)
    }
    return min(index, end)
  }

  /// Returns the index after the first block of a statement, which may be outside of functions.
  private func statementEnd(_ start: Int, _ end: Int) -> Int {
    var index = start + 1
    while index < end {
      if text.isMark(index, "{") { return min(text.after(index), end) }
      if text[index].startsLine, declares(index) { return index }
      index = text.after(index)
    }
    return end
  }

  func add(_ property: SourceProperty, _ type: Int?, to outline: inout SourceOutline) {
    if let type {
      outline.types[type].properties.append(property)
    } else {
      outline.properties.append(property)
    }
  }

  mutating func add(_ method: SourceMethod, to type: Int?) {
    if let type {
      outline.types[type].methods.append(method)
    } else {
      outline.functions.append(method)
    }
  }
}

extension SwiftOutline {
  /// Reads a type and everything in it.
  private mutating func readType(
    _ kind: SourceType.Kind, _ declaration: Declaration, depth: Int
  ) -> Int {
    let range = declaration.range
    let end = range.upperBound
    let nameToken = range.lowerBound + 1
    guard nameToken < end, text[nameToken].isWord || text.isMark(nameToken, "[") else {
      return nameToken
    }
    // `extension [Item]` extends a type by its short form.
    var index = min(text.after(nameToken), end)
    while text.isMark(index, "."), index + 1 < end, text[index + 1].isWord { index += 2 }
    while text.isMark(index, "?") { index += 1 }
    let ownName = text.spelled(nameToken..<index)
    var type = SourceType(
      name: qualified(ownName, declaration.type), kind: kind, nameToken: nameToken,
      extent: declaration.start..<end, body: end..<end)
    if text.isMark(index, "<"), let close = angleEnd(index, end) {
      type.genericParameters = genericNames(index + 1..<close - 1)
      index = close
      // `extension Outer<Int>.Inner` is rare, and only its names matter.
      while text.isMark(index, "."), index + 1 < end { index += 2 }
    }
    if text.isMark(index, ":") {
      let list = index + 1
      index = headerEnd(list, end, stopsAtWhere: true)
      type.inherited = inherited(list..<index)
    }
    index = headerEnd(index, end, stopsAtWhere: false)
    guard text.isMark(index, "{") else { return max(index, nameToken + 1) }
    let close = min(text.partner(of: index) ?? end, end)
    let after = min(close + 1, end)
    type.extent = declaration.start..<after
    type.body = index + 1..<max(close, index + 1)
    outline.types.append(type)
    guard depth < Limits.sourceDepth else { return after }
    readMembers(type.body, of: outline.types.count - 1, depth: depth + 1)
    return after
  }

  private func qualified(_ name: String, _ outer: Int?) -> String {
    outer.map { "\(outline.types[$0].name).\(name)" } ?? name
  }

  /// Returns the index of the brace that ends a type's header, or of a token that cannot be part of
  /// one.
  private func headerEnd(_ start: Int, _ end: Int, stopsAtWhere: Bool) -> Int {
    var index = start
    while index < end {
      if text.isMark(index, "{") || text.isMark(index, "}") || text.isMark(index, ";") {
        return index
      }
      switch text.keyword(index) {
      case .where where stopsAtWhere: return index
      case .class where text.isMark(index - 1, ":") || text.isMark(index - 1, ","): break
      case .class, .struct, .enum, .extension, .protocol, .func, .var, .let, .import: return index
      default: break
      }
      index = text.after(index)
    }
    return end
  }

  /// Returns the names in a list of generic parameters.
  private func genericNames(_ range: Range<Int>) -> [String] {
    split(range, at: ",").compactMap { part in
      part.first { text[$0].kind == .identifier && !text.matches($0, "each") }.map(text.string)
    }
  }

  /// Returns the types in a list of superclass and protocols, without their attributes.
  private func inherited(_ range: Range<Int>) -> [String] {
    split(range, at: ",").flatMap { split($0, at: "&") }.compactMap { part in
      let lead = modifiers(part)
      let name = text.spelled(lead.end..<part.upperBound)
      return name.isEmpty ? nil : name
    }
  }
}

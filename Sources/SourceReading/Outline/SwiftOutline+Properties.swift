extension SwiftOutline {
  /// Reads the properties that one `var` or `let` declares.
  mutating func readProperties(_ declaration: Declaration, isConstant: Bool) -> Int {
    let end = declaration.range.upperBound
    var start = declaration.start
    var index = declaration.range.lowerBound + 1
    while index < end {
      let next = readProperty(from: start, at: index, declaration, isConstant)
      guard next > index, text.isMark(next, ","), next < end else { return max(next, index) }
      index = next + 1
      start = index
    }
    return end
  }

  /// Reads one property, and returns the index after it.
  private mutating func readProperty(
    from start: Int, at name: Int, _ declaration: Declaration, _ isConstant: Bool
  ) -> Int {
    let end = declaration.range.upperBound
    let names = boundNames(name, end)
    guard !names.isEmpty else { return name }
    var index = text.after(name)
    var type: String?
    var value: Range<Int>?
    if index < end, text.isMark(index, ":") {
      let typeEnd = typeEnd(index + 1, end)
      type = text.spelled(index + 1..<typeEnd)
      index = typeEnd
    }
    if index < end, text.isMark(index, "=") {
      let valueEnd = expressionEnd(index + 1, end)
      value = index + 1..<valueEnd
      index = valueEnd
    }
    var methods: [SourceMethod] = []
    if index < end, text.isMark(index, "{"), value == nil || isAccessorBlock(index) {
      methods = blockMethods(index, text.string(name), name)
      index = min(text.after(index), end)
    } else if let value, let code = valueCode(value, text.string(name), name) {
      methods = [code]
    }
    for name in names {
      let property = SourceProperty(
        name: text.string(name), type: names.count == 1 ? type : nil,
        initialValue: names.count == 1 ? value : nil, modifiers: declaration.modifiers,
        isConstant: isConstant, nameToken: name, extent: start..<index)
      add(property, declaration.type, to: &outline)
    }
    for method in methods { add(method, to: declaration.type) }
    return index
  }

  /// Returns the tokens of the names that a pattern binds: one, or those in parentheses.
  private func boundNames(_ start: Int, _ end: Int) -> [Int] {
    guard start < end else { return [] }
    if text[start].isWord { return [start] }
    guard text.isMark(start, "("), let close = text.partner(of: start), close < end else {
      return []
    }
    return (start + 1..<close).filter {
      text[$0].kind == .identifier && !text.isMark($0 + 1, ":") && !text.matches($0, "_")
    }
  }

  /// Returns the method of a closure that is a property's initial value, or of the code that makes
  /// that value: a closure that is called, or a call.
  private func valueCode(_ value: Range<Int>, _ name: String, _ nameToken: Int) -> SourceMethod? {
    guard let open = value.first, let last = value.last else { return nil }
    guard text.isMark(open, "{"), let close = text.partner(of: open), close < value.upperBound
    else {
      let isCall =
        text[open].kind == .identifier && (text.isMark(last, ")") || text.isMark(last, "}"))
      guard isCall else { return nil }
      return SourceMethod(
        kind: .initialValue, name: name, nameToken: nameToken, body: value, extent: value)
    }
    let isCalled =
      text.isMark(close + 1, "(") && text.partner(of: close + 1) == value.upperBound - 1
    guard isCalled || close == value.upperBound - 1 else { return nil }
    return SourceMethod(
      kind: isCalled ? .initialValue : .closure, name: name, nameToken: nameToken,
      body: open + 1..<close, extent: value)
  }

  /// Returns the methods in the braces after a property: its accessors, or the getter's body.
  private func blockMethods(_ open: Int, _ name: String, _ nameToken: Int) -> [SourceMethod] {
    if isAccessorBlock(open) { return accessors(open, name, nameToken) }
    guard let close = text.partner(of: open) else { return [] }
    return [
      SourceMethod(
        kind: .getter, name: name, nameToken: nameToken, body: open + 1..<close,
        extent: open..<close + 1)
    ]
  }
}

extension SwiftOutline {
  private static let accessorKinds: [String: SourceMethod.Kind] = [
    "get": .getter, "_read": .getter, "read": .getter, "unsafeAddress": .getter, "set": .setter,
    "_modify": .setter, "modify": .setter, "unsafeMutableAddress": .setter, "willSet": .willSet,
    "didSet": .didSet,
  ]

  /// Returns whether a brace opens a list of accessors: `{ get set }`, `{ didSet { … } }`.
  func isAccessorBlock(_ open: Int) -> Bool {
    guard let close = text.partner(of: open) else { return false }
    let index = modifiers(open + 1..<close).end
    guard index < close, accessorKind(index) != nil else { return false }
    var next = index + 1
    if text.isMark(next, "("), let partner = text.partner(of: next) {
      return text.isMark(partner + 1, "{")
    }
    next = skipEffects(next, close)
    if next == close || text.isMark(next, "{") { return true }
    next = modifiers(next..<close).end
    return next < close && accessorKind(next) != nil
  }

  private func accessorKind(_ index: Int) -> SourceMethod.Kind? {
    guard text[index].kind == .identifier else {
      return text.keyword(index) == .`init` ? .setter : nil
    }
    return text[index].range.count > 20 ? nil : Self.accessorKinds[text.string(index)]
  }

  /// Returns the accessors of a block that have a body.
  func accessors(_ open: Int, _ name: String, _ nameToken: Int) -> [SourceMethod] {
    guard let close = text.partner(of: open) else { return [] }
    var result: [SourceMethod] = []
    var index = open + 1
    while index < close {
      let start = index
      index = modifiers(index..<close).end
      guard index < close, let kind = accessorKind(index) else {
        index = max(text.after(start), start + 1)
        continue
      }
      index += 1
      if text.isMark(index, "(") { index = text.after(index) }
      index = skipEffects(index, close)
      guard index < close, text.isMark(index, "{"), let end = text.partner(of: index) else {
        continue
      }
      result.append(
        SourceMethod(
          kind: kind, name: name, nameToken: nameToken, body: index + 1..<end,
          extent: start..<end + 1)
      )
      index = end + 1
    }
    return result
  }
}

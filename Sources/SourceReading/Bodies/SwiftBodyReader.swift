/// Reads what the body of a Swift function does.
struct SwiftBodyReader: SourceBodyReader {
  let text: SourceText
  var body = SourceBody()
  var depth = 0
  var currentSwitch: CurrentSwitch?
  /// The code whose result is read: the whole body, or a closure or a branch in it.
  var resulting: ResultingCode

  private init(_ range: Range<Int>, in text: SourceText) {
    self.text = text
    resulting = ResultingCode(tokens: range, holder: .returned)
  }

  /// Reads a body.
  ///
  /// - Complexity: O(*n*) for *n* tokens; the recursion is as deep as brackets are nested.
  static func read(_ range: Range<Int>, in text: SourceText) -> SourceBody {
    var reader = SwiftBodyReader(range, in: text)
    reader.block(range, 0)
    return reader.body
  }

  mutating func block(_ range: Range<Int>, _ context: Int, of switch: CurrentSwitch?) {
    guard enter() else { return }
    let around = currentSwitch
    currentSwitch = `switch`
    let first = body.locals.count
    defer {
      body.close(first, range)
      currentSwitch = around
      depth -= 1
    }
    var context = context
    var index = range.lowerBound
    while index < range.upperBound {
      index =
        text.isMark(index, ";")
        ? index + 1 : max(index + 1, statement(index, range.upperBound, &context))
    }
  }

  /// Reads one statement and returns the index after it; the context becomes that of the code that
  /// follows.
  private mutating func statement(_ index: Int, _ limit: Int, _ context: inout Int) -> Int {
    switch text.keyword(index) {
    case .if: return branches(index, limit, &context)
    case .guard: return guardStatement(index, limit, &context)
    case .for: return loop(index, limit, context)
    case .while: return header(index, limit, context)
    case .switch: return switchStatement(index, limit, context)
    case .catch:
      let branch = open(.branch(condition: index..<index, isNegated: false), in: context)
      return braces(after: index, limit, branch)
    case .do, .repeat, .defer: return braces(after: index, limit, context)
    case .func:
      let inner = open(.closure(.onEvent), in: context)
      let name = text.string(index + 1)
      body.kept.append(KeptClosure(context: inner, name: name))
      return braces(after: index, limit, inner, valueIn: .result(of: name))
    case .case, .default:
      let end = endOfStatement(index, limit)
      guard let colon = text.first(":", in: index..<max(end, index)) else { return end }
      openCase(index..<colon, &context)
      return colon + 1
    case .let, .var: return declaration(index, limit, context)
    case .return:
      let end = endOfStatement(index, limit)
      expression(cut(index + 1, end), context, resulting.holder)
      return end
    default:
      let end = endOfStatement(index, limit)
      // The only expression of a function is returned.
      let isResult = index..<end == resulting.tokens
      plainStatement(index..<end, context, isResult ? resulting.holder : .nowhere)
      return end
    }
  }

  /// Reads `if … { } else if … { } else { }`, whose branches may be the values that something holds.
  mutating func branches(
    _ index: Int, _ limit: Int, _ context: inout Int, valueIn holder: Holder? = nil
  ) -> Int {
    var index = index
    var chain = BranchChain(in: context)
    defer { context = chain.following }
    while true {
      guard let open = bodyBrace(index + 1, limit), let close = text.partner(of: open) else {
        return endOfStatement(index, limit)
      }
      let condition = index + 1..<open
      conditions(condition, chain.around, scope: index..<close)
      let taken = self.open(.branch(condition: condition, isNegated: false), in: chain.around)
      branch(open + 1..<close, taken, valueIn: holder)
      let other = self.open(.branch(condition: condition, isNegated: true), in: chain.around)
      chain.add(taken, other, leaves: alwaysLeaves(open + 1..<close))
      guard close + 1 < limit, text.keyword(close + 1) == .else else { return close + 1 }
      if text.keyword(close + 2) == .if {
        index = close + 2
        continue
      }
      let end = braces(after: close + 1, limit, other, valueIn: holder)
      if text.isMark(close + 2, "{") {
        chain.end(leaves: alwaysLeaves(close + 3..<max(close + 3, min(end - 1, limit))))
      }
      return end
    }
  }

  /// Reads the code of a branch, which may be the value that something holds.
  private mutating func branch(_ range: Range<Int>, _ context: Int, valueIn holder: Holder?) {
    let around = resulting
    if let holder { resulting = ResultingCode(tokens: range, holder: holder) }
    block(range, context)
    resulting = around
  }

  private mutating func guardStatement(_ index: Int, _ limit: Int, _ context: inout Int) -> Int {
    var end = index + 1
    while end < limit, text.keyword(end) != .else { end = max(text.after(end), end + 1) }
    let condition = index + 1..<min(end, limit)
    conditions(condition, context)
    let left = open(.branch(condition: condition, isNegated: true), in: context)
    let next = braces(after: end, limit, left)
    context = open(.branch(condition: condition, isNegated: false), in: context)
    return next
  }

  private mutating func loop(_ index: Int, _ limit: Int, _ context: Int) -> Int {
    guard let open = bodyBrace(index + 1, limit), let close = text.partner(of: open) else {
      return endOfStatement(index, limit)
    }
    var word = index + 1
    while word < open, text.keyword(word) != .in { word = text.after(word) }
    var condition = word + 1
    while condition < open, text.keyword(condition) != .where { condition = text.after(condition) }
    let list = cut(word + 1, min(condition, open))
    expression(list, context, .nowhere)
    for name in loopNames(index + 1..<max(word, index + 1)) {
      body.locals.append(
        LocalName(
          name: text.string(name), value: 0..<0, elementsOf: text.path(first: list) ?? [],
          elements: literalElements(endingAt: list.upperBound - 1), scope: index..<close))
    }
    var inner = context
    if condition + 1 < open {
      conditions(condition + 1..<open, context, scope: index..<close)
      inner = self.open(.branch(condition: condition + 1..<open, isNegated: false), in: context)
    }
    block(open + 1..<close, inner)
    return close + 1
  }

  /// Returns the tokens of the names that a loop gives each element: one, or those of its parts, `(key,
  /// value)`.
  private func loopNames(_ pattern: Range<Int>) -> [Int] {
    guard let last = pattern.last else { return [] }
    if text[last].kind == .identifier { return [last] }
    guard text.isMark(last, ")"), let open = text.partner(of: last), pattern.contains(open) else {
      return []
    }
    return (open + 1..<last).filter { text[$0].kind == .identifier && !text.isMark($0 + 1, ":") }
  }

  /// Reads `while … { }`.
  private mutating func header(_ index: Int, _ limit: Int, _ context: Int) -> Int {
    guard let open = bodyBrace(index + 1, limit), let close = text.partner(of: open) else {
      return endOfStatement(index, limit)
    }
    let condition = index + 1..<open
    conditions(condition, context, scope: index..<close)
    block(
      open + 1..<close, self.open(.branch(condition: condition, isNegated: false), in: context))
    return close + 1
  }

  private mutating func switchStatement(_ index: Int, _ limit: Int, _ context: Int) -> Int {
    guard let open = bodyBrace(index + 1, limit), let close = text.partner(of: open) else {
      return endOfStatement(index, limit)
    }
    conditions(index + 1..<open, context, scope: index..<close)
    cases(open + 1..<close, on: index + 1..<open, context)
    return close + 1
  }

  /// Reads the next block in braces and returns the index after it.
  private mutating func braces(
    after index: Int, _ limit: Int, _ context: Int, valueIn holder: Holder? = nil
  ) -> Int {
    guard let open = bodyBrace(index + 1, limit), let close = text.partner(of: open) else {
      return endOfStatement(index, limit)
    }
    branch(open + 1..<close, context, valueIn: holder)
    return close + 1
  }

  /// Returns the index of the brace that opens the body after a header.
  private func bodyBrace(_ start: Int, _ limit: Int) -> Int? {
    guard start < limit else { return nil }
    var index = start
    while index < limit {
      if text.isMark(index, "{") {
        // `if let view = make { … }() {`: a closure that is called is part of the header.
        guard let close = text.partner(of: index), text.isMark(close + 1, "("),
          !text[close + 1].startsLine, close + 1 < limit
        else { return index }
      }
      index = max(text.after(index), index + 1)
    }
    return nil
  }

  /// Reads the parts of a condition and the names that they bind, for a scope or, if none is given,
  /// for the block around it.
  private mutating func conditions(
    _ range: Range<Int>, _ context: Int, scope: Range<Int>? = nil
  ) {
    let first = body.locals.count
    defer { if let scope { body.close(first, scope) } }
    for part in elements(range) {
      guard text.keyword(part.lowerBound) == .let || text.keyword(part.lowerBound) == .var else {
        expression(part, context, .nowhere)
        continue
      }
      binding(part, context)
    }
  }

  private mutating func declaration(_ index: Int, _ limit: Int, _ context: Int) -> Int {
    let end = endOfStatement(index, limit)
    binding(index..<end, context)
    return end
  }

  /// Reads `let name: Type = value`.
  private mutating func binding(_ range: Range<Int>, _ context: Int) {
    guard let equals = text.first("=", in: range) else {
      if range.count > 3, text.isMark(range.lowerBound + 2, ":") {
        local(range.lowerBound + 1, type: range.lowerBound + 3..<range.upperBound, value: 0..<0)
      }
      return
    }
    let name = range.lowerBound + 1
    let value = cut(equals + 1, range.upperBound)
    local(
      name, type: text.isMark(name + 1, ":") ? cut(name + 2, equals) : 0..<0, value: value)
    let path = text.path(endingAt: equals - 1)?.components ?? []
    let isSingle = equals == name + 1 || text.isMark(name + 1, ":")
    expression(value, context, isSingle ? .path([text.string(name)]) : .path(path))
  }

  private mutating func local(_ name: Int, type: Range<Int>, value: Range<Int>) {
    guard text.count > name, text[name].kind == .identifier else { return }
    body.locals.append(
      LocalName(
        name: text.string(name), value: value, type: type.isEmpty ? nil : text.spelled(type)))
  }

  /// Returns the index at which the statement that starts at an index ends, also at a semicolon.
  func endOfStatement(_ start: Int, _ limit: Int) -> Int {
    var index = text.after(start)
    while index < limit {
      if text.isMark(index, ";") { return index }
      if text[index].startsLine, !continues(index) { return index }
      index = max(text.after(index), index + 1)
    }
    return limit
  }

  /// Whether the first token of a line continues the statement before it.
  private func continues(_ index: Int) -> Bool {
    let token = text[index]
    if token.isMark(".") || token.isMark(":") || token.isMark("?") { return true }
    if token.kind == .symbol { return true }
    if token.keyword == .else || token.keyword == .as || token.keyword == .is { return true }
    let previous = text[index - 1]
    if closesType(index - 1) { return false }
    return previous.isMark(",") || previous.kind == .symbol || previous.isMark(".")
      || previous.isMark(":") || previous.keyword == .try || previous.keyword == .in
  }

  /// Whether a token ends the arguments of a generic type, `Array<Row>`. An operator that expects a
  /// value has white space before it.
  private func closesType(_ token: Int) -> Bool {
    text[token].kind == .symbol && text.begins(token, with: ">")
      && !text[token].spacing.contains(.space)
  }
}

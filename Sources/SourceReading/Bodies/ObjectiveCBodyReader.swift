/// Reads what the body of an Objective-C method does.
struct ObjectiveCBodyReader: SourceBodyReader {
  let text: SourceText
  var body = SourceBody()
  var depth = 0
  var currentSwitch: CurrentSwitch?

  /// Reads a body.
  ///
  /// - Complexity: O(*n*) for *n* tokens; the recursion is as deep as brackets are nested.
  static func read(_ range: Range<Int>, in text: SourceText) -> SourceBody {
    var reader = ObjectiveCBodyReader(text: text)
    reader.block(range, 0)
    return reader.body
  }

  mutating func block(_ range: Range<Int>, _ context: Int, of switch: CurrentSwitch?) {
    guard enter() else { return }
    let around = currentSwitch
    currentSwitch = `switch`
    defer {
      currentSwitch = around
      depth -= 1
    }
    var context = context
    var index = range.lowerBound
    while index < range.upperBound {
      index = max(index + 1, statement(index, range.upperBound, &context))
    }
  }

  /// Reads one statement and returns the index after it; the context becomes that of the code that
  /// follows.
  private mutating func statement(_ index: Int, _ limit: Int, _ context: inout Int) -> Int {
    switch text.keyword(index) {
    case .if: return branches(index, limit, &context)
    case .while: return header(index, limit, context)
    case .switch: return switchStatement(index, limit, &context)
    case .for: return loop(index, limit, context)
    case .else, .do, .autoreleasepool, .finally: return body(index + 1, limit, context)
    case .try: return body(index + 1, limit, open(.caught, in: context))
    case .synchronized, .catch: return body(text.after(index + 1), limit, context)
    case .case, .default:
      let end = endOfLabel(index, limit)
      guard text.isMark(end, ":") else { return end }
      openCase(index..<end, &context)
      return end + 1
    case .return:
      let end = endOfStatement(index, limit)
      expression(cut(index + 1, end), context, .returned)
      return end
    default:
      if text.isMark(index, "{") { return body(index, limit, context) }
      let end = endOfStatement(index, limit)
      plainStatement(index..<end, context)
      if let condition = text.conditionOfReturn(index) {
        context = open(.branch(condition: condition, isNegated: true), in: context)
      }
      return end
    }
  }

  private mutating func branches(_ index: Int, _ limit: Int, _ context: inout Int) -> Int {
    var index = index
    var chain = BranchChain(in: context)
    defer { context = chain.following }
    while true {
      guard text.isMark(index + 1, "("), let close = text.partner(of: index + 1), close < limit
      else { return endOfStatement(index, limit) }
      let condition = index + 2..<close
      expression(condition, chain.around, .nowhere)
      let taken = open(.branch(condition: condition, isNegated: false), in: chain.around)
      let inner = body(close + 1, limit, taken)
      let other = open(.branch(condition: condition, isNegated: true), in: chain.around)
      chain.add(taken, other, leaves: leaves(close + 1, min(inner, limit)))
      guard inner < limit, text.keyword(inner) == .else else { return inner }
      if text.keyword(inner + 1) == .if {
        index = inner + 1
        continue
      }
      let end = body(inner + 1, limit, other)
      chain.end(leaves: leaves(inner + 1, min(end, limit)))
      return end
    }
  }

  /// Whether the statement between two indices, which may be a block in braces, always leaves.
  private func leaves(_ start: Int, _ end: Int) -> Bool {
    guard text.isMark(start, "{"), let close = text.partner(of: start) else {
      return alwaysLeaves(start..<max(start, end))
    }
    return alwaysLeaves(start + 1..<min(close, max(end, start + 1)))
  }

  private mutating func header(_ index: Int, _ limit: Int, _ context: Int) -> Int {
    guard text.isMark(index + 1, "("), let close = text.partner(of: index + 1), close < limit
    else { return endOfStatement(index, limit) }
    let condition = index + 2..<close
    expression(condition, context, .nowhere)
    return body(
      close + 1, limit, open(.branch(condition: condition, isNegated: false), in: context))
  }

  private mutating func switchStatement(_ index: Int, _ limit: Int, _ context: inout Int) -> Int {
    guard text.isMark(index + 1, "("), let close = text.partner(of: index + 1),
      text.isMark(close + 1, "{"), let end = text.partner(of: close + 1), end < limit
    else { return header(index, limit, context) }
    let subject = index + 2..<close
    expression(subject, context, .nowhere)
    cases(close + 2..<end, on: subject, context)
    // What follows is done only for the cases that do not return.
    if (close + 2..<end).contains(where: { text.keyword($0) == .return }) {
      context = open(.branch(condition: subject, isNegated: false), in: context)
    }
    return end + 1
  }

  private mutating func loop(_ index: Int, _ limit: Int, _ context: Int) -> Int {
    guard text.isMark(index + 1, "("), let close = text.partner(of: index + 1), close < limit
    else { return endOfStatement(index, limit) }
    let header = index + 2..<close
    let local = body.locals.count
    if let word = header.first(where: { text.keyword($0) == .in }), word > header.lowerBound {
      let list = cut(word + 1, close)
      expression(list, context, .nowhere)
      body.locals.append(
        LocalName(
          name: text.string(word - 1), value: 0..<0, elementsOf: text.path(first: list) ?? [],
          elements: literalElements(endingAt: list.upperBound - 1)))
    } else {
      expression(header, context, .nowhere)
    }
    let hasElement = body.locals.count > local
    let next = body(close + 1, limit, context)
    if hasElement { body.locals[local].scope = index..<next }
    return next
  }

  /// Reads a block in braces, or one statement, and returns the index after it.
  private mutating func body(_ index: Int, _ limit: Int, _ context: Int) -> Int {
    guard index < limit else { return limit }
    if text.isMark(index, "{"), let close = text.partner(of: index), close < limit {
      block(index + 1..<close, context)
      return close + 1
    }
    guard enter() else { return endOfStatement(index, limit) }
    defer { depth -= 1 }
    var context = context
    return statement(index, limit, &context)
  }

  /// Returns the index of the colon that ends the label at an index, or of what stands in its place.
  private func endOfLabel(_ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit, !text.isMark(index, ":"), !text.isMark(index, ";") {
      index = max(text.after(index), index + 1)
    }
    return index
  }

  /// Returns the index after the semicolon that ends the statement at an index.
  private func endOfStatement(_ start: Int, _ limit: Int) -> Int {
    var index = start
    while index < limit {
      if text.isMark(index, ";") { return index + 1 }
      index = max(text.after(index), index + 1)
    }
    return limit
  }
}

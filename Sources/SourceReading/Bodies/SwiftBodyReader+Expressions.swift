extension SwiftBodyReader {
  mutating func expression(_ range: Range<Int>, _ context: Int, _ holder: Holder) {
    guard enter() else { return }
    defer { depth -= 1 }
    var (context, holder) = (context, holder)
    var index = range.lowerBound
    while index < range.upperBound {
      let token = text[index]
      switch token.kind {
      case .identifier:
        index = name(index, range.upperBound, context, holder)
      case .keyword:
        index = keyword(index, range.upperBound, context, holder)
      case .hashWord:
        index = text.isMark(index + 1, "(") ? text.after(index + 1) : index + 1
      case .symbol where isAssignment(index):
        holder = write(index, range.upperBound, context)
        index += 1
        if selection(index..<range.upperBound, context, holder) { return }
      case .symbol where text.matches(index, "??"):
        if let kept = keptValue(before: index, holder) {
          context = open(.branch(condition: kept, isNegated: true), in: context)
        }
        index += 1
      case .mark where token.isMark("(") || token.isMark("["):
        let close = min(text.partner(of: index) ?? range.upperBound, range.upperBound)
        for element in elements(cut(index + 1, close)) { expression(element, context, holder) }
        index = close + 1
      case .mark where token.isMark("{"):
        index = looseClosure(index, range.upperBound, context, holder)
      default: index += 1
      }
    }
  }

  /// Reads a name: a call, a forced unwrap, or just a name.
  private mutating func name(
    _ index: Int, _ limit: Int, _ context: Int, _ holder: Holder
  ) -> Int {
    var next = index + 1
    while next < limit, text.isMark(next, "?") || text.isMark(next, "!") { next += 1 }
    if next < limit, !text[next].startsLine, text.isMark(next, "(") || text.isMark(next, "{") {
      return call(index, next, limit, context, holder)
    }
    if next > index + 1, text.isMark(index + 1, "!") {
      body.steps.append(
        BodyStep(
          kind: .use(isForced: true), receiver: receiver(of: index), name: text.string(index),
          token: index, context: context))
    }
    return next
  }

  private mutating func keyword(
    _ index: Int, _ limit: Int, _ context: Int, _ holder: Holder
  ) -> Int {
    switch text.keyword(index) {
    case .if:
      var around = context
      return max(branches(index, limit, &around, valueIn: holder), index + 1)
    case .`init` where text.isMark(index + 1, "("):
      return call(index, index + 1, limit, context, holder)
    default: return index + 1
    }
  }

  /// Reads a call with its arguments and returns the index after it.
  private mutating func call(
    _ name: Int, _ opening: Int, _ limit: Int, _ context: Int, _ holder: Holder
  ) -> Int {
    var arguments: [BodyArgument] = []
    var index = opening
    if text.isMark(opening, "(") {
      let close = min(text.partner(of: opening) ?? limit, limit)
      arguments = elements(cut(opening + 1, close)).map(argument)
      index = close + 1
    }
    index = trailingClosures(index, limit, &arguments)
    var receiver = receiver(of: name)
    var word = text.string(name)
    if word == "init", let type = receiver.last, type != "super" {
      word = type
      receiver.removeLast()
    }
    if let property = Self.animatedProperty(word, arguments) {
      body.steps.append(
        BodyStep(
          kind: .write(UInt8(ascii: "=")), receiver: receiver, name: property,
          arguments: arguments, value: arguments[0].tokens, holder: holder, token: name,
          context: context))
      return index
    }
    body.steps.append(
      BodyStep(
        kind: .call, receiver: receiver, name: word, arguments: arguments, holder: holder,
        token: name, context: context))
    let isEach = word == "forEach" && text.isMark(name - 1, ".")
    let literal = isEach ? literalElements(endingAt: name - 2) : []
    if isEach { readEach(arguments, of: literal, name, context) }
    read(
      arguments, of: word, receiver, context, literal, Self.mapping.contains(word) ? holder : nil)
    return index
  }

  /// The calls that return what their closures return, for each element.
  private static let mapping: Set = ["map", "flatMap", "compactMap"]

  /// Reads a function that is named to be called with each element: `tokens.forEach(center.removeObserver)`.
  private mutating func readEach(
    _ arguments: [BodyArgument], of literal: [Range<Int>], _ name: Int, _ context: Int
  ) {
    guard arguments.count == 1, let path = text.path(whole: arguments[0].tokens),
      let last = path.last
    else { return }
    var elements = literal
    if literal.isEmpty, let list = text.path(endingAt: name - 2) {
      elements = [list.start..<name - 1]
    }
    for element in elements {
      let passed = BodyArgument(label: "_", tokens: element, isClosure: false)
      body.steps.append(
        BodyStep(
          kind: .call, receiver: Array(path.dropLast()), name: last, arguments: [passed],
          token: arguments[0].tokens.upperBound - 1, context: context))
    }
  }

  private func argument(_ range: Range<Int>) -> BodyArgument {
    let start = range.lowerBound
    let isLabeled = range.count > 1 && text[start].isWord && text.isMark(start + 1, ":")
    let tokens = isLabeled ? cut(start + 2, range.upperBound) : range
    return BodyArgument(
      label: isLabeled ? text.string(start) : "_", tokens: tokens,
      isClosure: !tokens.isEmpty && text.isMark(tokens.lowerBound, "{")
        && text.after(tokens.lowerBound) == tokens.upperBound)
  }

  private func trailingClosures(
    _ index: Int, _ limit: Int, _ arguments: inout [BodyArgument]
  ) -> Int {
    var index = index
    while index < limit {
      let isLabeled =
        !arguments.isEmpty && text[index].kind == .identifier && text.isMark(index + 1, ":")
        && text.isMark(index + 2, "{")
      let open = isLabeled ? index + 2 : index
      guard text.isMark(open, "{"), isLabeled || !text[open].startsLine,
        let close = text.partner(of: open), close < limit
      else { return index }
      arguments.append(
        BodyArgument(
          label: isLabeled ? text.string(index) : "_", tokens: open..<close + 1, isClosure: true))
      index = close + 1
    }
    return index
  }

  private mutating func read(
    _ arguments: [BodyArgument], of name: String, _ receiver: [String], _ context: Int,
    _ literal: [Range<Int>], _ result: Holder?
  ) {
    let call = body.steps.count - 1
    for (number, argument) in arguments.enumerated() {
      guard argument.isClosure else {
        let passed = PassedArgument(step: call, argument: number)
        expression(argument.tokens, context, .passed(passed))
        continue
      }
      let time = ClosureTime.of(
        call: name, receiver: receiver, label: argument.label,
        isFirst: !arguments[..<number].contains { $0.isClosure },
        takesResult: takesResult(argument.tokens))
      closure(
        argument.tokens,
        open(.argument(time, of: PassedArgument(step: call, argument: number)), in: context),
        elementsOf: time == .atOnce && literal.isEmpty ? receiver : [], literal,
        resultIn: result)
    }
  }

  /// Whether a parameter of a closure is a value that work passes when it ends.
  private func takesResult(_ closure: Range<Int>) -> Bool {
    guard let end = closureHeader(closure.lowerBound + 1, closure.upperBound - 1) else {
      return false
    }
    return (closure.lowerBound + 1..<end).contains {
      text[$0].kind == .identifier && !text.isMark($0 - 1, ":")
        && ClosureTime.isResult(text.string($0))
    }
  }

  /// Reads a closure, including its braces.
  private mutating func closure(
    _ range: Range<Int>, _ context: Int, elementsOf: [String] = [], _ elements: [Range<Int>] = [],
    resultIn holder: Holder?
  ) {
    var start = range.lowerBound + 1
    let end = range.upperBound - 1
    if !elementsOf.isEmpty || !elements.isEmpty {
      body.locals.append(
        LocalName(
          name: "$0", value: 0..<0, elementsOf: elementsOf, elements: elements, scope: range))
    }
    if let word = closureHeader(start, end) {
      var index = start
      while index < word {
        if text[index].kind == .identifier, !text.isMark(index - 1, ":") {
          body.locals.append(
            LocalName(
              name: text.string(index), value: 0..<0, elementsOf: elementsOf,
              elements: elements, scope: range))
        }
        index = text.isMark(index, "(") ? index + 1 : text.after(index)
      }
      start = word + 1
    }
    let around = resulting
    resulting = ResultingCode(
      tokens: holder == nil ? nil : cut(start, end), holder: holder ?? .returned)
    block(cut(start, end), context)
    resulting = around
  }

  /// Returns the index of the `in` after a closure's parameters.
  private func closureHeader(_ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end {
      if text.keyword(index) == .in { return index }
      let token = text[index]
      let isPart =
        token.kind == .identifier || token.isMark("(") || token.isMark("[") || token.isMark(",")
        || token.isMark(":") || token.isMark("?") || token.isMark("@") || token.isMark(".")
        || token.keyword == .throws || token.keyword == .any || token.keyword == .inout
        || token.kind == .symbol
      guard isPart, !isAssignment(index) else { return nil }
      index = max(text.after(index), index + 1)
    }
    return nil
  }

  /// Reads a closure that is not an argument: it is called where it stands, or kept.
  private mutating func looseClosure(
    _ index: Int, _ limit: Int, _ context: Int, _ holder: Holder
  ) -> Int {
    guard let close = text.partner(of: index), close < limit else { return index + 1 }
    let isCalled = text.isMark(close + 1, "(") && close + 1 < limit
    let inner = open(.closure(isCalled ? .atOnce : .onEvent), in: context)
    var result = isCalled ? holder : nil
    if !isCalled, let local = body.locals.last, local.value.first == index {
      body.kept.append(KeptClosure(context: inner, name: local.name))
      result = .result(of: local.name)
    }
    closure(index..<close + 1, inner, resultIn: result)
    return close + 1
  }

  private func receiver(of name: Int) -> [String] {
    guard text.isMark(name - 1, ".") else { return [] }
    return text.path(endingAt: name - 2)?.components ?? [""]
  }

  /// Records a write at an operator, and returns where the value goes.
  private mutating func write(_ index: Int, _ limit: Int, _ context: Int) -> Holder {
    guard let path = text.path(endingAt: index - 1)?.components, let name = path.last else {
      return .nowhere
    }
    let token = nameToken(index)
    let holder = Holder.path(path)
    body.steps.append(
      BodyStep(
        kind: .write(text.file.bytes[Int(text[index].start)]), receiver: Self.owner(of: path),
        name: name, value: cut(index + 1, limit), holder: holder, token: token,
        context: context))
    return holder
  }

  /// Returns the token of the name before an operator.
  private func nameToken(_ index: Int) -> Int {
    var name = index - 1
    while name > 0, !text[name].isWord {
      if let partner = text.partner(of: name), partner < name { name = partner }
      name -= 1
    }
    return max(name, 0)
  }

  /// Whether a token is `=`, `+=`, `-=` …
  private func isAssignment(_ index: Int) -> Bool {
    let token = text[index]
    guard token.kind == .symbol || token.kind == .mark else { return false }
    if token.isMark("=") { return true }
    guard token.range.count == 2, text.file.bytes[token.range.upperBound - 1] == UInt8(ascii: "=")
    else { return false }
    return "+-*/|&^%".utf8.contains(text.file.bytes[token.range.lowerBound])
  }
}

extension ObjectiveCBodyReader {
  mutating func expression(_ range: Range<Int>, _ context: Int, _ holder: Holder) {
    guard enter() else { return }
    defer { depth -= 1 }
    var (context, holder) = (context, holder)
    var index = range.lowerBound
    while index < range.upperBound {
      let token = text[index]
      if token.isMark("["), let message = message(at: index), message.end <= range.upperBound {
        send(message, context, holder)
        index = message.end
      } else if token.isMark("^") {
        index = looseBlock(index, range.upperBound, context)
      } else if token.isMark("("), isCall(index) {
        index = call(index, range.upperBound, context, holder)
      } else if token.isMark("(") || token.isMark("[") || token.isMark("{") {
        let close = min(text.partner(of: index) ?? range.upperBound, range.upperBound)
        let isCollection = text.isMark(index - 1, "@") && !token.isMark("(")
        for element in elements(cut(index + 1, close)) {
          if isCollection { needed(element, context) }
          expression(element, context, holder)
        }
        index = close + 1
      } else if isAssignment(index) {
        holder = write(index, range.lowerBound, range.upperBound, context)
        index += 1
        if selection(index..<range.upperBound, context, holder) { return }
      } else if token.isMark("?"), text.isMark(index + 1, ":") {
        if let kept = keptValue(before: index, holder) {
          context = open(.branch(condition: kept, isNegated: true), in: context)
        }
        index += 2
      } else if text.matches(index, "++") || text.matches(index, "--") {
        count(index, context)
        index += 1
      } else {
        index += token.kind == .atWord && text.isMark(index + 1, "(") && isSelector(index) ? 4 : 1
      }
    }
  }

  private func isSelector(_ index: Int) -> Bool { text.keyword(index) == .selector }

  /// A message: its receiver, the words of its selector, and their arguments.
  struct Message {
    var receiver: Range<Int>
    var words: [Int]
    var arguments: [Range<Int>]
    var end: Int
  }

  /// Returns the message that a bracket opens, or nil if it is a subscript or a list.
  private func message(at open: Int) -> Message? {
    guard let close = text.partner(of: open), close > open + 1, !text.isMark(open - 1, "@")
    else { return nil }
    var index = open + 1
    if text.isMark(index, "("), text.after(index) < close { index = text.after(index) }
    if text[index].isWord {
      index += 1
    } else if text.isMark(index, "["), text.partner(of: index) != nil {
      index = text.after(index)
    }
    while index < close {
      if text.isMember(index) {
        index += 2
      } else if text.isMark(index, "(") || text.isMark(index, "[") {
        index = text.after(index)
      } else {
        break
      }
    }
    guard index > open + 1, index < close, text[index].isWord else { return nil }
    var message = Message(receiver: open + 1..<index, words: [index], arguments: [], end: close + 1)
    index += 1
    guard text.isMark(index, ":") else { return index == close ? message : nil }
    while index < close {
      let start = index + 1
      let next = nextWord(start, close)
      message.arguments.append(start..<next)
      guard next < close else { break }
      message.words.append(next)
      index = text.isMark(next, ":") ? next : next + 1
    }
    return message
  }

  /// Returns the index of the next word of a selector, or the end.
  private func nextWord(_ start: Int, _ close: Int) -> Int {
    var questions = 0
    var index = start
    while index < close {
      if text.isMark(index, "?") { questions += 1 }
      if index > start, text.isMark(index, ":") {
        if questions > 0 {
          questions -= 1
        } else {
          return text[index - 1].isWord ? index - 1 : index
        }
      }
      index = max(text.after(index), index + 1)
    }
    return close
  }

  private mutating func send(_ message: Message, _ context: Int, _ holder: Holder) {
    let message = performed(message) ?? message
    let receiver = names(of: message.receiver)
    let word = text.string(message.words[0])
    // `[x retain]` is x.
    let isCount = Self.counts.contains(word) && message.arguments.isEmpty
    expression(message.receiver, context, isCount ? holder : .nowhere)
    if isCount { return }
    let labels =
      ["_"] + message.words.dropFirst().map { text.isMark($0, ":") ? "_" : text.string($0) }
    let arguments = zip(labels, message.arguments).map { label, tokens in
      BodyArgument(
        label: label, tokens: tokens,
        isClosure: !tokens.isEmpty && text.isMark(tokens.lowerBound, "^"))
    }
    let token = message.words[0]
    let written = arguments.count == 1 && word != "setNeedsLayout" ? Self.writtenName(word) : nil
    if let name = written ?? Self.animatedProperty(word, arguments) {
      body.steps.append(
        BodyStep(
          kind: .write(UInt8(ascii: "=")), receiver: receiver, name: name,
          arguments: arguments, value: arguments[0].tokens, holder: .path(receiver + [name]),
          token: token, context: context))
      read(arguments, of: word, receiver, context, .path(receiver + [name]))
      return
    }
    body.steps.append(
      BodyStep(
        kind: .call, receiver: receiver, name: word, arguments: arguments, holder: holder,
        token: token, context: context))
    if word.utf8.count > 8, Self.needing.contains(word), let first = arguments.first {
      needed(first.tokens, context)
    }
    read(
      arguments, of: word, receiver, context, EffectReading.adding.contains(word) ? nil : .nowhere)
  }

  /// Records the use of a property that must not be nil: an element of a collection, or the value of
  /// a key.
  private mutating func needed(_ element: Range<Int>, _ context: Int) {
    let value = (element.last { text.isMark($0, ":") }.map { $0 + 1 } ?? element.lowerBound)
    guard value < element.upperBound,
      let path = text.path(whole: value..<element.upperBound)
    else { return }
    let isOfSelf = path.count == 2 && path[0] == "self"
    guard isOfSelf || path.count == 1 && path[0].first == "_" else { return }
    body.steps.append(
      BodyStep(
        kind: .use(isForced: true), receiver: isOfSelf ? ["self"] : [],
        name: Self.plain(path[path.count - 1]), token: element.upperBound - 1, context: context))
  }

  /// The messages whose first argument must not be nil.
  private static let needing: Set = [
    "addObject", "insertObject", "setObject", "arrayWithObject", "dictionaryWithObject",
    "setWithObject", "arrayByAddingObject", "replaceObjectAtIndex",
  ]

  private static let counts: Set = ["retain", "autorelease"]

  /// Returns the property that a selector such as `setDelegate:` writes.
  static func writtenName(_ word: String) -> String? {
    guard word.hasPrefix("set"), word.utf8.count > 3 else { return nil }
    let rest = word.dropFirst(3)
    guard let first = rest.first, first.isUppercase else { return nil }
    return first.lowercased() + rest.dropFirst()
  }

  private mutating func read(
    _ arguments: [BodyArgument], of name: String, _ receiver: [String], _ context: Int,
    _ holder: Holder?
  ) {
    let call = body.steps.count - 1
    for (position, argument) in arguments.enumerated() {
      let passed = PassedArgument(step: call, argument: position)
      guard argument.isClosure else {
        expression(argument.tokens, context, holder ?? .passed(passed))
        continue
      }
      let label = position == 0 && name.hasSuffix("ompletion") ? "completion" : argument.label
      let time = ClosureTime.of(
        call: name, receiver: receiver, label: label,
        isFirst: !arguments[..<position].contains { $0.isClosure },
        takesResult: takesResult(argument.tokens))
      blockLiteral(
        argument.tokens,
        open(.argument(time, of: passed), in: context),
        elementsOf: time == .atOnce ? receiver : [])
    }
  }

  /// Whether a parameter of a block is a value that work passes when it ends.
  private func takesResult(_ block: Range<Int>) -> Bool {
    let end = block.first { text.isMark($0, "{") } ?? block.lowerBound
    return cut(block.lowerBound, end).contains {
      text[$0].kind == .identifier && (text.isMark($0 + 1, ",") || text.isMark($0 + 1, ")"))
        && ClosureTime.isResult(text.string($0))
    }
  }

  /// Whether a parenthesis opens the arguments of a C function or of a block.
  private func isCall(_ index: Int) -> Bool {
    index > 0 && text[index - 1].kind == .identifier
  }

  private mutating func call(
    _ open: Int, _ limit: Int, _ context: Int, _ holder: Holder
  ) -> Int {
    let close = min(text.partner(of: open) ?? limit, limit)
    let name = text.string(open - 1)
    let path = text.path(endingAt: open - 1)?.components ?? [name]
    let arguments = elements(cut(open + 1, close)).map { range in
      BodyArgument(
        label: "_", tokens: range, isClosure: text.isMark(range.lowerBound, "^"))
    }
    body.steps.append(
      BodyStep(
        kind: .call, receiver: Self.owner(of: path.map(Self.plain)), name: Self.plain(name),
        arguments: arguments, holder: holder, token: open - 1, context: context))
    read(arguments, of: name, [], context, .nowhere)
    return close + 1
  }

  private mutating func looseBlock(_ index: Int, _ limit: Int, _ context: Int) -> Int {
    let end = blockEnd(index, limit)
    let time: ClosureTime = text.isMark(end, "(") && end < limit ? .atOnce : .onEvent
    let inner = open(.closure(time), in: context)
    if let name = nameOfBlock(index) {
      body.kept.append(KeptClosure(context: inner, name: name))
    }
    blockLiteral(index..<end, inner)
    return end
  }

  /// Returns the local that is declared with a block as its value: `void (^show)(void) = ^{ … }`,
  /// `Handler show = ^{ … }`.
  private func nameOfBlock(_ index: Int) -> String? {
    if let local = body.locals.last, local.value.first == index { return local.name }
    guard text.isMark(index - 1, "="), text.isMark(index - 2, ")"),
      let parameters = text.partner(of: index - 2), text.isMark(parameters - 1, ")"),
      let open = text.partner(of: parameters - 1), text.isMark(open + 1, "^")
    else { return nil }
    return text.string(open + 2)
  }

  /// Returns the index after the block literal that starts at a `^`.
  private func blockEnd(_ index: Int, _ limit: Int) -> Int {
    var brace = index + 1
    while brace < limit, !text.isMark(brace, "{") {
      guard text[brace].isWord || text.isMark(brace, "(") || text.isMark(brace, "*") else {
        return brace
      }
      brace = text.after(brace)
    }
    return min(text.after(brace), limit)
  }

  private mutating func blockLiteral(
    _ range: Range<Int>, _ context: Int, elementsOf: [String] = []
  ) {
    guard let brace = range.first(where: { text.isMark($0, "{") }),
      let close = text.partner(of: brace), close <= range.upperBound
    else { return }
    for index in range.lowerBound..<brace
    where text[index].kind == .identifier
      && (text.isMark(index + 1, ",") || text.isMark(index + 1, ")"))
    {
      body.locals.append(
        LocalName(
          name: text.string(index), value: 0..<0, elementsOf: elementsOf, scope: range))
    }
    block(brace + 1..<close, context)
  }

  /// Records a write at an operator, and returns where the value goes.
  private mutating func write(
    _ index: Int, _ start: Int, _ limit: Int, _ context: Int
  ) -> Holder {
    var end = limit
    if end > index + 1, text.isMark(end - 1, ";") { end -= 1 }
    let value = cut(index + 1, end)
    guard let path = written(before: index), let name = path.components.last else {
      return .nowhere
    }
    var components = path.components.map(Self.plain)
    if path.components.count == 1, path.start > start, declares(path.start) {
      body.locals.append(
        LocalName(
          name: name, value: value,
          type: isOfSameType(path.start)
            ? nil : Self.withoutWeak(text.spelled(start..<path.start))))
      return .path([name])
    }
    // An instance variable is not a local of the same name.
    if components[0] != path.components[0] { components.insert("self", at: 0) }
    let holder = Holder.path(components)
    body.steps.append(
      BodyStep(
        kind: .write(text.file.bytes[Int(text[index].start)]),
        receiver: Self.owner(of: components), name: components.last ?? name, value: value,
        holder: holder, token: index - 1, context: context))
    return holder
  }

  /// Records a number that is raised or lowered: `self.page++`, `++_count`.
  private mutating func count(_ index: Int, _ context: Int) {
    let before = index > 0 ? written(before: index)?.components : nil
    let following = index + 1..<min(index + 4, text.count)
    guard let path = before ?? text.path(first: following), let name = path.last else { return }
    var components = path.map(Self.plain)
    if components[0] != path[0] { components.insert("self", at: 0) }
    body.steps.append(
      BodyStep(
        kind: .write(text.file.bytes[Int(text[index].start)]),
        receiver: Self.owner(of: components), name: components.last ?? name,
        value: index..<index + 1, token: before == nil ? index + 1 : index - 1, context: context))
  }

  /// Returns the names of the target of an operator, which may be a member of a message's result,
  /// and where they start: those of `[UIScreen mainScreen].brightness` are `UIScreen`,
  /// `mainScreen`, `brightness`.
  private func written(before index: Int) -> (components: [String], start: Int)? {
    var start = index - 1
    while start > 1, text[start].isWord, text.isMember(start - 1) { start -= 2 }
    if start < index - 1, let open = text.partner(of: start), open < start,
      open == 0 || !text[open - 1].isWord,
      text.isMark(start, ")") || (text.isMark(start, "]") && message(at: open) != nil),
      let names = text.objectiveCPath(open..<index)
    {
      return (names, open)
    }
    return text.path(endingAt: index - 1)
  }

  /// Whether the word at an index is declared there: a type stands before it.
  private func declares(_ index: Int) -> Bool {
    text.isMark(index - 1, "*") || text[index - 1].isWord || isOfSameType(index)
  }

  /// Whether the type before a declared word is that of another name: `typeof(self) owner`.
  private func isOfSameType(_ index: Int) -> Bool {
    guard text.isMark(index - 1, ")"), let open = text.partner(of: index - 1) else { return false }
    return ["typeof", "__typeof", "__typeof__"].contains { text.matches(open - 1, $0) }
  }

  /// Returns the name of the property of an instance variable.
  static func plain(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "_") && name.utf8.count > 1 ? String(name.dropFirst()) : name
  }

  /// Returns the names in a receiver or a value: those of `[[A b] c].d` are `A`, `b`, `c`, `d`.
  func names(of range: Range<Int>) -> [String] {
    text.objectiveCPath(range) ?? [""]
  }

  private static func withoutWeak(_ type: String) -> String {
    type.holds("__weak ") ? type.replacing("__weak ", with: "") : type
  }

  private func isAssignment(_ index: Int) -> Bool {
    let token = text[index]
    guard token.kind == .symbol || token.kind == .mark else { return false }
    if token.isMark("=") { return true }
    guard token.range.count == 2, text.file.bytes[token.range.upperBound - 1] == UInt8(ascii: "=")
    else { return false }
    return "+-*/|&^%".utf8.contains(text.file.bytes[token.range.lowerBound])
  }
}

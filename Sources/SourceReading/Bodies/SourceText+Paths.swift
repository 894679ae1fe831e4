extension SourceText {
  /// Returns the names of a member access, from the first to the token at which it ends, and where
  /// it starts: `navigationController?.navigationBar.items[0]` is `navigationController`,
  /// `navigationBar`, `items`.
  ///
  /// Arguments and subscripts are left out. Of a longer member access only the last
  /// ``longestPath`` names are read, behind a value without a name.
  func path(endingAt end: Int) -> (components: [String], start: Int)? {
    var components: [String] = []
    components.reserveCapacity(4)
    let start = walkPath(endingAt: end) { part in
      switch part {
      case .word(let token): components.append(string(token))
      case .inner(let range): components += (path(first: range) ?? [""]).reversed()
      case .value: components.append("")
      }
    }
    guard !components.isEmpty else { return nil }
    components.reverse()
    return (components, start)
  }

  /// A part of a member access.
  private enum PathPart {
    case word(Int)
    /// The content of parentheses.
    case inner(Range<Int>)
    /// A value without a name.
    case value
  }

  /// How many names of a member access are read: each call of a chain reads those before it.
  private static var longestPath: Int { 64 }

  /// Visits the parts of a member access from the last one on, and returns where it starts.
  private func walkPath(endingAt end: Int, _ look: (PathPart) -> Void) -> Int {
    var index = end
    var start = end
    var names = 0
    while index >= 0 {
      let token = self[index]
      if token.isMark("?") || token.isMark("!") {
        index -= 1
        continue
      }
      if let partner = partner(of: index), partner < index {
        start = partner
        if token.isMark(")"), partner == 0 || self[partner].startsLine || !endsOperand(partner - 1)
        {
          look(.inner(partner + 1..<index))
          break
        }
        // A list at the beginning of a line is no subscript of what is above.
        if token.isMark("]"), self[partner].startsLine, file.language == .swift { break }
        index = partner - 1
        continue
      }
      guard token.isWord, !isStatementWord(token) else { break }
      look(.word(index))
      names += 1
      start = index
      guard isMember(index - 1) else { break }
      index -= 2
      if names == Self.longestPath || index < 0
        || !(endsOperand(index) || self[index].isMark("?") || self[index].isMark("!"))
      {
        look(.value)
        break
      }
    }
    return start
  }

  /// Returns the names of the member access at the start of a range, or nil if there is none.
  func path(first range: Range<Int>) -> [String]? {
    var index = range.lowerBound
    while index < range.upperBound,
      self[index].keyword == .try || matches(index, "await")
        || self[index].isMark("&") || self[index].isMark("!") || self[index].isMark("?")
        || self[index].isMark("(")
    {
      index += 1
    }
    var last = index
    guard index < range.upperBound, self[index].isWord || self[index].isMark(".") else {
      return nil
    }
    while index < range.upperBound {
      let token = self[index]
      if token.isWord {
        last = index
        guard !isStatementWord(token) else { break }
      } else if token.isMark("(") || token.isMark("[") {
        index = after(index)
        continue
      } else if !(token.isMark(".") || token.isMark("?") || token.isMark("!")) {
        break
      }
      index += 1
      if token.isWord, index < range.upperBound, self[index].isWord { break }
    }
    return path(endingAt: last)?.components
  }

  /// Returns the names of a range that is one member access and nothing else. A text or a number
  /// after `??` is ignored: `field.text ?? ""`.
  func path(whole range: Range<Int>) -> [String]? {
    guard !range.isEmpty else { return nil }
    if range.count > 2, matches(range.upperBound - 2, "??"),
      [.string, .number].contains(self[range.upperBound - 1].kind)
    {
      return path(whole: range.dropLast(2))
    }
    var start = range.lowerBound
    while start < range.upperBound,
      self[start].keyword == .try || matches(start, "await")
        || self[start].isMark("&") || self[start].isMark("?") || self[start].isMark("!")
    {
      start += 1
    }
    // Most values are more than a member access, and their names need not be read.
    let first = walkPath(endingAt: range.upperBound - 1, { _ in })
    if first == start { return path(endingAt: range.upperBound - 1)?.components }
    guard let end = castEnd(before: first), end > start else { return nil }
    return path(whole: start..<end)
  }

  /// Returns the end of the value that is cast to the type at a token, if there is a cast: `a.b as?
  /// C`.
  func castEnd(before type: Int) -> Int? {
    var index = type - 1
    while index >= 0, isMark(index, "?") || isMark(index, "!") { index -= 1 }
    return index >= 0 && self[index].keyword == .as ? index : nil
  }

  /// Whether a token connects an object with its member: a dot, or the arrow of Objective-C.
  func isMember(_ index: Int) -> Bool {
    isMark(index, ".") || (file.language == .objectiveC && matches(index, "->"))
  }

  /// Whether an operand can end with a token: a name, a closing bracket.
  func endsOperand(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    let token = self[index]
    if token.isWord { return !isStatementWord(token) }
    return token.isMark(")") || token.isMark("]") || token.isMark("}")
      || token.kind == .string
  }

  /// Whether a word belongs to the statement around an expression.
  private func isStatementWord(_ token: SourceToken) -> Bool {
    switch token.keyword {
    case nil, .self, .capitalSelf, .super, .`init`: false
    default: true
    }
  }
}

extension SourceText {
  /// Returns the names of an Objective-C value that consists of messages and members without
  /// relevant arguments: those of `[[A b] c].d` are `A`, `b`, `c`, `d`; nil for another value.
  ///
  /// An instance variable has the name of its property.
  func objectiveCPath(_ range: Range<Int>) -> [String]? {
    var names: [String] = []
    var index = range.lowerBound
    var steps = 0
    while index < range.upperBound, steps < 64 {
      steps += 1
      if isMark(index, "("), after(index) < range.upperBound {
        // A cast before the value, or the value in parentheses.
        if names.isEmpty, let inside = castInside(index) { names = inside }
        index = after(index)
      } else if isMark(index, "("), names.isEmpty, let inside = castInside(index) {
        names = inside
        index = after(index)
      } else if isMark(index, "["), names.isEmpty, let close = partner(of: index),
        close < range.upperBound
      {
        guard let inner = messagePath(index + 1..<close) else { return nil }
        names = inner
        index = close + 1
      } else if self[index].isWord {
        guard names.isEmpty || isMember(index - 1) else { return nil }
        let name = string(index)
        let plain = ObjectiveCBodyReader.plain(name)
        // An instance variable is not a local of the same name.
        if names.isEmpty, plain != name { names.append("self") }
        names.append(plain)
        index += 1
      } else if isMember(index) {
        index += 1
      } else if isMark(index, "["), !names.isEmpty {
        index = after(index)
      } else {
        return nil
      }
    }
    return names.isEmpty ? nil : names
  }

  /// Returns the names of a value in parentheses, or nil for a cast, which is followed by another
  /// operand.
  private func castInside(_ open: Int) -> [String]? {
    guard let close = partner(of: open), isMark(close + 1, ".") || isMark(close + 1, "]") else {
      return nil
    }
    return objectiveCPath(open + 1..<close)
  }

  /// Returns the names between the brackets of a message: those of the receiver, and the first word
  /// of the selector.
  private func messagePath(_ range: Range<Int>) -> [String]? {
    var end = range.lowerBound
    while end < range.upperBound {
      if isMark(end, "(") || isMark(end, "[") {
        end = after(end)
      } else if end > range.lowerBound, self[end].isWord, !isMember(end - 1) {
        break
      } else {
        end += 1
      }
    }
    guard end < range.upperBound, let receiver = objectiveCPath(range.lowerBound..<end) else {
      return nil
    }
    return receiver + [string(end)]
  }
}

import EventModel

// Events that lack a part: `new after old`, `current viewDidDisappear before new viewDidAppear`.
extension AssumptionLine {
  /// The most words of a relation that are replaced.
  private static let mostReplacements = 4

  /// Returns the assumption that the line means if its events are completed: a side alone stands for
  /// the last call it gets, and a blank before a callback for a dot. Nil if no event lacks a part, or
  /// if the line is not an assumption with the missing parts either.
  func completed() -> String? {
    var words: [String] = []
    var index = 0
    var isChanged = false
    while index < tokens.count - 1 {
      let event = eventLackingPart(at: index)
      words.append(event?.text ?? tokens[index].text)
      index += event?.count ?? 1
      isChanged = isChanged || event != nil
    }
    return isChanged ? meaning(of: words.joined(separator: " ")) : nil
  }

  /// Returns the complete event for the tokens at an index, and how many they are.
  private func eventLackingPart(at index: Int) -> (text: String, count: Int)? {
    let token = tokens[index]
    let following = tokens[index + 1]
    let isCallNext = following.plainWord != nil && isCallback(following)
    if case .quoted = token.content {
      return isCallNext ? ("\(token.text).\(following.text)", 2) : nil
    }
    guard case .word(let parts) = token.content, !isCallback(token) else { return nil }
    let side = side(named: parts.joined(separator: "."))
    if isCallNext {
      if let side { return ("\(side).\(following.text)", 2) }
      return parser.subject(token.text) == nil ? nil : ("\(token.text).\(following.text)", 2)
    }
    guard let side, !following.isSign("."), let callback = parser.lastCallback(of: side) else {
      return nil
    }
    return ("\(side).\(callback.name)", 1)
  }

  /// Returns the text of an assumption that is wrong only in words with a known meaning; nil if
  /// more is wrong.
  private func meaning(of text: String) -> String? {
    var text = text
    for _ in 0...Self.mostReplacements {
      var line = AssumptionLine(text, line: 1, parser)
      do throws(AssumptionError) {
        return parser.printer.text(of: try line.readAssumption())
      } catch {
        guard let meant = error.suggestion, error.length > 0 else { return nil }
        let start = text.index(text.startIndex, offsetBy: error.column - 1)
        text.replaceSubrange(start..<text.index(start, offsetBy: error.length), with: meant)
      }
    }
    return nil
  }
}

extension AssumptionParser {
  /// Returns the last call that an actor in a role gets, in the first catalogued order that has it.
  func lastCallback(of role: String) -> Callback? {
    contract.variants.lazy.compactMap { variant in
      variant.sequence?.last { $0.subject == role }?.callback
    }.first
  }
}

extension CleanText {
  /// Returns where the callback's arguments end: `:`, `(_:)`, `(true)`, `: animated`, `:YES`.
  func endOfArguments(after callback: Range<Int>, to limit: Int) -> Int {
    var index = callback.upperBound
    if index < limit, self[index] == UInt8(ascii: "("),
      let close = first(")", in: index..<limit), isArgument(trimmed(index + 1..<close))
    {
      index = close + 1
    }
    if index < limit, self[index] == UInt8(ascii: ":") { index += 1 }
    return index
  }

  /// Whether what a callback's brackets hold is no name: nothing, a label, a flag.
  private func isArgument(_ inside: Range<Int>) -> Bool {
    guard !inside.isEmpty else { return true }
    let word = inside.lowerBound..<inside.lowerBound + inside.prefix { self[$0].isWord }.count
    return isOne(of: ConsoleWords.flags, word) || text(word) == "_" || isNumber(word)
  }

  /// Returns the name behind a callback.
  ///
  /// - Parameters:
  ///   - index: Where the callback's arguments end.
  ///   - limit: Where the line, or the part that belongs to this callback, ends.
  func neighbour(after index: Int, to limit: Int) -> Neighbour {
    var at = index
    var isLinked = false
    while at < limit {
      let byte = self[at]
      if byte.isOne(of: "])}\"'`"), at == index {
        at += 1
        continue
      }
      switch byte {
      case UInt8(ascii: "<"):
        guard let close = first(">", in: at..<limit) else { return .none }
        return pointer(at..<close + 1).map { .name($0) } ?? .none
      case UInt8(ascii: "["), UInt8(ascii: "("):
        let ending: Unicode.Scalar = byte == UInt8(ascii: "[") ? "]" : ")"
        guard let close = first(ending, in: at..<limit) else { return .none }
        if let name = bracketed(at..<close + 1), !isFlag(name) { return .name(name) }
        at = close + 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        return quoted(at, to: limit)
      case _ where Self.separators.contains(byte) || byte == UInt8(ascii: ">"):
        at += 1
      default:
        let word = wordStarting(at, to: limit)
        if isArgumentLabel(word) { return .none }
        if let name = numbered(word, to: limit) { return .name(name) }
        let isLink = isOne(of: ConsoleWords.links, trimmedSigns(word))
        guard isLink || isPassedOver(word, to: limit) else {
          return name(at: word, to: limit, isLinked: isLinked)
        }
        isLinked = isLinked || isLink
        at = word.upperBound
      }
    }
    return .none
  }

  /// Whether a word behind a callback is its argument, or wraps the name: `true`, `Optional(…)`.
  private func isPassedOver(_ word: Range<Int>, to limit: Int) -> Bool {
    if isOne(of: ConsoleWords.flags, word) { return true }
    return text(word) == "Optional" && word.upperBound < limit
      && self[word.upperBound] == UInt8(ascii: "(")
  }

  /// Whether a word labels an argument: `animated: 1`, `isMovingToParent: true`, `frame: …`.
  private func isArgumentLabel(_ word: Range<Int>) -> Bool {
    let first = self[word.lowerBound]
    return self[word.upperBound - 1] == UInt8(ascii: ":") && first.isLetter && !first.isCapital
      && !isOne(of: ConsoleWords.links, trimmedSigns(word))
  }

  private func wordStarting(_ start: Int, to limit: Int) -> Range<Int> {
    var end = start
    while end < limit, self[end].isNameByte { end += 1 }
    return start..<max(end, start + 1)
  }

  private func isFlag(_ name: ConsoleName) -> Bool { isOne(of: ConsoleWords.flags, name.name) }

  private func quoted(_ start: Int, to limit: Int) -> Neighbour {
    guard let close = (start + 1..<limit).first(where: { self[$0] == self[start] }) else {
      return .none
    }
    let inside = trimmed(start + 1..<close)
    guard !inside.isEmpty else { return .none }
    return .name(ConsoleName(name: inside, whole: start..<close + 1, form: .bracketed))
  }

  /// Reads one word behind a callback as a name, if it is none of a sentence.
  private func name(
    at word: Range<Int>, to limit: Int, isLinked: Bool
  ) -> Neighbour {
    let isSentence =
      isPlain(word) && !self[word.lowerBound].isCapital
      && (isLinked || followsPlain(word, to: limit))
    guard !isSentence, !isOne(of: ConsoleWords.flags, word), !isOne(of: ConsoleWords.fillers, word)
    else { return .none }
    // Another function: `viewDidAppear didMove(toParent:)`.
    if word.upperBound < limit, self[word.upperBound] == UInt8(ascii: "("),
      let close = first(")", in: word.upperBound..<limit), self[close - 1] == UInt8(ascii: ":"),
      !self[word.lowerBound].isCapital
    {
      return .none
    }
    // `viewWillAppear -> isHidden = true`, `viewWillAppear animated=1`
    let rest = trimmed(word.upperBound..<limit)
    let isAssigned = !rest.isEmpty && self[rest.lowerBound] == UInt8(ascii: "=")
    let label = word.lowerBound..<(first("=", in: word) ?? word.lowerBound)
    if isAssigned || !label.isEmpty && !isOne(of: ConsoleWords.viewLabels, label) { return .none }
    // A sentence in a script without small letters.
    let head = withoutGluedText(word)
    if ideographs(in: head) > 0, ideographs(in: head) + ideographs(in: rest) > 5 { return .none }
    guard !isMeasure(word), let name = token(head, whole: word) else { return .none }
    return .name(phrase(startingWith: name, to: limit))
  }

  private func followsPlain(_ word: Range<Int>, to limit: Int) -> Bool {
    var next = word.upperBound
    while next < limit, self[next] == 0x20 { next += 1 }
    var end = next
    while end < limit, self[end] != 0x20 { end += 1 }
    return end > next && isPlain(next..<end) && !self[next].isCapital
  }
}

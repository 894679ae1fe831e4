extension CleanText {
  /// Whether words and a colon precede the method's own name, printed by `#function`:
  /// `moved from appearing to appeared: viewDidAppear(_:)`.
  func endsWithFunction(_ callback: Range<Int>, in body: Range<Int>) -> Bool {
    matches("(_:)", at: callback.upperBound) && callback.upperBound + 4 >= body.upperBound
      && callback.lowerBound - 2 > body.lowerBound && matches(": ", at: callback.lowerBound - 2)
      && plainWords(in: body.lowerBound..<callback.lowerBound) > 1
      && hasProse(body.lowerBound..<callback.lowerBound)
  }

  /// Whether a part has a word of a sentence, and not only a level, a thread and a name.
  func hasProse(_ part: Range<Int>) -> Bool {
    words(in: part).contains { $0.count > 1 && isOne(of: ConsoleWords.prose, trimmedSigns($0)) }
  }

  /// Returns the letter or number inside a callback that is written as words: `View A will appear`.
  func name(inside callback: Range<Int>) -> ConsoleName? {
    callback.dropFirst().last { self[$0 - 1] == 0x20 && self[$0] != 0x20 && self[$0 + 1] == 0x20 }
      .map { ConsoleName(name: $0..<$0 + 1, whole: $0..<$0 + 1, form: .bare) }
  }

  /// Returns the name at the start of a message, `[Inbox]: …` or `InboxController moved …`, or
  /// none.
  func subject(of body: Range<Int>) -> Neighbour {
    let start = body.lowerBound
    if self[start] == UInt8(ascii: "["), let close = first("]", in: body),
      let name = bracketed(start..<close + 1)
    {
      return .name(name)
    }
    let word = body.prefix { self[$0] != 0x20 && self[$0] != 0x3A }
    let isClass = self[start].isCapital && word.allSatisfy { self[$0].isWord } && !isPlain(word)
    guard isClass, let name = token(word, whole: word) else { return .none }
    return .name(name)
  }
}

extension ConsoleLineReader {
  /// The word at the start of the message, if it is a name in this log only: `Info`.
  var plainName: ConsoleName? {
    guard !habits.plainNames.isEmpty else { return nil }
    let word = body.prefix { text[$0].isLetter }
    return habits.plainNames.contains(Array(text.text(word).utf8))
      ? ConsoleName(name: word, whole: word, form: .bare) : nil
  }
}

extension CleanText {
  /// Whether words go before a method's own name behind a colon, as `#function` prints it:
  /// `moved from appearing to appeared: viewDidAppear(_:)`.
  func endsWithFunction(_ callback: Range<Int>, in body: Range<Int>) -> Bool {
    matches("(_:)", at: callback.upperBound) && callback.upperBound + 4 >= body.upperBound
      && callback.lowerBound - 2 > body.lowerBound && matches(": ", at: callback.lowerBound - 2)
      && plainWords(in: body.lowerBound..<callback.lowerBound) > 1
  }

  /// Returns the letter or number that stands inside a callback written as words:
  /// `View A will appear`.
  func name(inside callback: Range<Int>) -> ConsoleName? {
    var name: ConsoleName?
    forEachWord(in: callback) { word in
      if word.count == 1 { name = ConsoleName(name: word, whole: word, form: .bare) }
    }
    return name
  }

  /// Returns what such words are about: `[Inbox]: …`, or `InboxController moved …`; none if they
  /// begin with no name.
  func subject(of body: Range<Int>) -> Neighbour {
    let start = body.lowerBound
    if self[start] == UInt8(ascii: "["), let close = first("]", in: body),
      let name = bracketed(start..<close + 1)
    {
      return .name(name)
    }
    let word = start..<start + body.prefix { self[$0] != 0x20 && self[$0] != 0x3A }.count
    let isClass = self[start].isCapital && word.allSatisfy { self[$0].isWord } && !isPlain(word)
    guard isClass, let name = token(word, whole: word) else { return .none }
    return .name(name)
  }
}

/// A check that tells a line that logs a callback from one that only mentions it.
struct TalkCheck {
  let text: CleanText
  let body: Range<Int>
  let callback: Range<Int>
  let argumentsEnd: Int
  let name: ConsoleName?
  let isLogged: Bool
  let isComment: Bool

  /// Whether the line only mentions the callback.
  var isTalk: Bool {
    if talksBehind { return true }
    guard !isLogged else { return false }
    if isComment, name.map({ $0.form == .bare && $0.name.lowerBound > callback.lowerBound }) ?? true
    {
      return true
    }
    if isQuotedAlone || isPlainWord { return true }
    if text.endsWithFunction(callback, in: body) { return false }
    return isSentence
  }

  /// The part before the name and the callback.
  private var left: Range<Int> {
    let end = min(callback.lowerBound, name?.whole.lowerBound ?? callback.lowerBound)
    return body.lowerBound..<max(body.lowerBound, end)
  }

  /// The part after them, up to the description of an object: `window: <UIWindow: 0x1; frame = …>`.
  private var right: Range<Int> {
    let start = min(body.upperBound, max(argumentsEnd, name?.whole.upperBound ?? 0))
    return start..<(text.find(": 0x", in: start..<body.upperBound) ?? body.upperBound)
  }

  /// Whether the words just after the callback make a statement about it:
  /// `viewDidAppear is never …`.
  private var talksBehind: Bool {
    var start = argumentsEnd
    while start < body.upperBound, text[start].isOne(of: "`'\"* )]") { start += 1 }
    let words = text.words(in: start..<body.upperBound)
    guard let first = words.first else { return false }
    // `viewWillAppear before super`
    if words.count > 1, text.isOne(of: ["before", "after"], first),
      text.isOne(of: ["super", "[super"], text.trimmed(words[1], back: ".,!:;"))
    {
      return false
    }
    // In a script without blanks: `…它是在 Inbox viewDidDisappear后被触发的`.
    if text.ideographs(in: left) > 4, first.lowerBound == argumentsEnd,
      ConsoleWords.times.contains(where: { text.matches($0, at: argumentsEnd) })
    {
      return true
    }
    if text.deniesCall(words.map { text.trimmed($0, front: "(", back: ").,!:;") }) { return true }
    // Only a program prints an address.
    guard !isLogged, name?.instance == nil, text.isOne(of: ConsoleWords.talk, first),
      !labelsView(first)
    else { return false }
    // `Inbox viewWillAppear not animated`
    if text.isOne(of: ["not"], first), let name, name.name.upperBound <= callback.lowerBound {
      return false
    }
    let isCalled =
      words.count > 1
      && words[1...].prefix(2).contains {
        let word = text.trimmed($0, back: ".,!:;")
        return text.isOne(of: ConsoleWords.passives, word)
      }
    return !(isCalled && words.count <= 4)
  }

  /// Whether only an object or a class follows a word for callbacks:
  /// `viewWillAppear event <Demo.Inbox: 0x7f82>`, `viewWillAppear function InboxController`.
  private func labelsView(_ word: Range<Int>) -> Bool {
    let rest = text.trimmed(word.upperBound..<body.upperBound)
    guard text.isOne(of: ConsoleWords.callbackLabels, word), !rest.isEmpty else { return false }
    if let name, name.form == .bare, name.whole == rest {
      return text[rest.lowerBound].isCapital && !text.isPlain(rest)
    }
    return text.pointer(rest)?.instance != nil
  }

  /// Whether the apparent name is a word of a sentence: `the subclass's viewDidAppear`.
  private var isPlainWord: Bool {
    guard let name, text.matches("'s ", at: name.whole.upperBound) else { return false }
    return text.isPlain(name.name) && !text[name.name.lowerBound].isCapital
  }

  /// Whether the callback has its own quotes, with words around it.
  private var isQuotedAlone: Bool {
    let before = text[callback.lowerBound - 1]
    guard before.isOne(of: "`'\"*"), argumentsEnd < text.count, text[argumentsEnd] == before
    else { return false }
    // ``1. `Inbox` calls `viewWillAppear` ``
    if let name, name.whole.upperBound < callback.lowerBound, before == UInt8(ascii: "`"),
      (name.whole.upperBound - 1...name.whole.upperBound).contains(where: { text[$0] == before })
    {
      return text.plainWords(in: name.whole.upperBound..<callback.lowerBound) > 0
    }
    guard name == nil || name!.form == .bare else { return false }
    let words = text.plainWords(in: left) + text.plainWords(in: right)
    // ``Inbox's `viewWillAppear` is called``
    if name != nil, text.plainWords(in: left) == 0, saysCalled(right) { return false }
    return words + text.ideographs(in: left) + text.ideographs(in: right) > 0
  }

  /// Whether the same quotes enclose the name and the callback:
  /// ``首页即将显示 `Inbox.viewWillAppear()` ``.
  private var isQuotedWithName: Bool {
    guard let name, name.whole.upperBound <= callback.lowerBound else { return false }
    return text[name.whole.lowerBound - 1] == UInt8(ascii: "`")
      && text[argumentsEnd] == UInt8(ascii: "`")
  }

  /// Whether a part says only that the callback was called: `is called`, `was called.`
  private func saysCalled(_ part: Range<Int>) -> Bool {
    text.words(in: part).map { text.trimmed($0, back: ".,!:;") }.allSatisfy { word in
      text.plainWords(in: word) == 0 || text.isOne(of: ConsoleWords.auxiliaries, word)
        || text.isOne(of: ConsoleWords.passives, word)
    }
  }

  /// Whether there are as many plain words around the callback as in a sentence.
  private var isSentence: Bool {
    let words = (left: text.plainWords(in: left), right: text.plainWords(in: right))
    let signs = (left: text.ideographs(in: left), right: text.ideographs(in: right))
    let isLabelled = name?.form == .labelled
    let opener = body.prefix { text[$0].isLetter }
    if text.isOne(of: ConsoleWords.openers, opener), text.plainWords(in: body) > 2 { return true }
    if let stop = text.find("。", in: body), stop > argumentsEnd { return true }
    if !isLabelled, words.left >= 3 || signs.left > (isQuotedWithName ? 8 : 4) { return true }
    if isNarration || isCutSentence { return true }
    let isSure = name.map { $0.form != .bare } ?? false
    if text.isStopped(body), words.left + words.right >= (isSure ? 7 : 3) {
      return true
    }
    return words.right >= (name == nil ? 3 : isSure ? 10 : 6)
      || signs.right > (name == nil ? explains ? 4 : 10 : isDirect ? 28 : 14)
  }

  /// Whether the apparent name is part of a sentence in a script without blanks: it contains the
  /// end of one, or too many letters.
  private var isCutSentence: Bool {
    guard let name, name.form == .bare else { return false }
    return text.ideographs(in: name.name) > 12 || text.find("。", in: name.name) != nil
  }

  /// Whether the name is just after the callback's colon: `viewWillAppear:Inbox…`.
  private var isDirect: Bool {
    argumentsEnd > callback.upperBound && name?.whole.lowerBound == argumentsEnd
  }

  /// Whether the words after the callback's colon do not say that it was called.
  private var explains: Bool {
    argumentsEnd > callback.upperBound && text[argumentsEnd - 1] == UInt8(ascii: ":")
      && !ConsoleWords.calls.contains { text.find($0, in: right) != nil }
  }

  /// Whether the line tells what people did, `I call viewWillAppear in …`, or what they see,
  /// `Inbox viewWillAppear fires twice for me`, or is a caption:
  /// `Figure 3: viewWillAppear in a push`.
  private var isNarration: Bool {
    let behind = text.words(in: right).map { text.trimmed($0, back: ".,!:;?") }
    if behind.contains(where: { text.isLowercase($0) && text.isOne(of: ConsoleWords.people, $0) }) {
      return true
    }
    let first = body.prefix { text[$0] != 0x20 }
    let next = first.upperBound + 1
    guard next < callback.lowerBound else { return false }
    return text.isOne(of: ["i", "we", "you", "they"], first) && !text[next].isCapital
      || text.isOne(of: ["figure", "fig.", "listing", "table"], first) && text[next].isDigit
  }
}

extension CleanText {
  /// Whether a message ends with a single dot.
  fileprivate func isStopped(_ body: Range<Int>) -> Bool {
    self[body.upperBound - 1] == UInt8(ascii: ".") && self[body.upperBound - 2] != UInt8(ascii: ".")
  }

  /// Whether a message with several callbacks is a sentence: it ends with a dot, and a word without
  /// capitals was read as a name. `Erst kommt viewWillAppear, dann viewDidAppear.`
  func isSentence(_ body: Range<Int>, of events: [ConsoleEvent]) -> Bool {
    isStopped(body)
      && events.contains { $0.name.map { $0.form == .bare && isLowercase($0.name) } ?? false }
  }
}

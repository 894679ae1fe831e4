/// Tells a line that logs a callback from one that talks about it.
struct TalkCheck {
  let text: CleanText
  let body: Range<Int>
  let callback: Range<Int>
  let argumentsEnd: Int
  let name: ConsoleName?
  let isLogged: Bool
  let isComment: Bool

  /// Whether the line only talks.
  var isTalk: Bool {
    guard !isLogged else { return false }
    if isComment, name.map({ $0.form == .bare && $0.name.lowerBound > callback.lowerBound }) ?? true
    {
      return true
    }
    return isQuotedAlone || isSentence
  }

  /// What stands in front of the name and the callback.
  private var left: Range<Int> {
    let end = min(callback.lowerBound, name?.whole.lowerBound ?? callback.lowerBound)
    return body.lowerBound..<max(body.lowerBound, end)
  }

  /// What stands behind them.
  private var right: Range<Int> {
    let start = min(body.upperBound, max(argumentsEnd, name?.whole.upperBound ?? 0))
    return start..<body.upperBound
  }

  /// Whether the callback stands in quotes of its own, with words around it.
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
    return words + text.ideographs(in: left) + text.ideographs(in: right) > 0
  }

  /// Whether there are as many plain words around as in a sentence.
  private var isSentence: Bool {
    let words = (left: text.plainWords(in: left), right: text.plainWords(in: right))
    let signs = (left: text.ideographs(in: left), right: text.ideographs(in: right))
    let isLabelled = name?.form == .labelled
    if let stop = text.find("。", in: body), stop > argumentsEnd { return true }
    // ``2. A即将重新显示`A.viewWillAppear()` ``
    let isQuoted = name.map { text[$0.whole.lowerBound - 1] == UInt8(ascii: "`") } ?? false
    if !isLabelled, words.left >= 3 || signs.left > (isQuoted ? 8 : 4) { return true }
    if isCaption { return true }
    let isSure = name.map { $0.form != .bare } ?? false
    return words.right >= (name == nil ? 3 : isSure ? 10 : 6)
      || signs.right > (name == nil ? explains ? 4 : 10 : isDirect ? 28 : 14)
  }

  /// Whether the name stands right behind the callback and its colon: `viewWillAppear:Inbox…`.
  private var isDirect: Bool {
    argumentsEnd > callback.upperBound && name?.whole.lowerBound == argumentsEnd
  }

  /// Whether a colon behind the callback leads to words that don't say that it was called.
  private var explains: Bool {
    argumentsEnd > callback.upperBound && text[argumentsEnd - 1] == UInt8(ascii: ":")
      && !ConsoleWords.calls.contains { text.find($0, in: right) != nil }
  }

  /// Whether the line is the caption of a picture: `Figure 3: viewWillAppear in a push`.
  private var isCaption: Bool {
    let first = body.lowerBound..<body.lowerBound + body.prefix { text[$0].isLetter }.count
    let next = first.upperBound + 1
    return text.isOne(of: ["figure", "fig", "listing", "table"], first) && next < body.upperBound
      && text[next].isDigit && next < callback.lowerBound
  }
}

extension CleanText {
  private static let stop = TextPattern(#"frame #0: 0x\h+ [^`]*`…"#)

  /// Returns the call at which a debugger stopped, `frame #0: 0x01 Demo`Inbox.viewWillAppear(self=0x02)
  /// at …`, or the same message if it is not a stop.
  func call(atStop message: Range<Int>) -> Range<Int> {
    guard let start = end(of: Self.stop, in: message) else { return message }
    let close: Unicode.Scalar = self[start] == UInt8(ascii: "-") ? "]" : ")"
    return
      start..<(first(close, in: start..<message.upperBound).map { $0 + 1 } ?? message.upperBound)
  }

  /// Returns the remark behind a complete call, `Inbox viewWillAppear  // why so late?`, with its
  /// sign, or nil. A remark is not judged as prose, and the callbacks that it names are not calls.
  ///
  /// After `Class.method - ` only documents explain a method.
  func remark(
    behind callback: Range<Int>, _ name: ConsoleName, in body: Range<Int>
  ) -> Range<Int>? {
    let front = body.lowerBound..<max(body.lowerBound, name.whole.lowerBound)
    guard name.whole.lowerBound < callback.lowerBound, plainWords(in: front) == 0,
      ideographs(in: front) == 0
    else { return nil }
    let isDotted = self[callback.lowerBound - 1] == UInt8(ascii: ".")
    var start = max(endOfArguments(after: callback, to: body.upperBound), name.whole.upperBound)
    let end = start
    while start < body.upperBound, self[start] == 0x20 { start += 1 }
    guard start > end, start + 1 < body.upperBound else { return nil }
    let isComment = ["//", "<-", "# "].contains { (sign: StaticString) in matches(sign, at: start) }
    let isAside =
      self[start] == UInt8(ascii: "(") && self[body.upperBound - 1] == UInt8(ascii: ")")
    guard isComment || (matches("- ", at: start) || isAside) && !isDotted else { return nil }
    return start..<body.upperBound
  }

  /// Whether a remark says that its call did not happen: `// never`, `<- doesn't come`, but not
  /// `// not animated`.
  func deniesCall(_ remark: Range<Int>) -> Bool {
    deniesCall(
      words(in: remark).map { trimmedSigns(trimmed($0, front: "<-/#(", back: "),.!?:;")) }
        .filter { !$0.isEmpty })
  }

  /// Whether the words behind a callback say that the call did not happen, `was not even called`,
  /// `never`, and not that something else is not so: `not animated`,
  /// `while the user is not logged in`.
  func deniesCall(_ words: [Range<Int>]) -> Bool {
    guard let place = words.prefix(4).firstIndex(where: { isOne(of: ConsoleWords.denials, $0) }),
      words[..<place].indices.allSatisfy({ index in
        isOne(of: ConsoleWords.deniers, words[index]) || isOwner(words[index])
          || index > 0 && isOwner(words[index - 1])
      })
    else { return false }
    let next = words[(place + 1)...].prefix(2)
    return next.isEmpty
      || next.contains {
        isOne(of: ConsoleWords.passives, $0) || isOne(of: ConsoleWords.arrivals, $0)
      }
  }

  /// Whether the view follows a word: `of Inbox`.
  private func isOwner(_ word: Range<Int>) -> Bool { isOne(of: ["of", "in", "on", "for"], word) }
}

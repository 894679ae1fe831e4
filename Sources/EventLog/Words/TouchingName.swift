/// Names that are joined to a callback without a blank: `viewWillAppear1`, `viewDidAppear_Inbox`,
/// `Inbox_viewWillAppear`, `secondViewDidAppear`, `InboxviewWillAppear`.
///
/// Other letters next to a callback form another word: `testViewWillAppear`, `my_viewWillAppear`.
enum TouchingName {
  /// The longest name that is examined.
  private static let longest = 40

  /// Whether a name starts at a place just after a callback.
  static func starts(_ text: UnsafePointer<UInt8>, at start: Int, to limit: Int) -> Bool {
    var end = start
    while end < limit, end - start <= longest, text[end].isWord { end += 1 }
    let name = start..<end
    if name.count <= 2, name.allSatisfy({ text[$0].isDigit }) { return true }
    if name.count == 1 { return text[start].isCapital }
    return text[start] == UInt8(ascii: "_") && isName(text, start + 1..<end)
  }

  /// Whether a name ends at a place just before a callback.
  static func ends(_ text: UnsafePointer<UInt8>, at end: Int, from limit: Int) -> Bool {
    var start = end
    while start > limit, end - start <= longest, text[start - 1].isWord { start -= 1 }
    // A method that replaces a callback: `-[Inbox my_viewWillAppear:]`.
    if start > limit, [0x20, 0x2E].contains(text[start - 1]),
      (max(limit, start - longest)..<start).last(where: { text[$0].isOne(of: "[]") })
        .map({ text[$0] == UInt8(ascii: "[") }) ?? false
    {
      return false
    }
    if text[end - 1] == UInt8(ascii: "_") { return isName(text, start..<end - 1) }
    if text[end].isCapital { return isOrdinal(text, start..<end) }
    return text[start].isCapital && isName(text, start..<end)
  }

  /// Whether a word may be a view's name: with a capital or a digit, or a word such as `first`.
  private static func isName(_ text: UnsafePointer<UInt8>, _ word: Range<Int>) -> Bool {
    guard !word.isEmpty, word.count <= longest, text[word.lowerBound] != UInt8(ascii: "_"),
      !CleanText(bytes: text, count: word.upperBound).isOne(of: ConsoleWords.swizzles, word)
    else { return false }
    // Several capitals alone are a team's prefix for its own method: `ABC_viewWillAppear`.
    let capitals = word.count { text[$0].isCapital }
    return capitals > 0 && (word.count == 1 || capitals < word.count)
      || word.contains { text[$0].isDigit } || isOrdinal(text, word)
      // `first_vc`
      || word.count > 3
        && CleanText(bytes: text, count: word.upperBound).matches("_vc", at: word.upperBound - 3)
  }

  private static func isOrdinal(_ text: UnsafePointer<UInt8>, _ word: Range<Int>) -> Bool {
    CleanText(bytes: text, count: word.upperBound).isOne(of: ConsoleWords.touching, word)
  }
}

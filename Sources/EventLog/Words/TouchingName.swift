/// Names that people write without a blank to a callback: `viewWillAppear1`, `viewDidAppear_Inbox`,
/// `Inbox_viewWillAppear`, `secondViewDidAppear`, `InboxviewWillAppear`.
///
/// What else touches a callback makes another word: `testViewWillAppear`, `my_viewWillAppear`.
enum TouchingName {
  /// The longest name examined.
  private static let longest = 40

  /// Whether a name starts at a place, right behind a callback.
  static func starts(_ text: UnsafePointer<UInt8>, at start: Int, to limit: Int) -> Bool {
    var end = start
    while end < limit, end - start <= longest, text[end].isWord { end += 1 }
    let name = start..<end
    if name.count <= 2, name.allSatisfy({ text[$0].isDigit }) { return true }
    if name.count == 1 { return text[start].isCapital }
    return text[start] == UInt8(ascii: "_") && isName(text, start + 1..<end)
  }

  /// Whether a name ends at a place, right in front of a callback.
  static func ends(_ text: UnsafePointer<UInt8>, at end: Int, from limit: Int) -> Bool {
    var start = end
    while start > limit, end - start <= longest, text[start - 1].isWord { start -= 1 }
    // A method that takes a callback's place: `-[Inbox my_viewWillAppear:]`.
    if start > limit, [0x20, 0x2E].contains(text[start - 1]),
      (max(limit, start - longest)..<start).contains(where: { text[$0] == UInt8(ascii: "[") })
    {
      return false
    }
    if text[end - 1] == UInt8(ascii: "_") { return isName(text, start..<end - 1) }
    if text[end].isCapital { return isOrdinal(text, start..<end) }
    return text[start].isCapital && isName(text, start..<end)
  }

  /// Whether a word may be a view's name: it has a capital or a digit, or says which view it is.
  private static func isName(_ text: UnsafePointer<UInt8>, _ word: Range<Int>) -> Bool {
    guard !word.isEmpty, word.count <= longest, text[word.lowerBound] != UInt8(ascii: "_"),
      !CleanText(bytes: text, count: word.upperBound).isOne(of: ConsoleWords.swizzles, word)
    else { return false }
    // Some capitals alone are a team's mark on a method of its own: `ABC_viewWillAppear`.
    let capitals = word.count { text[$0].isCapital }
    return capitals > 0 && (word.count == 1 || capitals < word.count)
      || word.contains { text[$0].isDigit } || isOrdinal(text, word)
  }

  private static func isOrdinal(_ text: UnsafePointer<UInt8>, _ word: Range<Int>) -> Bool {
    CleanText(bytes: text, count: word.upperBound).isOne(of: ConsoleWords.touching, word)
  }
}

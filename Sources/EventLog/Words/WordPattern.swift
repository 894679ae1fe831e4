import EventModel

/// Three consecutive bytes by which a word is looked for.
struct Triple: Hashable, Sendable {
  var first: UInt8
  var second: UInt8
  var third: UInt8

  @inline(__always)
  func isAt(_ index: Int, _ text: UnsafePointer<UInt8>) -> Bool {
    text[index] == first && text[index + 1] == second && text[index + 2] == third
  }
}

/// The notations of a word in a log: exact, or with blanks between its parts and other case.
///
/// `viewWillDisappear` is also found in `viewWillDisAppear` and in `view will  disappear`.
struct WordPattern: Sendable {
  let bytes: [UInt8]
  /// The record's code.
  let code: UInt8
  /// Whether blanks and other case are accepted.
  let isForgiving: Bool
  /// Whether the word is a misspelling.
  let isSlip: Bool
  /// Whether the word counts only between a name and the end of a line.
  private let isShort: Bool
  /// Whether a blank may precede each byte: at a capital after a lowercase letter.
  private let startsPart: [Bool]

  /// The triples inside one part of the word, which are the same in every accepted notation.
  let triples: [Triple]

  /// The most blanks between two parts, which may be used to align columns.
  private static let blankLimit = 4

  init(_ word: Vocabulary.Word) {
    bytes = word.bytes
    code = word.code
    isForgiving = word.isForgiving
    isSlip = word.isSlip
    isShort = word.isShort
    startsPart = word.bytes.indices.map { $0 > 0 && word.bytes[$0].isCapital }
    triples = Self.triples(of: bytes, isForgiving, startsPart)
  }

  /// Returns the triples of a word that are the same in every accepted notation.
  private static func triples(
    of bytes: [UInt8], _ isForgiving: Bool, _ startsPart: [Bool]
  ) -> [Triple] {
    guard bytes.count >= 3 else { return [] }
    let all = 0...bytes.count - 3
    let firm = all.filter { start in
      !isForgiving
        || start > 0 && !(startsPart[start] || startsPart[start + 1] || startsPart[start + 2])
    }
    // A word without such bytes is found only in its exact notation.
    return (firm.isEmpty ? Array(all) : firm).map {
      Triple(first: bytes[$0], second: bytes[$0 + 1], third: bytes[$0 + 2])
    }
  }

  /// Returns the bytes that a text may have at an index of the word, or just after it.
  func allowed(at index: Int) -> [UInt8] {
    guard index < bytes.count else {
      // A name may be joined to a callback.
      let mayBeTouched = isForgiving && code < EventRecord.Code.callbackLimit
      return (UInt8.min...UInt8.max).filter { mayBeTouched || !$0.isWord }
    }
    let byte = bytes[index]
    if !isForgiving { return [byte] }
    return [byte | 0x20, byte & ~0x20] + (startsPart[index] ? UInt8.wordGaps : [])
  }

  /// Returns the indices of three bytes in the word.
  func places(of triple: Triple) -> [Int] {
    guard triples.contains(triple) else { return [] }
    return (0...bytes.count - 3).filter {
      bytes[$0] == triple.first && bytes[$0 + 1] == triple.second && bytes[$0 + 2] == triple.third
    }
  }

  /// Returns the range of the word if its byte at `probe` is the text's byte at `index`, or nil.
  ///
  /// - Parameter isCut: Whether the range is a cleaned line. In a text of many lines, any letters
  ///   next to a callback may be a name, since those before it may belong to another line.
  func match(
    _ text: UnsafePointer<UInt8>, at index: Int, probe: Int, in range: Range<Int>,
    isCut: Bool = true
  ) -> Range<Int>? {
    let start = index - probe
    if start >= range.lowerBound, start + bytes.count <= range.upperBound,
      stands(in: text, at: start)
    {
      return bounded(text, start..<start + bytes.count, in: range, isCut)
    }
    guard isForgiving, let first = walkBack(text, from: index, probe, range.lowerBound),
      let last = walkOn(text, from: index, probe, range.upperBound)
    else { return nil }
    return bounded(text, first..<last, in: range, isCut)
  }

  private func stands(in text: UnsafePointer<UInt8>, at start: Int) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where text[start + index] != bytes[index] { return false }
      return true
    }
  }

  /// Returns the range if no letter, digit or underscore is next to it, except for a name, and for
  /// an underscore in place of a colon, as Python writes selectors: `viewWillAppear_`.
  private func bounded(
    _ text: UnsafePointer<UInt8>, _ found: Range<Int>, in range: Range<Int>, _ isCut: Bool
  ) -> Range<Int>? {
    let isCallback = isForgiving && code < EventRecord.Code.callbackLimit
    if isCallback, !isCut { return found }
    if isShort, !endsLine(text, found, in: range) { return nil }
    if found.lowerBound > range.lowerBound, text[found.lowerBound - 1].isWord,
      !endsColour(text, found.lowerBound, range.lowerBound),
      !isCallback || !TouchingName.ends(text, at: found.lowerBound, from: range.lowerBound)
    {
      return isCallback
        ? withoutName(text, found, from: range.lowerBound) ?? replacement(text, found, in: range)
        : nil
    }
    let end = found.upperBound
    if isCallback, text[end] == UInt8(ascii: "_"),
      end + 1 >= range.upperBound || !text[end + 1].isNameByte
    {
      return found.lowerBound..<end + 1
    }
    if end < range.upperBound, text[end].isWord,
      !isCallback || !TouchingName.starts(text, at: end, to: range.upperBound)
    {
      return nil
    }
    return found
  }

  /// Whether a word of letters precedes a word in its line, and only arguments follow.
  private func endsLine(
    _ text: UnsafePointer<UInt8>, _ found: Range<Int>, in range: Range<Int>
  ) -> Bool {
    var depth = 0
    for index in found.upperBound..<range.upperBound {
      if text[index].isOne(of: "(<[{") { depth += 1 }
      if text[index].isOne(of: ")>]}") { depth -= 1 }
      if depth == 0, text[index].isLetter || text[index] >= 0x80 { return false }
    }
    return (range.lowerBound..<found.lowerBound).contains {
      text[$0].isLetter || text[$0] >= 0x80
    }
  }

  /// Returns a word without its first part if that is the end of a view's name:
  /// `CurrentView Will Disappear`.
  private func withoutName(
    _ text: UnsafePointer<UInt8>, _ found: Range<Int>, from limit: Int
  ) -> Range<Int>? {
    guard let gap = startsPart.firstIndex(of: true), text[found.lowerBound].isCapital,
      text[found.lowerBound + gap] == 0x20,
      let next = found.first(where: { $0 > found.lowerBound + gap && text[$0] != 0x20 }),
      text[next].isCapital
    else { return nil }
    var start = found.lowerBound
    while start > limit, text[start - 1].isWord { start -= 1 }
    return text[start].isCapital ? next..<found.upperBound : nil
  }

  /// Returns a method that replaces a callback if an object is next to it, as only a log has:
  /// `-[UIViewController(Tracking) my_viewWillAppear:] <Inbox: 0x7f82>`.
  private func replacement(
    _ text: UnsafePointer<UInt8>, _ found: Range<Int>, in range: Range<Int>
  ) -> Range<Int>? {
    let line = CleanText(bytes: text, count: range.upperBound)
    var start = found.lowerBound
    while start > range.lowerBound, text[start - 1].isWord { start -= 1 }
    guard
      text[found.lowerBound - 1] == UInt8(ascii: "_")
        || line.isOne(of: ConsoleWords.swizzles, start..<found.lowerBound)
    else { return nil }
    let isNextToObject =
      line.end(of: Self.objectBefore, in: range.lowerBound..<start) != nil
      || line.end(of: Self.objectBehind, in: found.upperBound..<range.upperBound) != nil
    return isNextToObject ? start..<found.upperBound : nil
  }

  private static let objectBefore = TextPattern(#"…<[^<>]*: 0x[^<>]*>[ \-:|]*"#)
  private static let objectBehind = TextPattern(
    #"[\]:() _\-|]*(\w+[=:] *)?<[^<>]*: 0x[^<>]*>…"#)

  /// Whether a terminal's color code ends just before an index; the bytes may not be cleaned yet.
  private func endsColour(_ text: UnsafePointer<UInt8>, _ index: Int, _ limit: Int) -> Bool {
    guard text[index - 1] == UInt8(ascii: "m") else { return false }
    var at = index - 2
    while at > limit, text[at].isDigit || text[at] == UInt8(ascii: ";") { at -= 1 }
    return at > limit && text[at] == UInt8(ascii: "[") && text[at - 1] == 0x1B
  }

  private func walkBack(
    _ text: UnsafePointer<UInt8>, from index: Int, _ probe: Int, _ limit: Int
  ) -> Int? {
    var at = index
    var place = probe
    while place > 0 {
      if startsPart[place] {
        var blanks = 0
        while blanks < Self.blankLimit, at > limit, text[at - 1].isWordGap {
          at -= 1
          blanks += 1
        }
        if blanks > 0 { at = stepOverName(text, endingAt: at, limit) }
      }
      place -= 1
      guard at > limit, text[at - 1] | 0x20 == bytes[place] | 0x20 else { return nil }
      at -= 1
    }
    return at
  }

  /// Returns the start of a view's letter or number between the parts of a word, with the blank
  /// before it, `View A will appear`, or of a colon: `view: will appear`.
  private func stepOverName(
    _ text: UnsafePointer<UInt8>, endingAt end: Int, _ limit: Int
  ) -> Int {
    guard end - 2 > limit else { return end }
    let last = text[end - 1]
    if last == UInt8(ascii: ":"), text[end - 2].isLetter { return end - 1 }
    guard last.isCapital || last.isDigit, text[end - 2] == 0x20 else { return end }
    return end - 2
  }

  private func walkOn(
    _ text: UnsafePointer<UInt8>, from index: Int, _ probe: Int, _ limit: Int
  ) -> Int? {
    var at = index
    for place in probe..<bytes.count {
      if startsPart[place], place > probe {
        at = skipBlanks(text, from: at, limit)
        at = skipBlanks(text, from: stepOnOverName(text, from: at, limit), limit)
      }
      guard at < limit, text[at] | 0x20 == bytes[place] | 0x20 else { return nil }
      at += 1
    }
    return at
  }

  private func skipBlanks(_ text: UnsafePointer<UInt8>, from start: Int, _ limit: Int) -> Int {
    var at = start
    while at - start < Self.blankLimit, at < limit, text[at].isWordGap { at += 1 }
    return at
  }

  /// Returns the end of the text that `stepOverName` skips, if it starts here.
  private func stepOnOverName(_ text: UnsafePointer<UInt8>, from start: Int, _ limit: Int) -> Int {
    guard start + 2 < limit, text[start + 1] == 0x20 else { return start }
    let isColon = text[start] == UInt8(ascii: ":") && text[start - 1].isLetter
    let isName = text[start - 1] == 0x20 && (text[start].isCapital || text[start].isDigit)
    return isColon || isName ? start + 1 : start
  }
}

extension UInt8 {
  /// Whether the byte is one of A to Z.
  var isCapital: Bool { self >= 65 && self <= 90 }

  /// Whether the byte is one of 0 to 9.
  var isDigit: Bool { self >= 48 && self <= 57 }

  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { (self | 0x20) >= 97 && (self | 0x20) <= 122 }

  /// Whether the byte is part of an ASCII word: a letter, a digit or an underscore.
  var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }

  /// Whether the byte is one of some ASCII characters.
  @inline(__always)
  func isOne(of signs: StaticString) -> Bool {
    for index in 0..<signs.utf8CodeUnitCount where signs.utf8Start[index] == self { return true }
    return false
  }

  /// Whether the byte may be between the parts of a word.
  var isWordGap: Bool { self == 0x20 || self == UInt8(ascii: "_") }

  /// The bytes that may be between the parts of a word.
  static let wordGaps = [0x20, UInt8(ascii: "_")]
}

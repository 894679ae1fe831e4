/// A cleaned line, with functions that examine its parts.
struct CleanText {
  /// The bytes; a blank precedes the first and follows the last.
  let bytes: UnsafePointer<UInt8>

  let count: Int

  subscript(index: Int) -> UInt8 { bytes[index] }

  func text(_ range: Range<Int>) -> String {
    String(
      decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count),
      as: UTF8.self)
  }

  /// Returns a part without certain characters at its ends, which are blanks if none are given.
  func trimmed(
    _ range: Range<Int>, front: StaticString = " ", back: StaticString = " "
  ) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start].isOne(of: front) { start += 1 }
    while start < end, bytes[end - 1].isOne(of: back) { end -= 1 }
    return start..<end
  }

  /// Returns the index of the first occurrence of a text in a part, or nil.
  func find(_ text: StaticString, in range: Range<Int>) -> Int? {
    text.withUTF8Buffer { bytes.index(of: $0, in: range) }
  }

  /// Returns the end of a pattern in a part, or nil if the part has another form.
  func end(
    of pattern: TextPattern, in range: Range<Int>, call: Range<Int> = -1..<(-1)
  ) -> Int? {
    pattern.end(in: bytes, range, call: call)
  }

  func matches(_ text: StaticString, at index: Int) -> Bool {
    index >= 0 && index + text.utf8CodeUnitCount <= count && (bytes + index).holds(text)
  }

  func last(_ character: Unicode.Scalar, in range: Range<Int>) -> Int? {
    var end = range.upperBound
    while end > range.lowerBound, UInt32(bytes[end - 1]) != character.value { end -= 1 }
    return end > range.lowerBound ? end - 1 : nil
  }

  func first(_ character: Unicode.Scalar, in range: Range<Int>) -> Int? {
    let place = bytes.index(
      of: UInt8(ascii: character), from: range.lowerBound, to: range.upperBound)
    return place < range.upperBound ? place : nil
  }

  /// Whether a part is not empty and has only digits.
  func isNumber(_ range: Range<Int>) -> Bool {
    !range.isEmpty && range.allSatisfy { bytes[$0].isDigit }
  }

  /// Whether a part is a pointer: `0x` and hexadecimal digits.
  func isPointer(_ range: Range<Int>) -> Bool {
    range.count > 2 && matches("0x", at: range.lowerBound)
      && range.dropFirst(2).allSatisfy { bytes[$0].hexDigitValue != nil }
  }

  /// Whether a part has no letter, only digits, blanks and punctuation.
  func hasNoLetter(_ range: Range<Int>) -> Bool {
    range.allSatisfy { !bytes[$0].isLetter && bytes[$0] < 0x80 }
  }

  /// Whether a part has any part of a word, in any script, or a number.
  func hasWord(_ range: Range<Int>) -> Bool {
    range.contains { bytes[$0].isWord || bytes[$0] >= 0x80 }
  }
}

extension CleanText {
  /// Returns how many plain words a part has: letters only, with a capital at most at the start.
  func plainWords(in range: Range<Int>) -> Int {
    words(in: range).count { isPlain($0) || isPlainElsewhere($0) }
  }

  /// Whether a word has three letters or more of Cyrillic, Greek, Hebrew or Arabic script, or
  /// lowercase letters of which some have accents: `appelée`.
  private func isPlainElsewhere(_ word: Range<Int>) -> Bool {
    if word.count(where: { bytes[$0] >= 0xCE && bytes[$0] <= 0xDB }) > 2 { return true }
    let letters = trimmed(word, back: ",.:;!?")
    return letters.count > 2
      && letters.allSatisfy { bytes[$0].isLetter && !bytes[$0].isCapital || isAccented($0) }
  }

  /// Whether a byte is part of a Latin letter with an accent.
  private func isAccented(_ index: Int) -> Bool {
    (0xC3...0xC5).contains(bytes[index]) || index > 0 && (0xC3...0xC5).contains(bytes[index - 1])
  }

  /// Returns how many letters a part has of scripts without blanks between words.
  func ideographs(in range: Range<Int>) -> Int {
    range.count { bytes[$0] >= 0xE3 && bytes[$0] <= 0xED }
  }

  /// Returns the runs of bytes without a blank, in order.
  func words(in range: Range<Int>) -> [Range<Int>] { range.split { bytes[$0] == 0x20 } }

  /// Whether a word is plain and has no capital, as most words of a sentence.
  func isLowercase(_ word: Range<Int>) -> Bool {
    isPlain(word) && !bytes[word.lowerBound].isCapital
  }

  /// Whether a word is plain, and not a name: lowercase letters, and perhaps a first capital.
  func isPlain(_ word: Range<Int>) -> Bool {
    let end = trimmed(word, back: ",.:;!?").upperBound
    guard end - word.lowerBound > 1 || end > word.lowerBound && bytes[word.lowerBound] == 0x61
    else { return false }
    for index in word.lowerBound..<end {
      let byte = bytes[index]
      let isSmall = byte >= 97 && byte <= 122 || byte == 0x27
      if !isSmall && !(index == word.lowerBound && byte.isCapital) { return false }
    }
    return true
  }
}

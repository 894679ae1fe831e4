/// A word as it may stand in a log: as it is, or with blanks and slips of case between its parts.
///
/// `viewWillDisappear` is also found in `viewWillDisAppear` and in `view will  disappear`.
struct WordPattern: Sendable {
  /// The word's bytes.
  let bytes: [UInt8]
  /// The record's code.
  let code: UInt8
  /// Whether slips are forgiven.
  let isForgiving: Bool
  /// Whether a blank may stand before each byte: where a capital follows a small letter.
  private let startsPart: [Bool]

  /// The most blanks between two parts; people line up columns with them.
  private static let blankLimit = 4

  init(_ word: Vocabulary.Word) {
    bytes = word.bytes
    code = word.code
    isForgiving = word.isForgiving
    startsPart = word.bytes.indices.map { $0 > 0 && word.bytes[$0].isCapital }
  }

  /// Every three bytes in a row in which no slip is forgiven.
  var triples: [[UInt8]] {
    guard bytes.count >= 3 else { return [] }
    let all = (0...bytes.count - 3).filter { start in
      !isForgiving || !(start == 0 || (start..<start + 3).contains { startsPart[$0] })
    }
    // A word without such bytes is found only as it is.
    return (all.isEmpty ? Array(0...bytes.count - 3) : all).map { Array(bytes[$0..<$0 + 3]) }
  }

  /// Returns where three bytes stand in the word.
  func places(of triple: [UInt8]) -> [Int] {
    guard triples.contains(triple) else { return [] }
    return (0...bytes.count - 3).filter { bytes[$0..<$0 + 3].elementsEqual(triple) }
  }

  /// Returns where the word stands if its byte at `probe` is the text's at `index`, or nil.
  func match(
    _ text: UnsafePointer<UInt8>, at index: Int, probe: Int, in range: Range<Int>
  ) -> Range<Int>? {
    let start = index - probe
    if start >= range.lowerBound, start + bytes.count <= range.upperBound,
      (0..<bytes.count).allSatisfy({ text[start + $0] == bytes[$0] })
    {
      return bounded(text, start..<start + bytes.count, in: range)
    }
    guard isForgiving, let first = walkBack(text, from: index, probe, range.lowerBound),
      let last = walkOn(text, from: index, probe, range.upperBound)
    else { return nil }
    return bounded(text, first..<last, in: range)
  }

  /// Returns the range if no letter, digit or underscore touches it.
  private func bounded(
    _ text: UnsafePointer<UInt8>, _ found: Range<Int>, in range: Range<Int>
  ) -> Range<Int>? {
    if found.lowerBound > range.lowerBound, text[found.lowerBound - 1].isWord,
      !endsColour(text, found.lowerBound, range.lowerBound)
    {
      return nil
    }
    if found.upperBound < range.upperBound, text[found.upperBound].isWord { return nil }
    return found
  }

  /// Whether a terminal's colour ends right before an index: the bytes are not cleaned yet.
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
      }
      place -= 1
      guard at > limit, text[at - 1] | 0x20 == bytes[place] | 0x20 else { return nil }
      at -= 1
    }
    return at
  }

  private func walkOn(
    _ text: UnsafePointer<UInt8>, from index: Int, _ probe: Int, _ limit: Int
  ) -> Int? {
    var at = index
    for place in probe..<bytes.count {
      if startsPart[place], place > probe {
        var blanks = 0
        while blanks < Self.blankLimit, at < limit, text[at].isWordGap {
          at += 1
          blanks += 1
        }
      }
      guard at < limit, text[at] | 0x20 == bytes[place] | 0x20 else { return nil }
      at += 1
    }
    return at
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

  /// Whether the byte may stand between the parts of a word that is written apart.
  var isWordGap: Bool { self == 0x20 || self == UInt8(ascii: "_") }
}

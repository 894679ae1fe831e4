/// Some words in small letters. What is no word of it is told by its first letter and its length, as a
/// rule, and that is so for nearly everything a log holds.
struct WordSet: ExpressibleByArrayLiteral {
  private let words: Set<String>
  /// By first byte, a bit for each length there is; beyond ASCII small and capital letters are not
  /// told apart.
  private var lengths: [UInt64]

  /// The longest word looked up; no word of a set is longer.
  static let longest = 40

  /// Makes a set of words between blanks and line feeds.
  init(_ text: String) {
    self.init(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
  }

  init(arrayLiteral words: String...) { self.init(words) }

  private init(_ words: [String]) {
    self.words = Set(words)
    lengths = Array(repeating: 0, count: 128)
    for word in words {
      if let first = word.utf8.first, first < 0x80 {
        lengths[Int(first)] |= 1 << UInt64(word.utf8.count)
      }
    }
  }

  /// Whether a word of so many bytes that begins so may be one of them.
  @inline(__always)
  fileprivate func mayHold(_ first: UInt8, count: Int) -> Bool {
    guard first < 0x80 else { return true }
    let small = first.isCapital ? first | 0x20 : first
    return lengths[Int(small)] >> UInt64(count) & 1 == 1
  }

  fileprivate func contains(_ word: String) -> Bool { words.contains(word) }

  /// Whether a word, in small letters, is one of them.
  func contains(_ word: some Sequence<UInt8>) -> Bool {
    contains(String(decoding: Array(word), as: UTF8.self).lowercased())
  }
}

extension CleanText {
  /// Whether a part, in small letters, is one of some words.
  func isOne(of words: WordSet, _ range: Range<Int>) -> Bool {
    !range.isEmpty && range.count <= WordSet.longest
      && words.mayHold(bytes[range.lowerBound], count: range.count)
      && words.contains(text(range).lowercased())
  }
}

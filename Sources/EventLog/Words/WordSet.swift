/// A set of lowercase words. Most text of a log is excluded by its first letter and its length,
/// without a lookup.
struct WordSet: ExpressibleByArrayLiteral {
  private let words: Set<String>
  /// By first byte, a bit for each length. Lookups of words that start beyond ASCII do not use it.
  private var lengths: [UInt64]

  /// The longest word that is looked up; no word of a set is longer.
  static let longest = 40

  /// Makes a set of words that are separated by blanks and line feeds.
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

  /// Whether a word with a first byte and a length may be in the set.
  @inline(__always)
  fileprivate func mayHold(_ first: UInt8, count: Int) -> Bool {
    guard first < 0x80 else { return true }
    let small = first.isCapital ? first | 0x20 : first
    return lengths[Int(small)] >> UInt64(count) & 1 == 1
  }

  fileprivate func contains(_ word: String) -> Bool { words.contains(word) }

  /// Whether a word, in lower case, is in the set.
  func contains(_ word: some Sequence<UInt8>) -> Bool {
    contains(String(decoding: Array(word), as: UTF8.self).lowercased())
  }
}

extension CleanText {
  /// Whether a part, in lower case, is one of some words.
  func isOne(of words: WordSet, _ range: Range<Int>) -> Bool {
    !range.isEmpty && range.count <= WordSet.longest
      && words.mayHold(bytes[range.lowerBound], count: range.count)
      && words.contains(text(range).lowercased())
  }
}

/// A small fixed table from packed words to masks, looked up on the hot path in place of a dictionary.
///
/// - Complexity: a look-up is O(1); the table is at most a quarter full.
struct WordTable: Sendable {
  private var words: [UInt64]
  private var masks: [UInt64]
  private let shift: UInt64

  /// Makes the table of some words; the empty word, 0, has no mask.
  init(_ entries: [UInt64: UInt64]) {
    var bits: UInt64 = 3
    while 1 << bits < entries.count * 4 { bits += 1 }
    shift = 64 - bits
    words = Array(repeating: 0, count: 1 << bits)
    masks = Array(repeating: 0, count: 1 << bits)
    for (word, mask) in entries.sorted(by: { $0.key < $1.key }) where word != 0 {
      var index = Int((word &* 0x9E37_79B9_7F4A_7C15) >> shift)
      while words[index] != 0 { index = (index + 1) & (words.count - 1) }
      words[index] = word
      masks[index] = mask
    }
  }

  /// The mask of a word, or 0.
  subscript(word: UInt64) -> UInt64 {
    var index = Int((word &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while words[index] != word, words[index] != 0 { index = (index + 1) & (words.count - 1) }
    return words[index] == word ? masks[index] : 0
  }
}

import EventModel

extension Vocabulary {
  /// The fewest letters of a callback with misspellings: shorter words are similar to others.
  private static let shortestWithSlips = 10

  /// How many bytes of a text are searched for misspellings; pasted texts are shorter.
  private static let slipReach = 1 << 14

  /// Returns the vocabulary with the words of a text that differ from a callback in one letter:
  /// `viewDidApper`, `viewWilAppear`.
  ///
  /// Each such word requires a search, which logs without it do not need.
  func addingSlips(in text: [UInt8]) -> Vocabulary {
    let callbacks = words.filter {
      $0.isForgiving && !$0.isSlip && $0.code < EventRecord.Code.callbackLimit
        && $0.bytes.count >= Self.shortestWithSlips
    }
    let lengths = callbacks.map(\.bytes.count)
    guard let shortest = lengths.min(), let longest = lengths.max() else { return self }
    var all = self
    text.withUnsafeBufferPointer { text in
      let end = min(text.count, Self.slipReach)
      var start = 0
      for index in 0...end where index == end || !text[index].isLetter {
        let word = start..<index
        start = index + 1
        if word.count >= shortest - 1, word.count <= longest + 1 {
          all.addSlip(UnsafeBufferPointer(rebasing: text[word]), of: callbacks)
        }
      }
    }
    return all
  }

  /// Adds a word if it differs from one of some callbacks in one letter that is not the first.
  private mutating func addSlip(_ word: UnsafeBufferPointer<UInt8>, of callbacks: [Word]) {
    func letters(_ bytes: some Sequence<UInt8>) -> [Unicode.Scalar] {
      bytes.map { Unicode.Scalar($0 | 0x20) }
    }
    let read = letters(word)
    let names = callbacks.map { letters($0.bytes) }
    // The callback itself, possibly with a letter after it that is the view's name.
    guard !names.contains(where: { read.starts(with: $0) }),
      let number = names.firstIndex(where: {
        read.first == $0.first && Spelling.distance($0, read) == 1
      }), !words.contains(where: { $0.bytes.elementsEqual(word) })
    else { return }
    var slip = callbacks[number]
    slip.bytes = Array(word)
    slip.isSlip = true
    words.append(slip)
  }
}

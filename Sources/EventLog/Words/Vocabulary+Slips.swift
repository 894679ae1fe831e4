import EventModel

extension Vocabulary {
  /// The fewest letters of a callback whose slips are looked for: shorter words are near to others.
  private static let shortestWithSlips = 10

  /// How far into a text slips are looked for: what a person pastes is shorter.
  private static let slipReach = 1 << 14

  /// Returns the vocabulary with each word of a text that is a callback but for one letter:
  /// `viewDidApper`, `viewWilAppear`.
  ///
  /// Such a word costs a search of its own, which a log without it does not pay.
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

  /// Adds a word if it is one of some callbacks but for a letter that is not its first.
  private mutating func addSlip(_ word: UnsafeBufferPointer<UInt8>, of callbacks: [Word]) {
    func letters(_ bytes: some Sequence<UInt8>) -> [Unicode.Scalar] {
      bytes.map { Unicode.Scalar($0 | 0x20) }
    }
    let read = letters(word)
    let names = callbacks.map { letters($0.bytes) }
    // The callback itself, perhaps with a letter behind that is the view's name.
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

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

  /// Adds a word if it is one of some callbacks but for a letter.
  private mutating func addSlip(_ word: UnsafeBufferPointer<UInt8>, of callbacks: [Word]) {
    var slipped: Word?
    for callback in callbacks {
      let isSlip = callback.bytes.withUnsafeBufferPointer { name in
        let shared = word.indices.prefix { $0 < name.count && word[$0] | 0x20 == name[$0] | 0x20 }
        // The callback itself, perhaps with a letter behind that is the view's name.
        if shared.count == name.count { return nil as Bool? }
        guard shared.count > 0, abs(word.count - name.count) < 2 else { return false }
        let rest = name.count - shared.count - (word.count > name.count ? 0 : 1)
        return (1...max(1, rest)).allSatisfy {
          rest == 0 || word[word.count - $0] | 0x20 == name[name.count - $0] | 0x20
        }
      }
      guard let isSlip else { return }
      if isSlip { slipped = slipped ?? callback }
    }
    guard var slip = slipped, !words.contains(where: { $0.bytes.elementsEqual(word) }) else {
      return
    }
    slip.bytes = Array(word)
    slip.isSlip = true
    words.append(slip)
  }
}

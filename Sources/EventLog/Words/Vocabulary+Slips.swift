import EventModel

extension Vocabulary {
  /// The fewest letters of a callback with misspellings: shorter words are similar to others.
  private static let shortestWithSlips = 10

  /// How many bytes of a text are searched for misspellings; pasted texts are shorter.
  private static let slipReach = 1 << 14

  /// How many whole words, and none without its first part, show that a log has only whole ones.
  private static let fewestWholes = 8

  /// The part of a callback's name that a team may leave out.
  private static let leftOut = Array("view".utf8)

  /// The callbacks of the contract, without misspellings and a team's own words.
  private var callbacks: [Word] {
    words.filter {
      $0.isForgiving && !$0.isSlip && $0.code < EventRecord.Code.callbackLimit
    }
  }

  /// The callbacks that have a part that a team may leave out, and the same words without it.
  var partedCallbacks: (whole: [Word], short: [Word]) {
    let whole = callbacks.filter { $0.bytes.starts(with: Self.leftOut) }
    let short = whole.map {
      Word(
        bytes: Array($0.bytes.dropFirst(Self.leftOut.count)), code: $0.code, isForgiving: true,
        isSlip: true, isShort: true)
    }
    return (whole, short)
  }

  /// Returns the vocabulary with `willAppear`, `did appear` and so on, if lines of a text end with
  /// at least three of them, and more lines than have the whole words.
  func addingShortWords(in text: [UInt8]) -> Vocabulary {
    let (short, finder) = finders.short
    var matches: [WordFinder.Match] = []
    var counts: [UInt8: Int] = [:]
    for line in text.prefix(Self.slipReach).split(separator: UInt8(ascii: "\n")) {
      // Source code beside the log: `- (void)viewWillAppear:(BOOL)animated {`.
      if line.last(where: { $0 > 0x20 })?.isOne(of: "{;") ?? false { continue }
      ([0x20] + line + [0x20]).withUnsafeBufferPointer { line in
        finder.find(line.baseAddress!, 1..<line.count - 1, into: &matches)
        for match in matches {
          let isWhole = line[match.range.lowerBound] | 0x20 == Self.leftOut[0]
          counts[isWhole ? Self.context : match.code, default: 0] += 1
        }
      }
      matches.removeAll(keepingCapacity: true)
      // Most logs have only whole words, and show it in their first lines.
      if counts.count == 1, counts[Self.context] ?? 0 >= Self.fewestWholes { return self }
    }
    let wholes = counts.removeValue(forKey: Self.context) ?? 0
    guard counts.count > 2, counts.values.reduce(0, +) > wholes else { return self }
    return Vocabulary(self, adding: short)
  }

  /// Returns the vocabulary with the words of a text that differ from a callback in one letter:
  /// `viewDidApper`, `viewWilAppear`.
  ///
  /// Each such word requires a search, which logs without it do not need.
  func addingSlips(in text: [UInt8]) -> Vocabulary {
    let callbacks = callbacks.filter { $0.bytes.count >= Self.shortestWithSlips }
    let lengths = callbacks.map(\.bytes.count)
    guard let shortest = lengths.min(), let longest = lengths.max() else { return self }
    var slips: [Word] = []
    text.withUnsafeBufferPointer { text in
      let end = min(text.count, Self.slipReach)
      var start = 0
      for index in 0...end where index == end || !text[index].isLetter {
        let word = start..<index
        start = index + 1
        if word.count >= shortest - 1, word.count <= longest + 1 {
          slips += slip(UnsafeBufferPointer(rebasing: text[word]), of: callbacks, beside: slips)
        }
      }
    }
    return slips.isEmpty ? self : Vocabulary(self, adding: slips)
  }

  /// Returns a new word if it differs from one of some callbacks in one letter that is not the
  /// first.
  private func slip(
    _ word: UnsafeBufferPointer<UInt8>, of callbacks: [Word], beside slips: [Word]
  ) -> [Word] {
    func letters(_ bytes: some Sequence<UInt8>) -> [Unicode.Scalar] {
      bytes.map { Unicode.Scalar($0 | 0x20) }
    }
    let read = letters(word)
    let names = callbacks.map { letters($0.bytes) }
    // The callback itself, possibly with a letter after it that is the view's name.
    guard !names.contains(where: { read.starts(with: $0) }),
      let number = names.firstIndex(where: {
        read.first == $0.first && Spelling.distance($0, read) == 1
      }), !(words + slips).contains(where: { $0.bytes.elementsEqual(word) })
    else { return [] }
    var slip = callbacks[number]
    slip.bytes = Array(word)
    slip.isSlip = true
    return [slip]
  }
}

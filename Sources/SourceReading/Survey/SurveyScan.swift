/// Sixteen bytes that are compared at once. A comparison gives 255 for each equal byte and 0 for
/// each other: the masks of the standard library are slower when combined with single values.
private typealias Block = SIMD16<UInt8>

/// One pass over a file's bytes, for a ``SourceSurvey``.
///
/// Sixteen places are examined per step; a place where something may start is then examined byte by
/// byte. Near the end every place is.
struct SurveyScan {
  let bytes: UnsafeBufferPointer<UInt8>
  let isSwift: Bool
  var survey: SourceSurvey

  /// Whether the file has carriage returns, so that counting line feeds does not give its lines.
  private(set) var hasReturns = false

  private let groups: [SurveyWords.Group]

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage, _ words: SurveyWords) {
    self.bytes = bytes
    isSwift = language == .swift
    groups = words.groups(for: language)
    survey = SourceSurvey()
  }

  /// Examines all bytes.
  mutating func run() {
    let prints = groups.map { group in
      (
        Block(repeating: group.first), Block(repeating: group.second),
        Block(repeating: group.third)
      )
    }
    let rest = prints.withUnsafeBufferPointer { runBlocks($0) }
    for place in rest..<bytes.count {
      if bytes[place] == .lineFeed { survey.lineCount += 1 }
      if bytes[place] == .carriageReturn { hasReturns = true }
      if place + 2 < bytes.count { lookForWords(at: place) }
      lookForClosure(at: place)
    }
  }

  /// Examines whole blocks, and returns the place behind the last one.
  ///
  /// A word is found at its three bytes, a brace two bytes later.
  private mutating func runBlocks(_ prints: UnsafeBufferPointer<(Block, Block, Block)>) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let start = UnsafeRawPointer(base)
    let width = Block.scalarCount
    var at = 0
    var lineEnds = Block.zero
    var returns = Block.zero
    var blocks = 0
    while at + width + 2 <= bytes.count {
      let first = (start + at).loadUnaligned(as: Block.self)
      let second = (start + at + 1).loadUnaligned(as: Block.self)
      let third = (start + at + 2).loadUnaligned(as: Block.self)
      var words = Block.zero
      for print in prints {
        words |=
          Self.equal(first, print.0) & Self.equal(second, print.1)
          & Self.equal(third, print.2)
      }
      let opens = Self.closures(first, second, third)
      lineEnds &-= Self.equal(first, Block(repeating: .lineFeed))
      returns |= Self.equal(first, Block(repeating: .carriageReturn))
      if Self.hasAny(words | opens) { look(words, opens, at) }
      at += width
      blocks += 1
      if blocks == 255 {
        survey.lineCount += lineEnds.sum
        lineEnds = .zero
        blocks = 0
      }
    }
    survey.lineCount += lineEnds.sum
    hasReturns = Self.hasAny(returns)
    return at
  }

  @inline(__always)
  private static func equal(_ first: Block, _ second: Block) -> Block {
    unsafeBitCast(first .== second, to: Block.self)
  }

  /// Returns where the third byte opens a closure that may be assigned to a name: a brace or a
  /// caret after a mark, a line end or a comment, with at most one space between.
  @inline(__always)
  private static func closures(_ first: Block, _ second: Block, _ third: Block) -> Block {
    let space = Block(repeating: UInt8(ascii: " "))
    let opens =
      equal(third, Block(repeating: UInt8(ascii: "{")))
      | equal(third, Block(repeating: UInt8(ascii: "^")))
    let spaced = equal(second, space) & (mayEnd(first) | equal(first, space))
    return opens & (mayEnd(second) | spaced)
  }

  /// Returns which bytes are less than the space, or are `=`, `:` or `/`.
  @inline(__always)
  private static func mayEnd(_ block: Block) -> Block {
    equal(block & Block(repeating: 0xE0), .zero)
      | equal(block, Block(repeating: UInt8(ascii: "=")))
      | equal(block, Block(repeating: UInt8(ascii: ":")))
      | equal(block, Block(repeating: UInt8(ascii: "/")))
  }

  @inline(__always)
  private static func hasAny(_ block: Block) -> Bool {
    let halves = unsafeBitCast(block, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] != 0
  }

  /// Examines the places that comparisons found.
  private mutating func look(_ words: Block, _ opens: Block, _ at: Int) {
    let wordHalves = unsafeBitCast(words, to: SIMD2<UInt64>.self)
    let openHalves = unsafeBitCast(opens, to: SIMD2<UInt64>.self)
    for half in 0..<2 {
      var bits = UInt64(littleEndian: wordHalves[half])
      while bits != 0 {
        let byte = bits.trailingZeroBitCount / 8
        bits &= ~(0xFF << UInt64(8 * byte))
        lookForWords(at: at + 8 * half + byte)
      }
      bits = UInt64(littleEndian: openHalves[half])
      while bits != 0 {
        let byte = bits.trailingZeroBitCount / 8
        bits &= ~(0xFF << UInt64(8 * byte))
        lookForClosure(at: at + 8 * half + byte + 2)
      }
    }
  }

  /// Checks the words whose three bytes are at a place.
  private mutating func lookForWords(at place: Int) {
    for group in groups
    where group.first == bytes[place] && group.second == bytes[place + 1]
      && group.third == bytes[place + 2]
    {
      for word in group.words { look(for: word, at: place - word.lead) }
    }
  }

  private mutating func look(for word: SurveyWords.Word, at start: Int) {
    let end = start + word.bytes.count
    guard start >= 0, end <= bytes.count, bytes[start..<end].elementsEqual(word.bytes) else {
      return
    }
    switch word.meaning {
    case .marker: survey.hasMarker = true
    case .name: if isWord(start..<end) { survey.hasName = true }
    case .declaration, .extension:
      guard isWord(start..<end) else { return }
      var index = end
      let name = readDeclared(from: &index)
      if word.meaning == .extension { survey.extended.append(name) }
      readInherited(from: index)
    }
  }

  private func isWord(_ range: Range<Int>) -> Bool {
    let goesOn = range.upperBound < bytes.count && bytes[range.upperBound].isPartOfName
    guard !goesOn, range.lowerBound > 0, bytes[range.lowerBound] != UInt8(ascii: "@") else {
      return !goesOn
    }
    // A byte order mark is not part of a name.
    let before = bytes[range.lowerBound - 1]
    return before >= 0x80 || !before.isPartOfName
  }
}

extension SIMD16<UInt8> {
  /// The sum of all bytes.
  fileprivate var sum: Int { indices.reduce(0) { $0 + Int(self[$1]) } }
}

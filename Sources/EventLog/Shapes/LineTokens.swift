/// The words, numbers and pointers of a message around one callback, in order.
///
/// `Inbox[41] viewWillAppear self=0x7f82` has the word `Inbox`, the number `41` and the pointer
/// `0x7f82` with the label `self`. Lines have the same signature if their tokens have the same
/// kinds and the same punctuation between them.
struct LineTokens {
  /// The form of a token.
  enum Kind: UInt8 {
    case word, number, pointer, uuid, hex, time

    /// Whether tokens of this kind distinguish objects.
    var isAddress: Bool { self == .pointer || self == .uuid || self == .hex }
  }

  /// A word, a number or a pointer.
  struct Token {
    var range: Range<Int>
    var kind: Kind
    /// The label of the token: `self` in `self=0x7f82`.
    var label: Range<Int>?
    /// Whether the label ends with an equals sign.
    var isAssigned = false
    /// The index of the class before a pointer in the same angle brackets.
    var owner: Int?
    /// The character just before the token; 0x20 for a blank.
    var sign: UInt8
    /// Whether the token follows the callback.
    var isBehind: Bool

    /// Whether a sign marks a number as part of a name: `Inbox#3`, `Inbox@3`.
    var hasMark: Bool { sign.isOne(of: "#@") }
  }

  /// The most tokens of a message that are examined; a logger's line has fewer.
  static let limit = 16

  private(set) var tokens: [Token] = []
  /// The hash of the shape of the message.
  private(set) var signature = 0

  private let text: CleanText

  init(_ text: CleanText, _ body: Range<Int>, callback: Range<Int>) {
    self.text = text
    var shape = Hasher()
    var index = body.lowerBound
    var gap = index
    while index < body.upperBound, tokens.count < Self.limit {
      if index == callback.lowerBound {
        text.combine(gap..<index, into: &shape)
        shape.combine(0xFF as UInt8)
        index = max(callback.upperBound, index + 1)
        gap = index
      } else if text.startsToken(at: index) {
        let limit = index < callback.lowerBound ? callback.lowerBound : body.upperBound
        let range = text.token(from: index, to: limit)
        text.combine(gap..<range.lowerBound, into: &shape)
        add(range, gap: gap..<index, isBehind: index >= callback.upperBound)
        shape.combine(tokens[tokens.count - 1].kind.rawValue)
        index = max(range.upperBound, index + 1)
        gap = index
        index = text.endOfDescription(from: index, to: limit)
      } else {
        index += 1
      }
    }
    text.combine(gap..<max(gap, body.upperBound), into: &shape)
    signature = shape.finalize()
  }

  private mutating func add(_ range: Range<Int>, gap: Range<Int>, isBehind: Bool) {
    let sign = range.lowerBound > 0 ? text[range.lowerBound - 1] : 0x20
    var token = Token(
      range: range, kind: text.kind(of: range, behind: sign), sign: sign, isBehind: isBehind)
    if let last = tokens.last, last.isBehind == isBehind, last.kind == .word {
      let sign = text.labelSign(in: gap)
      let labels =
        sign == .none && text.isOne(of: ConsoleWords.instanceLabels, last.range)
      if labels || sign == .colon || sign == .equals {
        token.label = last.range
        token.isAssigned = sign == .equals
      }
      // `<Inbox: 0x7f82>`, `<Inbox 0x7f82>`
      let isInside = last.sign == UInt8(ascii: "<") && (sign == .none || sign == .colon)
      if token.kind != .word, isInside, text.first(">", in: gap) == nil {
        token.owner = tokens.count - 1
      }
    }
    tokens.append(token)
  }
}

/// The separator between a word and the next token.
private enum LabelSign {
  /// Only blanks, quotes and opening brackets.
  case none
  case colon, equals, other
}

extension CleanText {
  /// Returns the separator between a label and its value.
  fileprivate func labelSign(in gap: Range<Int>) -> LabelSign {
    var found = LabelSign.none
    for index in gap {
      switch self[index] {
      case 0x20, 0x22, 0x27, 0x3C, 0x28, 0x5B, 0x7B, 0x60: continue
      case 0x3A where found == .none: found = .colon
      case 0x3D where found == .none: found = .equals
      default: return .other
      }
    }
    return found
  }

  fileprivate func startsToken(at index: Int) -> Bool { self[index].isWord || self[index] >= 0x80 }

  /// Feeds the punctuation of a part into a hasher, without blanks and repeated characters.
  fileprivate func combine(_ gap: Range<Int>, into hasher: inout Hasher) {
    var last: UInt8 = 0x20
    for index in gap where self[index] != 0x20 && self[index] != last {
      last = self[index]
      hasher.combine(last)
    }
  }

  fileprivate func token(from start: Int, to limit: Int) -> Range<Int> {
    var end = start
    let isClock = self[start].isDigit
    while end < limit {
      let byte = self[end]
      let joins =
        byte == 0x2D || byte == 0x2E || byte == 0x2F || byte == 0x24 || byte == 0x2B
        || byte == UInt8(ascii: "~")
        || isClock && byte == 0x3A
      guard byte.isWord || byte >= 0x80 || joins && end + 1 < limit && startsToken(at: end + 1)
      else { break }
      if byte.isOne(of: "-/"), matches("0x", at: end + 1) || isPointer(start..<end) { break }
      // `Inbox-3`, but not `VC-3`
      if byte == UInt8(ascii: "-"), !isClock, isShortNumber(at: end + 1, to: limit),
        !isOne(of: ConsoleWords.screens, start..<end)
      {
        break
      }
      end += 1
    }
    return start..<(endOfGenericArguments(at: end, of: start, to: limit) ?? end)
  }

  /// Returns the end of generic arguments, `Host<Inbox>`, or nil if there are none.
  func endOfGenericArguments(at open: Int, of start: Int, to limit: Int) -> Int? {
    guard open < limit, self[open] == UInt8(ascii: "<"), self[start].isCapital,
      !matches("0x", at: open + 1)
    else { return nil }
    var close = open
    while close < min(limit, open + Self.longestValue),
      self[close].isWord || self[close].isOne(of: "<,. >")
    {
      if self[close] == 0x3E, self[close + 1] != 0x3E { return close + 1 }
      close += 1
    }
    return nil
  }

  /// Whether a number of at most three digits starts here and ends the word: `Inbox-3`. Groups of a
  /// UUID are longer.
  private func isShortNumber(at start: Int, to limit: Int) -> Bool {
    let digits = (start..<limit).prefix { self[$0].isDigit }.count
    let end = start + digits
    return (1...3).contains(digits) && (end == limit || !self[end].isNameByte)
  }

  /// Returns the end of an object's description that continues at an index:
  /// `; frame = (0 0; 320 480)>`.
  fileprivate func endOfDescription(from start: Int, to limit: Int) -> Int {
    guard start < limit, self[start] == UInt8(ascii: ";"),
      let close = first(">", in: start..<limit),
      first("<", in: start..<close) == nil
    else { return start }
    return close
  }

  fileprivate func kind(of range: Range<Int>, behind sign: UInt8) -> LineTokens.Kind {
    if isNumber(range), sign != UInt8(ascii: "@") || range.count < Self.shortestHex {
      return self[range.upperBound] == 0x20 && isMeasure(range) ? .time : .number
    }
    if isPointer(range) { return .pointer }
    if isUUID(range) { return .uuid }
    if isHex(range, behind: sign) { return .hex }
    if self[range.lowerBound] == UInt8(ascii: "L"),
      isNumber(range.drop { self[$0].isOne(of: "L.") })
    {
      return .time
    }
    guard self[range.lowerBound].isDigit else { return .word }
    let isTime = range.allSatisfy { self[$0].isDigit || self[$0].isOne(of: ".:-/+TZ") }
    return isTime || isMeasure(range) ? .time : .word
  }

  /// The fewest digits of an address behind a sign: `@7f82`.
  private static let shortestHex = 4

  /// Whether a part is an address without `0x`: `@7f82ab`.
  private func isHex(_ range: Range<Int>, behind sign: UInt8) -> Bool {
    let isMarked = sign.isOne(of: "@#")
    guard range.count >= (isMarked ? Self.shortestHex : 9), range.count <= 16 else { return false }
    return range.allSatisfy { self[$0].hexDigitValue != nil }
      && range.contains { self[$0].isDigit }
  }

  func isUUID(_ range: Range<Int>) -> Bool {
    range.count == 36 && end(of: Self.uuid, in: range) != nil
  }

  private static let uuid = TextPattern(
    #"\h{8}-\h\h\h\h-\h\h\h\h-\h\h\h\h-\h{12}"#)
}

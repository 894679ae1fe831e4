/// A line of a console log, cleaned so that only ASCII has to be handled when it is read.
///
/// Color codes, zero bytes, most tabs, emoji and other ornaments become blanks. Dashes, arrows,
/// brackets and quotes of all scripts become their ASCII counterparts. Every byte keeps its place,
/// so an index in the cleaned line is also its index in the log's line.
struct ConsoleLine {
  /// The cleaned bytes, with a blank before and after.
  private var storage: [UInt8] = []

  /// Cleans a line.
  mutating func load(_ line: UnsafeBufferPointer<UInt8>) {
    storage.removeAll(keepingCapacity: true)
    storage.append(0x20)
    storage.append(contentsOf: line)
    storage.append(0x20)
    storage.withUnsafeMutableBufferPointer { bytes in
      var index = 1
      while index < bytes.count - 1 {
        let byte = bytes[index]
        if byte == UInt8(ascii: "&") {
          index += Self.cleanEntity(bytes, at: index)
        } else if byte == UInt8(ascii: "<") {
          index += Self.cleanTag(bytes, at: index)
        } else if byte >= 0x20, byte < 0x7F {
          index += 1
        } else {
          index += Self.clean(bytes, at: index)
        }
      }
    }
  }

  /// Cleans a line, finds words in it, and calls the closure with both.
  mutating func search<Result>(
    _ line: UnsafeBufferPointer<UInt8>, for finder: WordFinder,
    _ body: (CleanText, [WordFinder.Match]) -> Result
  ) -> Result {
    load(line)
    return withBytes { bytes in
      var matches: [WordFinder.Match] = []
      finder.find(bytes, 0..<line.count, into: &matches)
      return body(CleanText(bytes: bytes, count: line.count), matches)
    }
  }

  func withBytes<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    storage.withUnsafeBufferPointer { body($0.baseAddress! + 1) }
  }
}

extension ConsoleLine {
  /// Cleans the character at an index and returns how many bytes it takes.
  private static func clean(_ bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int) -> Int {
    let end = bytes.count - 1
    switch bytes[index] {
    case 0x1B: return cleanEscape(bytes, at: index, end)
    case 0x09 where bytes[index - 1] > 0x20 && bytes[index + 1] > 0x20 && bytes[index - 1] != 0x7C:
      // A tab that separates columns: a name does not continue after it.
      bytes[index] = UInt8(ascii: "|")
      return 1
    case 0..<0x20, 0x7F:
      bytes[index] = 0x20
      return 1
    case 0xC2 where index + 2 <= end:
      if let sign = Ornament.ofTwo[bytes[index + 1]] { put(sign, 2, bytes, index) }
      return 2
    case 0xE2, 0xE3, 0xEF:
      guard index + 3 <= end else { return 1 }
      let value =
        UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
      if value == Ornament.middleDot, bytes[index - 1] == 0x20 {
        put("-", 3, bytes, index)
      } else if value == Ornament.keycap {
        cleanKeycap(bytes, at: index)
      } else if let number = Ornament.circledNumber(of: value) {
        put(number < 10 ? "0. " : "10.", 3, bytes, index)
        bytes[index + number / 10] += UInt8(number % 10)
      } else if let sign = Ornament.plainSign(of: value) {
        put(sign, 3, bytes, index)
      } else if let sign = Ornament.sign(of: value) {
        put("", 3, bytes, index)
        bytes[index] = sign
      }
      return 3
    case 0xF0 where index + 4 <= end && bytes[index + 1] == 0x9F:
      // The prohibition sign.
      let isRefusal = bytes[index + 2] == 0x9A && bytes[index + 3] == 0xAB
      put(isRefusal ? "\u{1}" : "", 4, bytes, index)
      return 4
    default: return 1
    }
  }

  /// Writes a number on a keycap as that of a list: `3:`.
  private static func cleanKeycap(_ bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int) {
    // A variation selector was blanked.
    let digit = index > 3 && bytes[index - 1] == 0x20 ? index - 4 : index - 1
    put("", 3, bytes, index)
    if bytes[digit].isDigit { bytes[digit + 1] = UInt8(ascii: ":") }
  }

  /// Replaces an HTML entity with the character that it stands for: `&lt;Inbox: 0x1&gt;`.
  private static func cleanEntity(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int
  ) -> Int {
    guard index + 4 < bytes.count else { return 1 }
    let text = UnsafePointer(bytes.baseAddress! + index)
    guard text.holds("&lt;") || text.holds("&gt;") else { return 1 }
    put(text.holds("&lt;") ? "   <" : ">", 4, bytes, index)
    return 4
  }

  /// Blanks an HTML tag in a line that was copied from a web page: `<td>Inbox</td>`.
  private static func cleanTag(_ bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int) -> Int {
    let end = min(bytes.count - 1, index + 200)
    var name = index + 1
    let isEnd = bytes[name] == UInt8(ascii: "/")
    if isEnd { name += 1 }
    var last = name
    while last < end, bytes[last].isLetter || bytes[last].isDigit { last += 1 }
    let text = CleanText(bytes: UnsafePointer(bytes.baseAddress!), count: bytes.count)
    guard last > name, !bytes[name].isCapital else { return 1 }
    let isKnown =
      text.isOne(of: tags, name..<last)
      && (isEnd || !bytes[index - 1].isWord || bytes[name] == UInt8(ascii: "b"))
    guard isEnd || isKnown || isClosed(bytes, name..<last) else { return 1 }
    let isBare = bytes[last] == UInt8(ascii: ">") || bytes[last] == UInt8(ascii: "/")
    guard isBare || bytes[last] == 0x20,
      let close = (last..<end).first(where: { bytes[$0] == UInt8(ascii: ">") })
    else { return 1 }
    for place in index...close { bytes[place] = 0x20 }
    return close + 1 - index
  }

  /// Whether the rest of the line closes a tag of this name.
  private static func isClosed(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, _ name: Range<Int>
  ) -> Bool {
    let end = min(bytes.count - 1, name.upperBound + 200) - name.count
    guard bytes[name.upperBound] == UInt8(ascii: ">"), name.upperBound + 2 < end else {
      return false
    }
    return (name.upperBound + 3..<end).contains { start in
      bytes[start - 2] == UInt8(ascii: "<") && bytes[start - 1] == UInt8(ascii: "/")
        && name.indices.allSatisfy { bytes[start + $0 - name.lowerBound] == bytes[$0] }
    }
  }

  private static let tags = WordSet(
    "td tr th li ol ul br p b i u em strong code pre span div font tt kbd string key h1 h2 h3")

  /// Blanks a terminal's escape sequence.
  private static func cleanEscape(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int, _ end: Int
  ) -> Int {
    var last = index + 1
    if last < end, bytes[last] == UInt8(ascii: "[") {
      last += 1
      while last < end, (0x20...0x3F).contains(bytes[last]) { last += 1 }
      last += last < end ? 1 : 0
    }
    for place in index..<min(last, end) { bytes[place] = 0x20 }
    return max(1, last - index)
  }

  private static func put(
    _ text: StaticString, _ count: Int, _ bytes: UnsafeMutableBufferPointer<UInt8>, _ index: Int
  ) {
    for place in 0..<count {
      bytes[index + place] = place < text.utf8CodeUnitCount ? text.utf8Start[place] : 0x20
    }
  }
}

/// Characters beyond ASCII that decorate log lines, and their replacements.
private enum Ornament {
  /// Replacements by second byte, after C2: no-break space, guillemets, middle dot.
  static let ofTwo: [UInt8: StaticString] = [
    0xA0: "", 0xAB: "<<", 0xBB: ">>", 0xB7: "-", 0xAD: "", 0xA6: "|", 0xA7: "",
  ]

  /// The sign that puts a digit on a keycap.
  static let keycap: UInt32 = 0xE283A3

  /// The katakana middle dot: a bullet at the start of a word, and a part of names inside.
  static let middleDot: UInt32 = 0xE383BB

  /// Returns the number of a character such as `③`, or nil.
  static func circledNumber(of value: UInt32) -> Int? {
    0xE291A0...0xE291B3 ~= value ? Int(value - 0xE2919F) : nil
  }

  /// Returns the replacement of a character of three bytes, or nil if it is a letter.
  static func plainSign(of value: UInt32) -> StaticString? {
    switch value {
    case 0xE28090...0xE28095, 0xE28892: "-"
    case 0xE28098, 0xE28099: "'"
    case 0xE2809C, 0xE2809D: "\""
    case 0xE28080...0xE2808F, 0xE280A2, 0xE280A3, 0xE280A6...0xE280AF, 0xE281A0: ""
    case 0xE280B9: "<"
    case 0xE280BA: ">"
    case 0xE28690: "<-"
    case 0xE28692, 0xE28792, 0xE29E94...0xE29EBE, 0xE29FB6, 0xE29FB9, 0xE286B3, 0xE286AA: "->"
    // Crosses: they are kept as the byte 1, since they mean that something did not happen.
    case 0xE29C95...0xE29C98, 0xE29D8C, 0xE29D8E: "\u{1}"
    // Arrows, technical signs, boxes, shapes, dingbats, variation selectors.
    case 0xE28680...0xE287BF, 0xE28C80...0xE28FBF, 0xE29480...0xE29EBF, 0xE2AC80...0xE2AFBF: ""
    case 0xEFB880...0xEFB88F, 0xEFBBBF: ""
    case 0xE38080: ""
    case 0xE38081: ","
    case 0xE3808A...0xE38091: value & 1 == 0 ? "[" : "]"
    case 0xE38094, 0xE38095: value & 1 == 0 ? "[" : "]"
    default: nil
    }
  }

  /// Returns the ASCII counterpart of a full-width character, such as `（` or `？`. Returns nil for a
  /// letter, a digit, and the full-width semicolon, since it does not end a statement of code.
  static func sign(of value: UInt32) -> UInt8? {
    guard case 0xEFBC81...0xEFBD9E = value, value & 0xC0 == 0x80, value != 0xEFBC9B else {
      return nil
    }
    let sign = UInt8(truncatingIfNeeded: value - (value < 0xEFBD80 ? 0xEFBC60 : 0xEFBD20))
    return sign.isWord ? nil : sign
  }
}

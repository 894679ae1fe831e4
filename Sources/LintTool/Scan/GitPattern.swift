/// A pattern of a `.gitignore` file, matched with the bytes of paths as git matches it.
///
/// `*` and `?` do not stand for a slash; `**` between slashes, or at an end next to one, stands for
/// any directories; the character after a backslash stands for itself.
struct GitPattern: Sendable {
  private typealias Token = PatternTokens<UInt8>.Token

  /// The bytes that every match starts and ends with, nil for any. Nearly all names differ in one of them.
  var ends: (first: UInt8?, last: UInt8?) {
    (lead.first, lead.count < tokens.all.count ? tail.last : lead.last)
  }

  private var tokens = PatternTokens(slash: UInt8(ascii: "/"))

  /// The bytes that every match starts with.
  private let lead: [UInt8]

  /// The bytes that every match ends with, if the pattern is more than its lead.
  private let tail: [UInt8]

  /// Reads a pattern; nil if it matches nothing.
  init?(_ text: ArraySlice<UInt8>) {
    var rest = text
    while !rest.isEmpty {
      let followsSlash =
        rest.startIndex == text.startIndex || text[rest.startIndex - 1] == UInt8(ascii: "/")
      guard let token = Self.token(&rest, followsSlash: followsSlash) else { return nil }
      tokens.append(token)
    }
    lead = Self.bytes(tokens.all)
    tail = lead.count < tokens.all.count ? Self.bytes(tokens.all.reversed()).reversed() : []
  }

  private static func bytes(_ tokens: [Token]) -> [UInt8] {
    tokens.lazy.map { if case .letter(let byte) = $0 { byte } else { UInt8?.none } }
      .prefix { $0 != nil }.compactMap { $0 }
  }

  /// Returns whether the pattern matches a whole path, or a name.
  ///
  /// - Complexity: O(tokens × bytes).
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= lead.count + tail.count, text.starts(with: lead),
      text.suffix(tail.count).elementsEqual(tail)
    else { return false }
    // Most patterns are only a name.
    return lead.count == tokens.all.count ? text.count == lead.count : tokens.matches(text)
  }
}

extension GitPattern {
  /// Takes the next token; nil for what is not closed.
  private static func token(_ text: inout ArraySlice<UInt8>, followsSlash: Bool) -> Token? {
    let byte = text.removeFirst()
    switch byte {
    case UInt8(ascii: "?"): return .one
    case UInt8(ascii: "*"):
      let isDouble = text.first == UInt8(ascii: "*")
      while text.first == UInt8(ascii: "*") { text.removeFirst() }
      guard isDouble, followsSlash else { return .any }
      if text.isEmpty { return .anything }
      guard text.first == UInt8(ascii: "/") else { return .any }
      text.removeFirst()
      return .directories
    case UInt8(ascii: "["): return set(&text)
    case UInt8(ascii: "\\"): return text.popFirst().map { .letter($0) }
    default: return .letter(byte)
    }
  }

  /// Reads a set behind its bracket; nil if it is not closed.
  private static func set(_ text: inout ArraySlice<UInt8>) -> Token? {
    let isNegated = text.first == UInt8(ascii: "!") || text.first == UInt8(ascii: "^")
    if isNegated { text.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    var isFirst = true
    while var first = text.popFirst() {
      if first == UInt8(ascii: "]"), !isFirst { return .set(ranges, isNegated: isNegated) }
      isFirst = false
      if first == UInt8(ascii: "["), let named = namedRanges(&text) {
        ranges += named
        continue
      }
      if first == UInt8(ascii: "\\") {
        guard let escaped = text.popFirst() else { return nil }
        first = escaped
      }
      guard text.first == UInt8(ascii: "-"), var last = text.dropFirst().first,
        last != UInt8(ascii: "]")
      else {
        ranges.append(first...first)
        continue
      }
      text.removeFirst(2)
      if last == UInt8(ascii: "\\") {
        guard let escaped = text.popFirst() else { return nil }
        last = escaped
      }
      if first <= last { ranges.append(first...last) }
    }
    return nil
  }

  private static let classes: [String: [ClosedRange<Unicode.Scalar>]] = [
    "alnum": ["a"..."z", "A"..."Z", "0"..."9"], "alpha": ["a"..."z", "A"..."Z"],
    "digit": ["0"..."9"], "lower": ["a"..."z"], "upper": ["A"..."Z"],
    "space": [" "..." ", "\t"..."\r"], "blank": [" "..." ", "\t"..."\t"],
    "punct": ["!"..."/", ":"..."@", "["..."`", "{"..."~"],
    "xdigit": ["0"..."9", "a"..."f", "A"..."F"],
  ]

  /// Reads `:digit:]` behind its bracket; nil if there is none.
  private static func namedRanges(_ text: inout ArraySlice<UInt8>) -> [ClosedRange<UInt8>]? {
    guard text.first == UInt8(ascii: ":"),
      let end = text.dropFirst().firstIndex(of: UInt8(ascii: "]")),
      text[end - 1] == UInt8(ascii: ":"), end - 1 > text.startIndex,
      let ranges = classes[String(decoding: text[text.startIndex + 1..<end - 1], as: UTF8.self)]
    else { return nil }
    text = text[(end + 1)...]
    return ranges.map { UInt8(ascii: $0.lowerBound)...UInt8(ascii: $0.upperBound) }
  }
}

/// Names that are searched among tokens. Few tokens have the length and the first letter of one.
struct NameSearch {
  private let names: [String]

  /// A bit for the length of each name.
  private let lengths: UInt64

  /// A bit for the first letter of each name.
  private let letters: UInt32

  init(_ names: [String]) {
    self.names = names
    lengths = names.reduce(0) { $0 | Self.bit(ofLength: $1.utf8.count) }
    letters = names.reduce(0) { $0 | Self.bit(of: $1.utf8.first ?? 0) }
  }

  /// The search for a property by its own name and by that of its variable.
  init(property name: String) {
    let plain = ObjectiveCBodyReader.plain(name)
    let isPlain = ObjectiveCBodyReader.plain(plain) == plain
    self.init((isPlain ? [plain] : []) + ["_" + plain])
  }

  private static func bit(ofLength count: Int) -> UInt64 { 1 << UInt64(min(count, 63)) }

  private static func bit(of letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }

  /// Whether one of them occurs in a range of tokens.
  func stand(in range: Range<Int>, of text: SourceText) -> Bool {
    range.contains { isName($0, of: text) }
  }

  /// Whether a token is one of them.
  func isName(_ index: Int, of text: SourceText) -> Bool {
    let token = text.tokens[index]
    return token.kind == .identifier && lengths & Self.bit(ofLength: token.range.count) != 0
      && mayBegin(token, of: text) && names.contains { text.matches(index, $0) }
  }

  /// Whether a token begins like one of them.
  func begins(_ index: Int, of text: SourceText) -> Bool {
    let token = text.tokens[index]
    return token.kind == .identifier && mayBegin(token, of: text)
      && names.contains { text.begins(index, with: $0) }
  }

  private func mayBegin(_ token: SourceToken, of text: SourceText) -> Bool {
    letters & Self.bit(of: text.file.bytes[Int(token.start)]) != 0
  }
}

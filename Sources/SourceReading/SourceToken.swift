/// One token of client source: what it is, and which bytes of the file it covers.
///
/// Tokens are flat: the tokens of a file are one array, and no text is copied. Comments,
/// preprocessor lines and the `#if` lines of Swift are not among them (``SourceText``).
package struct SourceToken: Hashable, Sendable {
  /// What a token is.
  package enum Kind: UInt8, Sendable {
    /// A name, or a word that is a keyword only in some places (`override`, `get`, `async`). The
    /// range of a name in backticks does not include them.
    case identifier
    /// A reserved word; `keyword` says which. After a dot every word is a name, except for `self`
    /// and `init`.
    case keyword
    case number
    /// A string literal of any form, with its quotes and all that is interpolated.
    case string
    /// A regular expression literal of Swift, or a character literal of C.
    case otherLiteral
    /// One of `( ) [ ] { } , ; : . @ \ ^`; `mark` is the byte. Also each `?` and `!` that follows an
    /// operand, each `&` before one, and in Objective-C each one-byte operator.
    case mark
    /// An operator; `mark` is the byte of one that has just one, else 0.
    case symbol
    /// A word after `#`, as in `#selector`; the range starts at the `#`.
    case hashWord
    /// A word after `@` in Objective-C, as in `@interface`; the range starts at the `@`. If it is
    /// one that structures a file, `keyword` says which.
    case atWord
    /// A byte that cannot start a token.
    case unknown
  }

  /// What is before a token.
  package struct Spacing: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// White space or a comment.
    package static let space = Spacing(rawValue: 1)
    /// The end of a line; the token is the first one of its line.
    package static let line = Spacing(rawValue: 2)
  }

  /// The offset of the first byte.
  package var start: Int32

  /// The offset one past the last byte.
  package var end: Int32

  package var kind: Kind

  /// The byte of a mark or of a one-byte symbol, the raw value of a keyword, else 0.
  package var detail: UInt8

  /// What is before it.
  package var spacing: Spacing

  @inline(__always)
  package init(
    _ kind: Kind, _ range: Range<Int>, detail: UInt8 = 0, spacing: Spacing = []
  ) {
    self.kind = kind
    start = Int32(truncatingIfNeeded: range.lowerBound)
    end = Int32(truncatingIfNeeded: range.upperBound)
    self.detail = detail
    self.spacing = spacing
  }

  /// The bytes it covers.
  package var range: Range<Int> { Int(start)..<Int(end) }

  /// Which keyword it is; nil for all other tokens.
  package var keyword: SourceKeyword? {
    kind == .keyword || kind == .atWord ? SourceKeyword(rawValue: detail) : nil
  }

  /// Whether it is this mark, or a symbol of just this byte: `token.isMark("{")`.
  @inline(__always)
  package func isMark(_ mark: Unicode.Scalar) -> Bool {
    (kind == .mark || kind == .symbol) && UInt32(detail) == mark.value
  }

  /// The `detail` of the symbol `->`.
  static let arrow: UInt8 = 1

  package var isArrow: Bool { kind == .symbol && detail == Self.arrow }

  /// Whether it is a name or a keyword.
  package var isWord: Bool { kind == .identifier || kind == .keyword }

  /// Whether it is the first token of its line.
  package var startsLine: Bool { spacing.contains(.line) }
}

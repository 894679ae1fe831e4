/// The result of a lexer.
struct LexedTokens {
  /// A line that begins or ends code that is compiled on a condition.
  struct Directive {
    enum Kind { case `if`, `else`, end }

    var kind: Kind

    /// Whether the condition of an `#if` is never true in a build for users.
    var isNever = false

    /// The number of tokens before it.
    var token: Int
  }

  var tokens: [SourceToken] = []
  var comments: [SourceToken] = []
  var directives: [Directive] = []

  /// The macros of Objective-C that are defined and can be expanded.
  var macros: [MacroDefinition] = []

  init(byteCount: Int) { tokens.reserveCapacity(byteCount / 6 + 16) }
}

/// The position of a lexer in a file's bytes, and what both lexers read in the same way.
struct ByteCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  let classes: UnsafePointer<ByteClass>
  let end: Int
  var at = 0
  var spacing: SourceToken.Spacing = [.space, .line]
  var read: LexedTokens

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ classes: UnsafePointer<ByteClass>) {
    self.bytes = bytes
    self.classes = classes
    end = bytes.count
    read = LexedTokens(byteCount: bytes.count)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  /// The byte at an offset from the position; 0 after the end.
  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 { at + offset < end ? bytes[at + offset] : 0 }

  @inline(__always)
  func classes(at index: Int) -> ByteClass { index < end ? classes[Int(bytes[index])] : [] }

  /// Adds a token that starts at a byte and ends before the current one.
  @inline(__always)
  mutating func add(_ kind: SourceToken.Kind, from start: Int, detail: UInt8 = 0) {
    read.tokens.append(SourceToken(kind, start..<at, detail: detail, spacing: spacing))
    spacing = []
  }

  mutating func addComment(from start: Int) {
    read.comments.append(SourceToken(.unknown, start..<at, spacing: spacing))
    spacing.insert(.space)
  }

  /// Moves behind the bytes that may follow in names and numbers.
  @inline(__always)
  mutating func skipName() {
    while at < end, classes[Int(bytes[at])].contains(.name) { at += 1 }
  }

  /// Moves behind the white space at this place.
  @inline(__always)
  mutating func skipBlanks() {
    repeat { at += 1 } while at < end && classes[Int(bytes[at])].contains(.blank)
  }

  /// Moves to the next byte that ends a line, or to the end.
  mutating func skipLine() {
    guard let base = bytes.baseAddress else { return }
    let lineFeed = base.index(of: .lineFeed, from: at, to: end)
    at = base.index(of: .carriageReturn, from: at, to: lineFeed)
  }

  /// Moves behind a block comment that starts here; one that is not closed goes to the end.
  mutating func skipBlockComment(nested: Bool) {
    var depth = 0
    while at < end {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*"), nested || depth == 0 {
        depth += 1
        at += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else {
        if byte().isLineEnd { spacing.insert(.line) }
        at += 1
      }
    }
  }

  /// Moves to the next of two bytes, or to the end.
  mutating func skip(to first: UInt8, or second: UInt8) {
    while at < end, bytes[at] != first, bytes[at] != second { at += 1 }
  }
}

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  @inline(__always)
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
}

extension UInt8 {
  /// Whether it is a letter, a digit, an underscore or a dot of ASCII.
  var isPartOfDottedName: Bool {
    (self | 0x20).isSmall || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
      || self == UInt8(ascii: "_")
      || self == UInt8(ascii: ".")
  }
}

extension UInt8 {
  /// Whether it ends the name of a type: generic arguments follow, or a mark.
  var endsTypeName: Bool {
    switch self {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ","), UInt8(ascii: "?"),
      UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "&"):
      true
    default: false
    }
  }

  /// Whether it is a capital letter of ASCII.
  var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }

  /// Whether the byte is one of `a` to `z`.
  var isSmall: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
}

extension String {
  /// Whether it starts with a capital letter of ASCII, as the names of types do.
  var startsWithCapital: Bool { utf8.first?.isCapital ?? false }
}

extension String {
  /// Whether it is a name, or the path of a member of it: `timer.isValid` for `timer`.
  func isOrStandsIn(_ name: String) -> Bool {
    guard hasPrefix(name) else { return false }
    let rest = utf8.dropFirst(name.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: ".")
  }

  /// Whether it contains the bytes of another string: `contains` compares characters, which takes
  /// far longer.
  func holds(_ part: String) -> Bool {
    var whole = self
    return whole.withUTF8 { $0.holds(part) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether it contains the bytes of a string.
  func holds(_ part: String) -> Bool {
    var part = part
    return part.withUTF8 { part in
      guard let base = baseAddress, let first = part.first else { return part.isEmpty }
      let end = count - part.count + 1
      var at = 0
      while at < end {
        at = base.index(of: first, from: at, to: end)
        if at < end, memcmp(base + at, part.baseAddress!, part.count) == 0 { return true }
        at += 1
      }
      return false
    }
  }
}

/// What a byte can be part of, in both languages.
struct ByteClass: OptionSet {
  let rawValue: UInt8

  /// White space within a line.
  static let blank = ByteClass(rawValue: 1)
  /// The start of a name; every byte outside ASCII is one.
  static let nameStart = ByteClass(rawValue: 2)
  /// A byte that may follow in a name or a number.
  static let name = ByteClass(rawValue: 4)
  static let digit = ByteClass(rawValue: 8)
  /// A byte of a Swift operator.
  static let symbol = ByteClass(rawValue: 16)

  static let table: [ByteClass] = (UInt8.min...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0: .blank
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      [.nameStart, .name]
    case UInt8(ascii: "0")...UInt8(ascii: "9"): [.digit, .name]
    default: "/=-+*%<>!&|^~?".utf8.contains(byte) ? .symbol : []
    }
  }
}

extension UnsafePointer<UInt8> {
  /// Returns the index at which a byte occurs next in a range, or the range's end.
  ///
  /// The C library compares 32 bytes per step.
  @inline(__always)
  func index(of byte: UInt8, from start: Int, to end: Int) -> Int {
    guard start < end, let found = memchr(self + start, Int32(byte), end - start) else {
      return end
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(self)
  }
}

extension [UInt8] {
  /// Appends a text that is known when the program is built.
  mutating func append(_ text: StaticString) { text.withUTF8Buffer { append(contentsOf: $0) } }

  /// Appends a number in decimal, padded with zeros to a number of digits.
  mutating func append(decimal number: UInt64, digits: Int = 1) {
    let text = String(number).utf8
    append(contentsOf: repeatElement(UInt8(ascii: "0"), count: Swift.max(0, digits - text.count)))
    append(contentsOf: text)
  }

  /// Appends an address: `0x` and hexadecimal digits.
  mutating func append(address: UInt) {
    append("0x")
    append(contentsOf: String(address, radix: 16).utf8)
  }

  /// Appends a time in seconds: `12.004031`.
  mutating func append(time microseconds: UInt64) {
    append(decimal: microseconds / 1_000_000)
    append(UInt8(ascii: "."))
    append(decimal: microseconds % 1_000_000, digits: 6)
  }

  /// Appends a text as it stands between quotes, in JSON and in transcripts.
  mutating func append(escaped bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { append(UInt8(ascii: "\\")) }
      append(byte < 0x20 ? 0x20 : byte)
    }
  }

  /// Appends the mark that distinguishes names after a gap from those before it: `~1` after the
  /// first.
  mutating func append(gaps: Int) {
    guard gaps > 0 else { return }
    append(UInt8(ascii: "~"))
    append(decimal: UInt64(gaps))
  }
}

extension [UInt8] {
  /// Appends a text that is known when the program is built.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends a number in decimal, padded with zeros to a number of digits.
  mutating func append(decimal number: UInt64, digits: Int = 1) {
    let start = count
    var rest = number
    repeat {
      append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    while count - start < digits { append(UInt8(ascii: "0")) }
    self[start...].reverse()
  }

  /// Appends an address: `0x` and hexadecimal digits.
  mutating func append(address: UInt) {
    append("0x")
    let start = count
    var rest = address
    repeat {
      let digit = UInt8(rest % 16)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      rest /= 16
    } while rest > 0
    self[start...].reverse()
  }

  /// Appends a time in seconds: `12.004031`.
  mutating func append(time microseconds: UInt64) {
    append(decimal: microseconds / 1_000_000)
    append(UInt8(ascii: "."))
    append(decimal: microseconds % 1_000_000, digits: 6)
  }

  /// Appends the mark that distinguishes names after a gap from those before it: `~1` after the
  /// first.
  mutating func append(gaps: Int) {
    guard gaps > 0 else { return }
    append(UInt8(ascii: "~"))
    append(decimal: UInt64(gaps))
  }
}

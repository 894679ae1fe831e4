// The texts of which lines are made.

extension UInt {
  /// An address: `0x` and hexadecimal digits.
  var hexadecimal: String { "0x" + String(self, radix: 16) }
}

extension UInt64 {
  /// Microseconds as a time in seconds: `12.004031`.
  var seconds: String {
    let fraction = String(self % 1_000_000)
    let zeros = String(repeating: "0", count: 6 - fraction.utf8.count)
    return String(self / 1_000_000) + "." + zeros + fraction
  }
}

extension Int {
  /// The mark that distinguishes names after so many gaps from those before: `~1` after the first.
  var gapMark: String { self > 0 ? "~\(self)" : "" }
}

extension String {
  /// The text, cut at the limit, as it stands between quotes in JSON and in transcripts.
  var quotable: String {
    let bytes = utf8.prefix(RecordingLimits.nameBytes)
    if bytes.endIndex == utf8.endIndex, bytes.allSatisfy({ $0 >= 0x20 && !$0.isEscaped }) {
      return self
    }
    let escaped = bytes.flatMap { byte -> [UInt8] in
      byte.isEscaped ? [UInt8(ascii: "\\"), byte] : [Swift.max(0x20, byte)]
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isEscaped: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") }
}

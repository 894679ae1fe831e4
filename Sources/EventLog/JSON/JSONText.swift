/// A conversion of the inside of JSON strings to plain text.
enum JSONText {
  /// Appends the text of a string's inside; an invalid escape is kept as it is.
  ///
  /// - Parameter step: Called after each character with the number of bytes of the output, and the
  ///   index of the character in the inside.
  static func append(
    _ inside: UnsafeBufferPointer<UInt8>, to output: inout [UInt8],
    _ step: (_ count: Int, _ index: Int) -> Void = { _, _ in }
  ) {
    var index = 0
    while index < inside.count {
      var length = 1
      if inside[index] == UInt8(ascii: "\\"), index + 1 < inside.count {
        length = appendEscape(inside, at: index, to: &output)
      } else {
        output.append(inside[index])
      }
      step(output.count, index)
      index += length
    }
  }

  /// Appends the character of an escape, and returns the length of the escape in bytes.
  private static func appendEscape(
    _ inside: UnsafeBufferPointer<UInt8>, at index: Int, to output: inout [UInt8]
  ) -> Int {
    switch inside[index + 1] {
    case UInt8(ascii: "n"): output.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): output.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): output.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "b"): output.append(8)
    case UInt8(ascii: "f"): output.append(12)
    case UInt8(ascii: "u"): return appendUnicode(inside, at: index, to: &output)
    default: output.append(inside[index + 1])
    }
    return 2
  }

  private static func appendUnicode(
    _ inside: UnsafeBufferPointer<UInt8>, at index: Int, to output: inout [UInt8]
  ) -> Int {
    guard let first = unit(inside, at: index) else {
      output.append(inside[index])
      return 1
    }
    var units = [first]
    if UTF16.isLeadSurrogate(first), let second = unit(inside, at: index + 6),
      UTF16.isTrailSurrogate(second)
    {
      units.append(second)
    }
    // Half a pair becomes the replacement character.
    output.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
    return 6 * units.count
  }

  /// Returns the value of `\uXXXX` at an index, or nil if there is none.
  private static func unit(_ inside: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16? {
    guard index + 6 <= inside.count, inside[index] == UInt8(ascii: "\\"),
      inside[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt16 = 0
    for byte in inside[index + 2..<index + 6] {
      guard let digit = byte.hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}

extension UInt8 {
  var hexDigitValue: UInt8? {
    switch self {
    case 48...57: self - 48
    case 65...70: self - 55
    case 97...102: self - 87
    default: nil
    }
  }
}

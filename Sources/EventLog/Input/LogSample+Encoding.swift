extension LogSample {
  /// Returns the encoding of a log with two bytes per character, or nil.
  ///
  /// It has a byte order mark (`FF FE`, `FE FF`), or every other byte of its beginning is zero.
  static func wideEncoding(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    let start = bytes.prefix(64)
    guard start.count >= 16 else { return nil }
    func isZero(_ parity: Int) -> Bool {
      start.indices.allSatisfy { (start[$0] == 0) == ($0 % 2 == parity) }
    }
    return isZero(1) ? "UTF-16LE" : isZero(0) ? "UTF-16BE" : nil
  }
}

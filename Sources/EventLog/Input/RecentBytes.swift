/// The last bytes of an input that can be read only once, for the lines around a finding.
struct RecentBytes {
  /// The fewest bytes that are kept: some thousand lines, for a finding that waits to be decided.
  static let limit = 1 << 20

  /// The kept bytes.
  private(set) var bytes: [UInt8] = []

  /// The number of bytes before the first kept one.
  private(set) var start: UInt64 = 0

  /// Appends bytes, and drops the oldest ones beyond twice the limit.
  mutating func append(_ more: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: more)
    guard bytes.count > 2 * Self.limit else { return }
    let excess = bytes.count - Self.limit
    bytes.removeFirst(excess)
    start += UInt64(excess)
  }
}

/// The beginning of a log, from which its format is recognised.
struct LogSample: Sendable {
  /// The first bytes, without a byte order mark.
  let bytes: [UInt8]

  /// Where they start in the log.
  let start: Int

  /// The file name's extension in lower case, without the dot; empty if there is none.
  let fileExtension: String

  /// The first lines that are not blank, at most ``lineLimit``, without carriage returns.
  let lines: [String]

  /// How many lines are looked at.
  static let lineLimit = 200

  /// Makes a sample of a log's first bytes.
  init(_ bytes: [UInt8], fileName: String) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    start = bytes.starts(with: mark) ? 3 : 0
    let text = start > 0 ? Array(bytes.dropFirst(start)) : bytes
    self.bytes = text
    let base =
      fileName.utf8.lastIndex(of: UInt8(ascii: "/")).map { fileName[$0...] } ?? fileName[...]
    let dot = base.lastIndex(of: ".")
    fileExtension = dot.map { base[base.index(after: $0)...].lowercased() } ?? ""
    lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: Self.lineLimit)
      .prefix(Self.lineLimit).filter { $0.contains { $0 > UInt8(ascii: " ") } }
      .map { String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self) }
  }
}

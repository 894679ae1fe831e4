import EventModel

/// The beginning of a log, from which its format is recognized.
struct LogSample: Sendable {
  /// The first bytes, without a byte order mark.
  let bytes: [UInt8]

  let start: Int

  /// The file name's extension in lower case, without the dot; empty if there is none.
  let fileExtension: String

  /// The first lines that are not blank, at most ``lineLimit``, without carriage returns.
  let lines: [String]

  /// How many lines are examined.
  static let lineLimit = 200

  /// Whether the format is known from these bytes. If it is known by its content alone, they must
  /// contain a call, since the log's notation is learned from the first calls.
  func isEnough(_ vocabulary: Vocabulary) -> Bool {
    guard !lines.isEmpty, bytes.contains(UInt8(ascii: "\n")) else { return false }
    let format = LogFormat.recognized(self).0
    if format.namesAreIdentities { return true }
    var matches: [WordFinder.Match] = []
    // The finder may load this many bytes around a text.
    let margin = [UInt8](repeating: UInt8(ascii: "\n"), count: 256)
    (margin + bytes + margin).withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      vocabulary.finders.all.find(base + margin.count, 0..<bytes.count, into: &matches)
    }
    return matches.contains { $0.code < EventRecord.Code.callbackLimit }
  }

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

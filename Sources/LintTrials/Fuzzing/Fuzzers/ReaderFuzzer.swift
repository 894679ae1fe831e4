import EventLog
import EventModel

extension Fuzzer {
  /// The fuzzer of a format's reader. In chunks of any size, from a pipe, with and without times,
  /// and with several threads, it reads the same records at places that exist. What was read is the
  /// same after it is written and read again.
  static func reader(of format: LogFormat) -> Fuzzer {
    Fuzzer(
      name: "read-\(format.name)",
      summary: "the reader of \(format.name): any bytes, any chunks, same records",
      make: { maker in maker.log(in: format) }, check: { problem(with: $0, as: format) })
  }

  static let recognition = Fuzzer(
    name: "recognize", summary: "any bytes are read in some format, the same one however they come",
    make: InputMaker.anyLog, check: { problem(with: $0, as: nil) })

  private static let chunkSizes = [1, 2, 3, 7, 16, 61, 64, 255, 1_000, 4_096, 1 << 16]

  private static func problem(with bytes: [UInt8], as format: LogFormat?) -> String? {
    let digest = bytes.digest
    // Chunks of one byte make long inputs slow and show nothing that short inputs do not.
    let size = max(chunkSizes[Int(digest % UInt64(chunkSizes.count))], bytes.count >> 12)
    do throws(InputError) {
      let whole = try ReadLog.reading(bytes, as: format)
      let parts = try ReadLog.reading(
        bytes, as: format, chunkBytes: size, isSeekable: digest & 1 == 0)
      if whole.format != parts.format { return "read as \(whole.format) and as \(parts.format)" }
      if whole.lines != parts.lines { return "\(whole.lines) lines, and \(parts.lines)" }
      if let difference = whole.log.difference(from: parts.log) {
        return "in chunks of \(size): \(difference)"
      }
      // Without times, more lines are read by learnt templates, and parts are read ahead.
      if !whole.log.isClear(bytes) { return rewritten(whole.log.events) }
      let threads = digest & 2 == 0 ? 1 : 3
      let quick = try ReadLog.reading(
        bytes, as: format, chunkBytes: size, keepsTimes: false, threads: threads)
      if let difference = whole.log.withoutTimes.difference(from: quick.log.withoutTimes) {
        return "without times, with \(threads) threads, in chunks of \(size): \(difference)"
      }
      return rewritten(whole.log.events)
    } catch {
      return error.problem
    }
  }

  /// Returns what is lost when events are written and read again, or nil.
  private static func rewritten(_ events: [LoggedEvent]) -> String? {
    guard let text = try? LogFormat.ndjson.write(events) else {
      return "what was read cannot be written"
    }
    // A line that is longer than the limit is read up to the limit.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    guard lines.allSatisfy({ $0.count <= Limits.lineBytes }) else { return nil }
    guard let again = try? ReadLog.reading(Array(text.utf8), as: .ndjson) else {
      return "what was written cannot be read"
    }
    for (first, second) in zip(events, again.log.events) where first != second {
      return "written and read again, \(first) is \(second)"
    }
    return events.count == again.log.events.count ? nil : "written and read again, events are lost"
  }
}

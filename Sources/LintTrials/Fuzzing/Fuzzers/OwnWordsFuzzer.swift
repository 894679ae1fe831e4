import EventCatalogue
import EventLog
import EventModel

extension Fuzzer {
  /// The fuzzer of a team's own words for callbacks: any words, any number of them, and any bytes.
  ///
  /// The first line of an input holds the words, the rest is the log.
  static let ownWords = Fuzzer(
    name: "own-words",
    summary: "any words for callbacks find the same events, however the log comes",
    smokeCount: 100, make: { maker in maker.ownWords() }, check: { problem(with: $0) })

  private static func problem(with input: [UInt8]) -> String? {
    let end = input.firstIndex(of: UInt8(ascii: "\n")) ?? input.count
    let callbacks = Contract.viewTransitions.callbacks
    var renamed: [String: Callback] = [:]
    for (index, word) in input[..<end].split(separator: UInt8(ascii: " ")).enumerated() {
      renamed[String(decoding: word, as: UTF8.self)] = callbacks[index % callbacks.count]
    }
    let log = Array(input[end...])
    let size = max(64 + Int(input.digest % 5_000), log.count >> 8)
    do throws(InputError) {
      let whole = try ReadLog.reading(log, as: .console, renamed: renamed)
      let parts = try ReadLog.reading(
        log, as: .console, chunkBytes: size, isSeekable: input.digest & 1 == 0, renamed: renamed)
      return whole.log.difference(from: parts.log).map { "in chunks of \(size): \($0)" }
    } catch {
      return nil
    }
  }
}

extension InputMaker {
  /// Returns a line of short words of few letters, and a log of the same letters.
  fileprivate mutating func ownWords() -> [UInt8] {
    let letters = Array("aab-dW1".utf8)
    var bytes: [UInt8] = []
    for _ in 0..<1 + below(oneIn(4) ? 60 : 12) {
      bytes += (0..<3 + below(3)).map { _ in pick(letters) } + [UInt8(ascii: " ")]
    }
    bytes.append(UInt8(ascii: "\n"))
    let part = (0..<1 + below(6)).map { _ in pick(letters + Array(" -\n".utf8)) }
    let length = oneIn(3) ? 40_000 : 400
    while bytes.count < length { bytes += oneIn(9) ? noise(upTo: 4) : part }
    return bytes
  }
}

import EventModel

/// The lines, or the messages, that a log begins with.
struct ConsoleSample {
  /// The lines, blank ones included.
  let lines: [ArraySlice<UInt8>]

  /// Whether they are messages whose time stands elsewhere.
  let isMessages: Bool

  /// The lines with one callback of the contract and no other word.
  private var calls: [(line: ArraySlice<UInt8>, word: WordFinder.Match)] = []

  /// The lines of a console log.
  init(_ sample: LogSample, _ finder: WordFinder) {
    lines = sample.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    isMessages = false
    findCalls(finder)
  }

  /// Messages of another format.
  init(messages: [[UInt8]], _ finder: WordFinder) {
    lines = messages.flatMap { $0.split(separator: UInt8(ascii: "\n")) }
    isMessages = true
    findCalls(finder)
  }

  private mutating func findCalls(_ finder: WordFinder) {
    var cleaned = ConsoleLine()
    for line in lines {
      let words = line.withUnsafeBufferPointer { cleaned.search($0, for: finder) { $1 } }
      guard words.count == 1, words[0].code < EventRecord.Code.callbackLimit else { continue }
      calls.append((line, words[0]))
    }
  }

  /// Calls back with each line that has one callback of the contract, read by itself.
  func forEachEvent(
    habits: ConsoleHabits = ConsoleHabits(), _ body: (ConsoleLineReader, WordFinder.Match) -> Void
  ) {
    var cleaned = ConsoleLine()
    var count = 0
    for (line, word) in calls where count < ConsoleHabits.lineLimit {
      line.withUnsafeBufferPointer { cleaned.load($0) }
      cleaned.withBytes { bytes in
        let reader = reader(CleanText(bytes: bytes, count: line.count), habits)
        guard word.range.lowerBound >= reader.body.lowerBound else { return }
        count += 1
        body(reader, word)
      }
    }
  }

  private func reader(_ text: CleanText, _ habits: ConsoleHabits) -> ConsoleLineReader {
    isMessages
      ? ConsoleLineReader(message: text, habits: habits) : ConsoleLineReader(text, habits: habits)
  }

  /// Whether a line holds a label of a view with one word, and nothing else.
  var hasLabeledViews: Bool { lines.contains(where: Self.labelsView) }

  private static func labelsView(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count < 200 else { return false }
    let words = line.split { $0.isOne(of: " -\"'\t,;\r") }
    guard (2...3).contains(words.count), let sign = words.dropLast().last?.last,
      sign == UInt8(ascii: ":") || sign == UInt8(ascii: "="),
      words.count == 2 || words[1].count == 1
    else { return false }
    let label = words[0].last == sign ? words[0].dropLast() : words[0]
    guard words.count == 3 || label.count < words[0].count else { return false }
    return ["screen", "view", "vc", "controller", "viewcontroller", "class", "classname"].contains(
      String(decoding: label, as: UTF8.self).lowercased())
  }
}

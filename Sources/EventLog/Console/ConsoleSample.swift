import EventModel

/// The lines, or the messages, that a log begins with.
struct ConsoleSample {
  /// The lines, blank ones included.
  let lines: [ArraySlice<UInt8>]

  /// Whether they are messages whose time stands elsewhere.
  let isMessages: Bool

  /// The lines of a console log.
  init(_ sample: LogSample) {
    lines = sample.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    isMessages = false
  }

  /// Messages of another format.
  init(messages: [[UInt8]]) {
    lines = messages.flatMap { $0.split(separator: UInt8(ascii: "\n")) }
    isMessages = true
  }

  /// Calls back with each line that has one callback of the contract, read by itself.
  func forEachEvent(
    _ finder: WordFinder, habits: ConsoleHabits = ConsoleHabits(),
    _ body: (ConsoleLineReader, WordFinder.Match) -> Void
  ) {
    var line = ConsoleLine()
    var count = 0
    for text in lines where count < ConsoleHabits.lineLimit {
      text.withUnsafeBufferPointer { bytes in
        line.load(bytes)
        line.withBytes { cleaned in
          var matches: [WordFinder.Match] = []
          finder.find(cleaned, 0..<bytes.count, into: &matches)
          guard matches.count == 1, matches[0].code < EventRecord.Code.callbackLimit else { return }
          let reader = reader(CleanText(bytes: cleaned, count: bytes.count), habits)
          guard matches[0].range.lowerBound >= reader.body.lowerBound else { return }
          count += 1
          body(reader, matches[0])
        }
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
    let words = line.split { " -\"'\t,;\r".utf8.contains($0) }
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

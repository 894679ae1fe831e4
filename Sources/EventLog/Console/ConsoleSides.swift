import EventModel

/// On which side of its callback a log writes the name, where both sides have a word.
///
/// Decided once a log, on its first lines: `UI viewWillAppear Inbox` has the name behind if the word
/// in front is always the same and the one behind is not.
struct ConsoleSides {
  /// Whether the name stands behind.
  private(set) var prefersAfter = false

  /// How many lines are looked at; the habit of a log shows in fewer.
  private static let lineLimit = 64

  init(_ sample: LogSample, _ finder: WordFinder) {
    var before: Set<String> = []
    var after: Set<String> = []
    var lines = 0
    forEachEventLine(of: sample, finder) { reader, match in
      let end = reader.text.endOfArguments(after: match.range, to: reader.body.upperBound)
      guard lines < Self.lineLimit,
        case .name(let first) = reader.text.neighbour(
          before: match.range, from: reader.body.lowerBound),
        case .name(let second) = reader.text.neighbour(after: end, to: reader.body.upperBound)
      else { return }
      before.insert(reader.text.text(first.name))
      after.insert(reader.text.text(second.name))
      lines += 1
    }
    // What is different on every line is a counter or a time, and no view has only one event.
    prefersAfter = lines >= 3 && before.count == 1 && after.count > 1 && after.count < lines
  }

  private func forEachEventLine(
    of sample: LogSample, _ finder: WordFinder,
    _ body: (ConsoleLineReader, WordFinder.Match) -> Void
  ) {
    var line = ConsoleLine()
    for text in sample.lines {
      var text = text
      text.withUTF8 { bytes in
        line.load(bytes)
        line.withBytes { cleaned in
          var matches: [WordFinder.Match] = []
          finder.find(cleaned, 0..<bytes.count, into: &matches)
          guard matches.count == 1, matches[0].code < EventRecord.Code.callbackLimit else { return }
          let reader = ConsoleLineReader(
            CleanText(bytes: cleaned, count: bytes.count), prefersAfter: false)
          guard matches[0].range.lowerBound >= reader.body.lowerBound else { return }
          body(reader, matches[0])
        }
      }
    }
  }
}

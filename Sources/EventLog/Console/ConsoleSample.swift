import EventModel

/// The first lines or messages of a log, each cleaned and searched once.
struct ConsoleSample {
  /// A line and the words that were found in it.
  struct Line {
    /// The line as it is in the log.
    let bytes: ArraySlice<UInt8>
    let words: [WordFinder.Match]
    private let cleaned: ConsoleLine

    fileprivate init(_ bytes: ArraySlice<UInt8>, _ finder: WordFinder) {
      self.bytes = bytes
      var cleaned = ConsoleLine()
      words = bytes.withUnsafeBufferPointer { cleaned.search($0, for: finder) { $1 } }
      self.cleaned = cleaned
    }

    func withText<Result>(_ body: (CleanText) -> Result) -> Result {
      cleaned.withBytes { body(CleanText(bytes: $0, count: bytes.count)) }
    }
  }

  /// The lines, including blank ones.
  let lines: [Line]

  /// Whether the lines are messages whose time is stored elsewhere.
  let isMessages: Bool

  init(_ sample: LogSample, _ finder: WordFinder) {
    lines = sample.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Line($0, finder) }
    isMessages = false
  }

  /// Makes a sample of messages of another format.
  init(messages: [[UInt8]], _ finder: WordFinder) {
    lines = messages.flatMap { $0.split(separator: UInt8(ascii: "\n")) }.map { Line($0, finder) }
    isMessages = true
  }

  /// Calls the closure with the event of each line whose only word is a callback of the contract.
  func forEachEvent(
    habits: ConsoleHabits = ConsoleHabits(), _ body: (ConsoleLineReader, ConsoleEvent) -> Void
  ) {
    var count = 0
    for line in lines where count < ConsoleHabits.lineLimit {
      guard line.words.count == 1, let word = line.words.first,
        word.code < EventRecord.Code.callbackLimit
      else { continue }
      line.withText { text in
        let reader = reader(text, habits)
        guard word.range.lowerBound >= reader.body.lowerBound else { return }
        count += 1
        if case .events(let events) = reader.read([word]), let event = events.first {
          body(reader, event)
        }
      }
    }
  }

  func reader(_ text: CleanText, _ habits: ConsoleHabits) -> ConsoleLineReader {
    isMessages
      ? ConsoleLineReader(message: text, habits: habits) : ConsoleLineReader(text, habits: habits)
  }

  var hasLabeledViews: Bool { lines.contains { Self.labelsView($0.bytes) } }

  private static let label = TextPattern(
    #"[ \-"',]*(screen|view|vc|controller|viewcontroller|class|classname)["',]*( +[:=] +| ?[:=] +)"#
      + #"[\-"',]*[^ \-"',;]+[ \-"',;]*"#)

  private static func labelsView(_ line: ArraySlice<UInt8>) -> Bool {
    let small = line.prefix(200).map { $0 == 9 || $0 == 13 ? 0x20 : $0.isCapital ? $0 | 0x20 : $0 }
    return line.count < 200 && small.matches(label)
  }
}

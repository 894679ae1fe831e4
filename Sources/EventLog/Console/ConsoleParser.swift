import EventModel

/// Reads console lines: finds callbacks, and the names next to them.
struct ConsoleParser: BlockParser {
  private let finder: WordFinder
  private let scanner: WordScanner
  private let habits: ConsoleHabits
  private var separators = SeparatorScan()
  private var hits: [Int] = []
  private var matches: [WordFinder.Match] = []
  private var line = ConsoleLine()

  init(_ sample: LogSample, _ vocabulary: Vocabulary) {
    finder = WordFinder(console: vocabulary)
    scanner = WordScanner(finder)
    habits = ConsoleHabits(sample, finder)
  }

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    scanner.scan(block, into: &hits)
    var index = 0
    while index < hits.count {
      let range = block.line(around: hits[index])
      while index < hits.count, hits[index] < range.upperBound { index += 1 }
      line.load(UnsafeBufferPointer(rebasing: block.buffer[range]))
      let origin = ConsoleOrigin(offset: block.offset + UInt64(range.lowerBound))
      line.withBytes { bytes in
        let text = CleanText(bytes: bytes, count: range.count)
        matches.removeAll(keepingCapacity: true)
        finder.find(bytes, 0..<range.count, into: &matches)
        guard !matches.isEmpty else { return }
        let reader = ConsoleLineReader(text, habits: habits)
        let reading = reader.read(matches)
        if reading.hasCallback {
          separators.beginEvent(block, range, hasTime: reader.prefix.time != nil, finder, &sink)
        }
        sink.add(reading, of: reader, from: origin, names: &names)
      }
    }
    separators.endBlock(block, finder)
  }
}

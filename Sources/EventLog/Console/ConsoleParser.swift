import EventModel

/// Reads console lines: finds callbacks, and the names next to them.
struct ConsoleParser: WordParser {
  var search: WordSearch
  private let sample: LogSample
  private let habits: ConsoleHabits
  private let document: DocumentMap
  /// Where the lines end that were read.
  private var position: UInt64 = 0
  private var separators = SeparatorScan()
  private var line = ConsoleLine()
  /// The number of the process in the store that is the sink's, if it is known.
  private var process: Int32?

  init(_ sample: LogSample, _ vocabulary: Vocabulary) {
    self.sample = sample
    search = WordSearch(vocabulary)
    habits = ConsoleHabits(ConsoleSample(sample, search.finder), search.finder, vocabulary)
    document = DocumentMap(sample, search.finder, habits, vocabulary)
  }

  func nearMisses(_ vocabulary: Vocabulary) -> [NearMiss] {
    NearMisses(sample, search.finder, vocabulary).lines
  }

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    if !habits.columns.echoes.isEmpty { sink.leaveOutEchoes(at: block.offset) }
    readWords(of: block, into: &sink, names: &names)
    position = block.offset + UInt64(block.count)
    separators.endBlock(block, search.finder)
  }

  mutating func read(
    _ block: LineBlock, _ hits: [LineHit], into sink: inout EventSink, names: inout NameTable
  ) {
    readHits(hits, of: block, into: &sink, names: &names)
    separators.endBlock(block, search.finder)
  }

  /// In a log without time stamps an event's meaning depends on the lines before it.
  func makeScout() -> (any LineScout)? {
    separators.isTimed && position >= document.end ? WordScout(search) : nil
  }
}

extension ConsoleParser {
  @inline(__always)
  func readsEachLine(of block: LineBlock) -> Bool { block.offset < document.end }

  @inline(__always)
  mutating func add(_ hit: LineHit, in block: LineBlock, to sink: inout EventSink) -> Int? {
    if hit.code < EventRecord.Code.callbackLimit, !separators.isTimed {
      let line = Int(hit.line)..<Int(hit.end)
      separators.beginEvent(block, line, hasTime: hit.hasTime, search.finder, &sink)
    }
    if hit.process >= 0, hit.process != process {
      sink.enter(
        search.forms.store.processes[Int(hit.process)], at: block.offset + UInt64(hit.line))
      process = hit.process
    }
    sink.add(hit, in: block)
    if sink.keepsTimes, hit.hasTime {
      var detail = EventDetail()
      let start = Int(hit.line)
      detail.time = block.text(start + Int(hit.timeStart)..<start + Int(hit.timeEnd))
      sink.batch.records[sink.batch.records.count - 1].detail = sink.batch.add(detail)
    }
    return 0
  }

  /// Reads a line word by word, learns its form, and returns where it ends.
  mutating func readWhole(
    _ block: LineBlock, around place: Int, to sink: inout EventSink, names: inout NameTable
  ) -> Int {
    let range = block.line(around: place)
    let lineFeed = block.bytes.lineFeed(from: range.upperBound, to: block.count)
    let offset = block.offset + UInt64(range.lowerBound)
    sink.removeEvents(from: offset)
    line.load(UnsafeBufferPointer(rebasing: block.buffer[range]))
    var origin = ConsoleOrigin(offset: offset)
    let verdict = document.verdict(at: offset)
    guard verdict != .nothing else { return lineFeed }
    if case .named(let name) = verdict { origin.view = name }
    process = nil
    line.withBytes { bytes in
      let reader = ConsoleLineReader(CleanText(bytes: bytes, count: range.count), habits: habits)
      let raw = WordSearch.RawLine(
        bytes: block.bytes + range.lowerBound, end: lineFeed - range.lowerBound,
        isWhole: block.bytes[lineFeed] == UInt8(ascii: "\n"))
      search.read(reader, raw, from: origin, into: &sink, names: &names) { finder, sink in
        let hasTime = reader.prefix.time != nil
        separators.beginEvent(block, range, hasTime: hasTime, finder, &sink)
      }
    }
    return lineFeed
  }
}

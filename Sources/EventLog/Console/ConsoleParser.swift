import EventModel

/// A parser of console lines: it finds callbacks, and the names next to them.
struct ConsoleParser: CallParser {
  var calls: CallReader
  private let sample: ConsoleSample
  private let document: DocumentMap
  /// The end of the lines read so far.
  private var position: UInt64 = 0
  private var separators = SeparatorScan()
  /// The index, in the store of templates, of the process that the sink is in, if it is known.
  private var process: Int?

  init(_ sample: LogSample, _ vocabulary: Vocabulary) {
    let vocabulary = vocabulary.addingSlips(in: sample.bytes).addingShortWords(in: sample.bytes)
    self.sample = ConsoleSample(sample, vocabulary.finders.all)
    let habits = ConsoleHabits(self.sample, vocabulary)
    calls = CallReader(vocabulary.finders, habits)
    document = DocumentMap(sample, self.sample, habits, vocabulary)
  }

  func nearMisses(_ vocabulary: Vocabulary) -> [NearMiss] { sample.nearMisses(vocabulary) }
  func hiddenName() -> NearMiss? { sample.hiddenName }

  /// Returns nil for a log without time stamps: the meaning of its events depends on earlier lines.
  func makeScout() -> (any LineScout)? {
    separators.isTimed && position >= document.end ? WordScout(calls) : nil
  }

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    if calls.habits.columns.isDoubled { sink.leaveOutEchoes(at: block.offset) }
    readCalls(of: block, into: &sink, names: &names)
    position = block.offset + UInt64(block.count)
    separators.endBlock(block, calls.finder)
  }
}

extension ConsoleParser {
  @inline(__always)
  func usesForms(in block: LineBlock) -> Bool { block.offset >= document.end }

  @inline(__always)
  mutating func add(
    _ hit: LineHit, time: Range<Int>?, in block: LineBlock, to sink: inout EventSink
  ) -> Int? {
    if hit.code < EventRecord.Code.callbackLimit, !separators.isTimed {
      separators.beginEvent(
        block, Int(hit.line)..<Int(hit.end), hasTime: time != nil, calls.finder, document, &sink)
    }
    let number = Int(hit.process)
    if number >= 0, number != process {
      sink.enter(calls.forms.processes[number], at: block.offset + UInt64(hit.line))
      process = number
    }
    var record = EventRecord(hit, in: block)
    if sink.keepsTimes, let time {
      var detail = EventDetail()
      let start = Int(hit.line)
      detail.time = block.text(start + time.lowerBound..<start + time.upperBound)
      record.detail = sink.batch.add(detail)
    }
    sink.append(record)
    return 0
  }

  mutating func readWhole(
    _ block: LineBlock, around place: Int, to sink: inout EventSink, names: inout NameTable
  ) -> Int {
    let range = block.line(around: place)
    let lineFeed = block.bytes.lineFeed(from: range.upperBound, to: block.count)
    let offset = block.offset + UInt64(range.lowerBound)
    sink.removeEvents(from: offset)
    var origin = ConsoleOrigin(offset: offset)
    let verdict = document.verdict(at: offset)
    guard verdict != .nothing else { return lineFeed }
    if case .named(let name, let instance) = verdict {
      (origin.view, origin.instance) = (name, instance)
    }
    let line = CallReader.Place(
      bytes: block.bytes + range.lowerBound, end: lineFeed - range.lowerBound, head: nil,
      isForm: block.bytes[lineFeed] == UInt8(ascii: "\n"))
    var separators = separators
    let hasWord = calls.read(
      UnsafeBufferPointer(rebasing: block.buffer[range]), isMessage: false, from: origin, at: line,
      to: &sink, names: &names
    ) { [finder = calls.finder, document] reader, sink in
      separators.beginEvent(
        block, range, hasTime: reader.prefix.time != nil, finder, document, &sink)
    }
    self.separators = separators
    if hasWord { process = nil }
    return lineFeed
  }
}

extension EventRecord {
  @inline(__always)
  init(_ hit: LineHit, in block: LineBlock) {
    self.init(
      offset: block.offset &+ UInt64(hit.place), view: UInt32(truncatingIfNeeded: hit.names),
      scope: UInt32(truncatingIfNeeded: hit.names &>> 32), code: hit.code, length: hit.length)
  }
}

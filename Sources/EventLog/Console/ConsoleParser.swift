import EventModel

/// A parser of console lines: it finds callbacks, and the names next to them.
///
/// A place where a word may start is found 64 bytes at a time. If the line has a learned form, it
/// means the same as earlier lines of that form; otherwise the whole line is read.
struct ConsoleParser: BlockParser {
  private var calls: CallReader
  private let sample: ConsoleSample
  private let document: DocumentMap
  /// The end of the lines read so far.
  private var position: UInt64 = 0
  private var separators = SeparatorScan()
  /// The index, in the store of templates, of the process that the sink is in, if it is known.
  private var process: Int?

  init(_ sample: LogSample, _ vocabulary: Vocabulary) {
    let vocabulary = vocabulary.addingSlips(in: sample.bytes).addingShortWords(in: sample.bytes)
    let finder = WordFinder(console: vocabulary)
    self.sample = ConsoleSample(sample, finder)
    let habits = ConsoleHabits(self.sample, vocabulary)
    calls = CallReader(vocabulary, finder, habits)
    document = DocumentMap(sample, self.sample, habits, vocabulary)
  }

  var generation: Int { calls.forms.store.generation }
  var learntCount: Int { calls.forms.store.learntCount }

  mutating func forgetNames() { calls.forgetNames() }

  func nearMisses(_ vocabulary: Vocabulary) -> [NearMiss] { sample.nearMisses(vocabulary) }

  /// Returns nil for a log without time stamps: the meaning of its events depends on earlier lines.
  func makeScout() -> (any LineScout)? {
    separators.isTimed && position >= document.end ? WordScout(calls) : nil
  }

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    if !calls.habits.columns.echoes.isEmpty { sink.leaveOutEchoes(at: block.offset) }
    let view = calls.forms.view
    let scanner = calls.scanner
    scanner.forEachUnreadPlace(in: block, calls.places) { place, done in
      look(at: place, from: done, view, in: block, to: &sink, names: &names)
    }
    position = block.offset + UInt64(block.count)
    separators.endBlock(block, calls.finder)
  }

  mutating func read(
    _ block: LineBlock, _ hits: [LineHit], into sink: inout EventSink, names: inout NameTable
  ) {
    let view = calls.forms.view
    var done = 0
    for hit in hits where Int(hit.place) >= done {
      let place = Int(hit.place)
      if hit.isKnown {
        add(hit, time: nil, in: block, to: &sink)
      } else if hit.end == 0 || calls.forms.mayBeView(endingAt: Int(hit.end), in: block) {
        done = max(done, look(at: place, from: done, view, in: block, to: &sink, names: &names))
      }
    }
  }
}

extension ConsoleParser {
  /// Examines a place where a word may start, and returns the end of the line if it was read whole.
  @inline(__always)
  private mutating func look(
    at place: Int, from done: Int, _ view: LineForms.View, in block: LineBlock,
    to sink: inout EventSink, names: inout NameTable
  ) -> Int {
    if let word = view.keys.word(block.bytes, at: place) {
      if calls.forms.isNothing(word, in: block) { return 0 }
      if block.offset >= document.end,
        let known = calls.forms.known(word, view, in: block)
          ?? calls.forms.newView(word, view, in: block, names: &names)
      {
        let time = known.template.pointee.time
        add(LineHit(word, known), time: time, in: block, to: &sink)
        return 0
      }
    } else if !calls.picker.mayMatch(block.bytes, at: place, in: done..<block.count) {
      return 0
    }
    return readWhole(block, around: place, to: &sink, names: &names)
  }

  @inline(__always)
  private mutating func add(
    _ hit: LineHit, time: Range<Int>?, in block: LineBlock, to sink: inout EventSink
  ) {
    if hit.code < EventRecord.Code.callbackLimit, !separators.isTimed {
      separators.beginEvent(
        block, Int(hit.line)..<Int(hit.end), hasTime: time != nil, calls.finder, document, &sink)
    }
    let number = Int(hit.process)
    if number >= 0, number != process {
      sink.enter(calls.forms.store.processes[number], at: block.offset + UInt64(hit.line))
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
  }

  /// Reads a line word by word, learns its form, and returns its end.
  private mutating func readWhole(
    _ block: LineBlock, around place: Int, to sink: inout EventSink, names: inout NameTable
  ) -> Int {
    let range = block.line(around: place)
    let lineFeed = block.bytes.lineFeed(from: range.upperBound, to: block.count)
    let offset = block.offset + UInt64(range.lowerBound)
    sink.removeEvents(from: offset)
    var origin = ConsoleOrigin(offset: offset)
    let verdict = document.verdict(at: offset)
    guard verdict != .nothing else { return lineFeed }
    if case .named(let name) = verdict { origin.view = name }
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
  /// Makes the record of a line that was recognized.
  @inline(__always)
  init(_ hit: LineHit, in block: LineBlock) {
    self.init(
      offset: block.offset &+ UInt64(hit.place), view: UInt32(truncatingIfNeeded: hit.names),
      scope: UInt32(truncatingIfNeeded: hit.names &>> 32), code: hit.code, length: hit.length)
  }
}

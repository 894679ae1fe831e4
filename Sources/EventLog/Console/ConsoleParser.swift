import EventModel

/// Reads console lines: finds callbacks, and the names next to them.
///
/// A place where a word may stand is found 64 bytes at a time. If the line has a form that was
/// learnt, it means what a line of that form meant before; else it is read whole.
struct ConsoleParser: BlockParser {
  private let finder: WordFinder
  private let picker: WordFinder
  private let scanner: WordScanner
  private let sample: LogSample
  private let habits: ConsoleHabits
  private let document: DocumentMap
  /// Where the lines end that were read.
  private var position: UInt64 = 0
  private let places: PlaceBuffer
  private var forms: LineForms
  private var messages = KnownTexts()
  private var separators = SeparatorScan()
  private var matches: [WordFinder.Match] = []
  private var line = ConsoleLine()
  /// The number of the process in the store that is the sink's, if it is known.
  private var process: Int?

  init(_ sample: LogSample, _ vocabulary: Vocabulary) {
    self.sample = sample
    let vocabulary = vocabulary.addingSlips(in: sample.bytes)
    finder = WordFinder(console: vocabulary)
    picker = WordFinder(console: vocabulary, withContext: false)
    scanner = WordScanner(picker)
    forms = LineForms(picker)
    habits = ConsoleHabits(ConsoleSample(sample, finder), finder, vocabulary)
    document = DocumentMap(sample, finder, habits, vocabulary)
    places = PlaceBuffer(for: scanner)
  }

  func nearMisses(_ vocabulary: Vocabulary) -> [NearMiss] {
    NearMisses(sample, finder, vocabulary).lines
  }

  mutating func forgetNames() {
    forms.forgetNames()
    messages.removeAll()
  }

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    if !habits.columns.echoes.isEmpty { sink.leaveOutEchoes(at: block.offset) }
    let view = forms.view
    let scanner = scanner
    var done = 0
    scanner.forEachPlace(in: block, places) { place in
      guard place >= done else { return }
      done = max(done, look(at: place, from: done, view, in: block, to: &sink, names: &names))
    }
    position = block.offset + UInt64(block.count)
    separators.endBlock(block, finder)
  }
}

extension ConsoleParser {
  var generation: Int { forms.store.generation }
  var learntCount: Int { forms.store.learntCount }

  /// In a log without time stamps an event's meaning depends on the lines before it.
  func makeScout() -> (any LineScout)? {
    separators.isTimed && position >= document.end ? WordScout(picker, scanner, forms) : nil
  }

  mutating func read(
    _ block: LineBlock, _ hits: [LineHit], into sink: inout EventSink, names: inout NameTable
  ) {
    let view = forms.view
    var done = 0
    for hit in hits where Int(hit.place) >= done {
      if hit.isKnown {
        add(hit, in: block, to: &sink)
      } else if hit.end == 0 || forms.mayBeView(endingAt: Int(hit.end), in: block) {
        let place = Int(hit.place)
        done = max(done, look(at: place, from: done, view, in: block, to: &sink, names: &names))
      }
    }
    separators.endBlock(block, finder)
  }

  @inline(__always)
  private mutating func add(_ hit: LineHit, in block: LineBlock, to sink: inout EventSink) {
    let process = Int(hit.process)
    if process >= 0, process != self.process {
      sink.enter(forms.store.processes[process], at: block.offset + UInt64(hit.line))
      self.process = process
    }
    sink.eventCount &+= hit.code < EventRecord.Code.callbackLimit ? 1 : 0
    sink.batch.records.append(EventRecord(hit, in: block))
  }
}

extension ConsoleParser {
  /// Looks at a place where a word may stand, and returns where a line ends that was read whole.
  @inline(__always)
  private mutating func look(
    at place: Int, from done: Int, _ view: LineForms.View, in block: LineBlock,
    to sink: inout EventSink, names: inout NameTable
  ) -> Int {
    if let word = view.keys.word(block.bytes, at: place) {
      if forms.isNothing(word, in: block) { return 0 }
      if block.offset < document.end {
        return readWhole(block, around: place, to: &sink, names: &names)
      }
      if let known = forms.known(word, view, in: block)
        ?? forms.newView(word, view, in: block, names: &names)
      {
        add(word, known, in: block, to: &sink)
        return 0
      }
    } else if !picker.mayMatch(block.bytes, at: place, in: done..<block.count) {
      return 0
    }
    return readWhole(block, around: place, to: &sink, names: &names)
  }

  @inline(__always)
  private mutating func add(
    _ word: WordKeys.Found, _ known: LineForms.Known, in block: LineBlock, to sink: inout EventSink
  ) {
    let template = known.template
    let line = known.start..<known.end
    let isCallback = word.code < EventRecord.Code.callbackLimit
    if isCallback, !separators.isTimed || block.offset < document.end {
      separators.beginEvent(
        block, line, hasTime: template.pointee.time != nil, finder, document, &sink)
    }
    if let number = template.pointee.process, number != process {
      sink.enter(forms.store.processes[number], at: block.offset + UInt64(line.lowerBound))
      process = number
    }
    var record = EventRecord(word, known.names, in: block)
    if sink.keepsTimes, let time = template.pointee.time {
      var detail = EventDetail()
      let start = line.lowerBound
      detail.time = block.text(start + time.lowerBound..<start + time.upperBound)
      record.detail = sink.batch.add(detail)
    }
    sink.eventCount &+= isCallback ? 1 : 0
    sink.batch.records.append(record)
  }

  /// Reads a line word by word, learns its form, and returns where it ends.
  private mutating func readWhole(
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
    line.withBytes { bytes in
      let text = CleanText(bytes: bytes, count: range.count)
      let reader = ConsoleLineReader(text, habits: habits)
      if origin.view == nil, let known = messages.events(of: reader) {
        if !known.isEmpty {
          separators.beginEvent(
            block, range, hasTime: reader.prefix.time != nil, finder, document, &sink)
        }
        process = nil
        return sink.add(known, of: reader, from: origin)
      }
      matches.removeAll(keepingCapacity: true)
      finder.find(bytes, 0..<range.count, into: &matches)
      guard !matches.isEmpty else { return }
      let reading = reader.read(matches)
      if reading.hasCallback {
        separators.beginEvent(
          block, range, hasTime: reader.prefix.time != nil, finder, document, &sink)
      }
      process = nil
      let count = sink.batch.records.count
      sink.add(reading, of: reader, from: origin, names: &names)
      guard origin.view == nil else { return }
      let bytes = block.bytes + range.lowerBound
      let isLearnt = learn(reader, reading, bytes, end: lineFeed - range.lowerBound, count, sink)
      if !isLearnt { messages.keep(reader, reading, recordsFrom: count, of: sink, origin) }
    }
    return lineFeed
  }

  /// Learns the form of a line, and returns whether its like is recognised from now on.
  private mutating func learn(
    _ reader: ConsoleLineReader, _ reading: ConsoleReading, _ bytes: UnsafePointer<UInt8>, end: Int,
    _ first: Int, _ sink: EventSink
  ) -> Bool {
    guard sink.batch.records.count > first, let record = sink.batch.records.last,
      case .events(let events) = reading
    else { return false }
    let isOnly = matches.count == 1 && bytes[end] == UInt8(ascii: "\n")
    return forms.learn(reader, events, isOnly: isOnly, bytes, end: end, record)
  }
}

extension EventRecord {
  /// Makes the record of what a scout recognised.
  @inline(__always)
  init(_ hit: LineHit, in block: LineBlock) {
    self.init(
      offset: block.offset &+ UInt64(hit.place), view: UInt32(truncatingIfNeeded: hit.names),
      scope: UInt32(truncatingIfNeeded: hit.names &>> 32), code: hit.code, length: hit.length)
  }

  /// Makes the record of a word in a line of a known form.
  @inline(__always)
  init(_ word: WordKeys.Found, _ names: UInt64, in block: LineBlock) {
    self.init(
      offset: block.offset &+ UInt64(truncatingIfNeeded: word.start),
      view: UInt32(truncatingIfNeeded: names), scope: UInt32(truncatingIfNeeded: names >> 32),
      code: word.code, length: UInt8(truncatingIfNeeded: word.length))
  }
}

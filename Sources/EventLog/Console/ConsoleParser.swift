import EventModel

/// Reads console lines: finds callbacks, and the names next to them.
///
/// A place where a word may stand is found 64 bytes at a time. If the line has a form that was
/// learnt, it means what a line of that form meant before; else it is read whole.
struct ConsoleParser: BlockParser {
  private let finder: WordFinder
  private let picker: WordFinder
  private let scanner: WordScanner
  private let keys: WordKeys
  private let habits: ConsoleHabits
  private let instances = KnownInstances()
  private let places: PlaceBuffer
  private var store = TemplateStore()
  private var separators = SeparatorScan()
  private var matches: [WordFinder.Match] = []
  private var line = ConsoleLine()
  /// The number of the process in the store that is the sink's, if it is known.
  private var process: Int?

  init(_ sample: LogSample, _ vocabulary: Vocabulary) {
    finder = WordFinder(console: vocabulary)
    picker = WordFinder(console: vocabulary, withContext: false)
    scanner = WordScanner(picker)
    keys = WordKeys(picker)
    habits = ConsoleHabits(sample, finder)
    places = PlaceBuffer()
  }

  mutating func forgetNames() { store.forgetNames() }

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    let tools = Tools(
      keys: keys.view, callbacks: store.callbacks.view, boundaries: store.boundaries.view,
      slices: store.slices.view)
    var start = 0
    var done = 0
    while start < block.count {
      let end = min(block.count, start + WordScanner.segmentBytes)
      let count = scanner.scan(block.bytes, start..<end, into: places)
      for index in 0..<count {
        let place = Int(places.start[index])
        guard place >= done else { continue }
        if let word = tools.keys.word(block.bytes, at: place) {
          if isUnknown(word, in: block) || readAsBefore(word, tools, in: block, to: &sink) {
            continue
          }
        } else if !picker.mayMatch(block.bytes, at: place, in: done..<block.count) {
          continue
        }
        done = readWhole(block, around: place, to: &sink, names: &names)
      }
      start = end
    }
    separators.endBlock(block, finder)
  }
}

extension ConsoleParser {
  /// What each word needs, taken once a block so that no reference is counted for each.
  fileprivate struct Tools {
    let keys: WordKeys.View
    let callbacks: TemplateList.View
    let boundaries: TemplateList.View
    let slices: SliceTable.View
  }

  /// Whether a life begins or ends here of an object that never was a view of the log.
  @inline(__always)
  private func isUnknown(_ word: WordKeys.Found, in block: LineBlock) -> Bool {
    guard word.code == EventRecord.Code.lifeBoundary,
      let end = block.bytes.endOfPointer(before: word.start)
    else { return false }
    return !instances.mayHold(endingAt: UnsafeRawPointer(block.bytes) + end)
  }

  /// Reads an event in a line of a form that was learnt, if scope and view were read before.
  @inline(__always)
  private mutating func readAsBefore(
    _ word: WordKeys.Found, _ tools: Tools, in block: LineBlock, to sink: inout EventSink
  ) -> Bool {
    let isCallback = word.code < EventRecord.Code.callbackLimit
    let templates = isCallback ? tools.callbacks : tools.boundaries
    for index in 0..<templates.count {
      let template = templates.first + index
      guard template.pointee.fits(block.bytes, word.start, word.length),
        let end = template.pointee.endOfTail(block.bytes, word.start + word.length),
        end < block.count
      else { continue }
      var first = 0
      var names: UInt64?
      if let slice = template.pointee.slice(block.bytes, word.start) {
        first = slice.lowerBound
        names = tools.slices.value(
          endingAt: UnsafeRawPointer(block.bytes) + slice.upperBound, length: slice.count,
          kind: template.pointee.kind)
      }
      if names == nil, let known = knownNames(template, word, tools, in: block) {
        (first, names) = known
      }
      guard let names, let line = template.pointee.lineStart(block.bytes, first) else { continue }
      add(word, names, template, line..<end, in: block, to: &sink)
      return true
    }
    return false
  }

  /// Returns scope and view that were read before, each by itself, and where the first of them starts.
  private func knownNames(
    _ template: UnsafePointer<LineTemplate>, _ word: WordKeys.Found, _ tools: Tools,
    in block: LineBlock
  ) -> (first: Int, names: UInt64)? {
    let raw = UnsafeRawPointer(block.bytes)
    let kind = template.pointee.kind
    guard template.pointee.middle != nil,
      let slices = template.pointee.slices(block.bytes, word.start),
      let view = tools.slices.value(
        endingAt: raw + slices.view.upperBound, length: slices.view.count, kind: kind + 1),
      let scope = tools.slices.value(
        endingAt: raw + slices.scope.upperBound, length: slices.scope.count, kind: kind + 2)
    else { return nil }
    let names = scope << 32 | view
    let whole = slices.scope.lowerBound..<slices.view.upperBound
    store.slices.set(names, endingAt: raw + whole.upperBound, length: whole.count, kind: kind)
    return (slices.scope.lowerBound, names)
  }

  @inline(__always)
  private mutating func add(
    _ word: WordKeys.Found, _ names: UInt64, _ template: UnsafePointer<LineTemplate>,
    _ line: Range<Int>, in block: LineBlock, to sink: inout EventSink
  ) {
    let isCallback = word.code < EventRecord.Code.callbackLimit
    if isCallback, !separators.isTimed {
      separators.beginEvent(block, line, hasTime: template.pointee.time != nil, finder, &sink)
    }
    if let number = template.pointee.process, number != process {
      sink.enter(store.processes[number], at: block.offset + UInt64(line.lowerBound))
      process = number
    }
    var record = EventRecord(
      offset: block.offset &+ UInt64(truncatingIfNeeded: word.start),
      view: UInt32(truncatingIfNeeded: names), scope: UInt32(truncatingIfNeeded: names >> 32),
      code: word.code, length: UInt8(truncatingIfNeeded: word.length))
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
    let lineFeed = block.bytes.indexOfLineFeed(from: range.upperBound, to: block.count)
    let offset = block.offset + UInt64(range.lowerBound)
    sink.removeEvents(from: offset)
    line.load(UnsafeBufferPointer(rebasing: block.buffer[range]))
    let origin = ConsoleOrigin(offset: offset)
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
      process = nil
      let count = sink.batch.records.count
      sink.add(reading, of: reader, from: origin, names: &names)
      guard sink.batch.records.count > count else { return }
      learn(reader, reading, block.bytes + range.lowerBound, lineFeed - range.lowerBound, sink)
    }
    return lineFeed
  }

  /// Keeps the form of a line and the pointers it names.
  private mutating func learn(
    _ reader: ConsoleLineReader, _ reading: ConsoleReading, _ bytes: UnsafePointer<UInt8>,
    _ end: Int, _ sink: EventSink
  ) {
    guard case .events(let events) = reading, let record = sink.batch.records.last else { return }
    for event in events {
      guard let instance = event.name?.instance, instance.count >= 8 else { continue }
      instances.insert(endingAt: UnsafeRawPointer(reader.text.bytes) + instance.upperBound)
    }
    guard events.count == 1, matches.count == 1, bytes[end] == UInt8(ascii: "\n"),
      let lesson = LineTemplate.learn(reader, events[0], bytes, end: end)
    else { return }
    store.keep(
      lesson, bytes, code: record.code, view: record.view, scope: record.scope,
      process: reader.process)
  }
}

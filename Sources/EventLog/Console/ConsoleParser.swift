import EventModel

/// Reads console lines: finds callbacks, and the names next to them.
struct ConsoleParser: BlockParser {
  private let finder: WordFinder
  private let scanner: WordScanner
  private let prefersAfter: Bool
  private var separators = SeparatorScan()
  private var hits: [Int] = []
  private var matches: [WordFinder.Match] = []
  private var line = ConsoleLine()

  init(_ sample: LogSample, _ vocabulary: Vocabulary) {
    finder = WordFinder(
      vocabulary.words + [
        Vocabulary.Word(
          bytes: Array(FrameworkWarning.mark.utf8), code: EventRecord.Code.frameworkWarning,
          isForgiving: false)
      ])
    scanner = WordScanner(finder)
    prefersAfter = ConsoleSides(sample, finder).prefersAfter
  }

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    scanner.scan(block, into: &hits)
    var index = 0
    while index < hits.count {
      let range = block.line(around: hits[index])
      while index < hits.count, hits[index] < range.upperBound { index += 1 }
      line.load(UnsafeBufferPointer(rebasing: block.buffer[range]))
      line.withBytes { bytes in
        let text = CleanText(bytes: bytes, count: range.count)
        matches.removeAll(keepingCapacity: true)
        finder.find(bytes, 0..<range.count, into: &matches)
        guard !matches.isEmpty else { return }
        let reader = ConsoleLineReader(text, prefersAfter: prefersAfter)
        add(reader, in: block, range, to: &sink, &names)
      }
    }
    separators.endBlock(block, finder)
  }

  private mutating func add(
    _ reader: ConsoleLineReader, in block: LineBlock, _ range: Range<Int>, to sink: inout EventSink,
    _ names: inout NameTable
  ) {
    let offset = block.offset + UInt64(range.lowerBound)
    switch reader.read(matches) {
    case .nothing: break
    case .warning(let name):
      sink.enter(reader.process, at: offset)
      let view = name.map { reader.view(of: $0, in: &names).view } ?? 0
      sink.add(
        EventRecord(offset: offset, view: view, code: EventRecord.Code.frameworkWarning),
        reader.warningDetail)
    case .events(let events):
      if events.contains(where: { $0.match.code < EventRecord.Code.callbackLimit }) {
        separators.beginEvent(block, range, hasTime: reader.prefix.time != nil, finder, &sink)
      }
      for event in events { add(event, reader, offset, to: &sink, &names) }
    }
  }

  private func add(
    _ event: ConsoleEvent, _ reader: ConsoleLineReader, _ offset: UInt64, to sink: inout EventSink,
    _ names: inout NameTable
  ) {
    let code = event.match.code
    guard code != Vocabulary.context else { return }
    // A life's boundary matters only for a view that had a life.
    let isBoundary = code == EventRecord.Code.lifeBoundary
    guard let name = event.name, !isBoundary || reader.isKnown(name, in: names) else {
      guard event.name == nil, !isBoundary else { return }
      sink.enter(reader.process, at: offset)
      return record(event, (names.view("", identity: .single), 0), nil, offset, to: &sink)
    }
    sink.enter(reader.process, at: offset)
    let view = reader.view(of: name, in: &names)
    record(event, view, reader.detail(of: name, keepsTimes: sink.keepsTimes), offset, to: &sink)
  }

  private func record(
    _ event: ConsoleEvent, _ view: (view: UInt32, scope: UInt32), _ detail: EventDetail?,
    _ offset: UInt64, to sink: inout EventSink
  ) {
    sink.add(
      EventRecord(
        offset: offset + UInt64(event.match.range.lowerBound), view: view.view, scope: view.scope,
        code: event.match.code, length: UInt8(clamping: event.match.range.count)),
      detail)
  }
}

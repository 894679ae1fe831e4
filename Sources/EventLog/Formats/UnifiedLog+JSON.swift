import EventModel

extension LogFormat {
  /// Unified logging as one JSON array.
  public static let oslogJSON = LogFormat(
    name: "oslog-json", summary: "Apple unified logging, `--style json`",
    extensions: ["json"], namesAreIdentities: false,
    recognise: { sample in
      sample.contains("\"eventMessage\"") && !sample.hasMessageLine
        && !sample.contains("\"ui.lifecycle\"") ? "objects with an eventMessage" : nil
    },
    makeParser: UnifiedStyle.parser, makeWriter: { UnifiedJSONWriter(isLinewise: false) })

  /// Unified logging as one JSON object a line.
  public static let oslogNDJSON = LogFormat(
    name: "oslog-ndjson", summary: "Apple unified logging, `--style ndjson`",
    extensions: ["ndjson", "json"], namesAreIdentities: false,
    recognise: { $0.hasMessageLine ? "lines that are objects with an eventMessage" : nil },
    makeParser: UnifiedStyle.parser, makeWriter: { UnifiedJSONWriter(isLinewise: true) })
}

/// Reads the messages of unified logging's JSON styles.
struct UnifiedJSONParser: BlockParser {
  private let finder: WordFinder
  private let scanner: WordScanner
  private let isLinewise: Bool
  private let habits: ConsoleHabits
  private var objects = JSONObjects(keys: ["eventMessage", "processID", "timestamp"])
  private let picker: WordFinder
  private let places: PlaceBuffer
  private var forms: LineForms
  private var messages = KnownTexts()
  private var processKey = ProcessKey()
  private var text = ConsoleLine()
  private var matches: [WordFinder.Match] = []

  /// Makes a parser.
  ///
  /// - Parameter isLinewise: Whether each object has a line of its own; then only lines with a
  ///   word in them are looked at.
  init(_ sample: LogSample, _ vocabulary: Vocabulary, isLinewise: Bool) {
    finder = WordFinder(console: vocabulary)
    picker = WordFinder(console: vocabulary, withContext: false)
    scanner = WordScanner(picker)
    places = PlaceBuffer(for: scanner)
    forms = LineForms(picker)
    self.isLinewise = isLinewise
    habits = ConsoleHabits(ConsoleSample(messages: sample.messages, finder), finder, vocabulary)
  }

  mutating func forgetNames() {
    forms.forgetNames()
    messages.removeAll()
  }

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    guard isLinewise else {
      var number = block.linesBefore
      return block.forEachLine {
        number += 1
        read($0, number, of: block, into: &sink, names: &names)
      }
    }
    let view = forms.view
    let scanner = scanner
    var done = 0
    scanner.forEachPlace(in: block, places) { place in
      guard place >= done else { return }
      done = max(done, look(at: place, from: done, view, in: block, to: &sink, names: &names))
    }
  }
}

extension UnifiedJSONParser {
  var generation: Int { forms.store.generation }
  var learntCount: Int { forms.store.learntCount }

  func makeScout() -> (any LineScout)? {
    isLinewise ? WordScout(picker, scanner, forms) : nil
  }

  mutating func read(
    _ block: LineBlock, _ hits: [LineHit], into sink: inout EventSink, names: inout NameTable
  ) {
    let view = forms.view
    var done = 0
    for hit in hits where Int(hit.place) >= done {
      let place = Int(hit.place)
      if hit.isKnown {
        let end = add(EventRecord(hit, in: block), Int(hit.end), in: block, to: &sink)
        done = end ?? readWhole(block, around: place, to: &sink, names: &names)
      } else if hit.end == 0 || forms.mayBeView(endingAt: Int(hit.end), in: block) {
        done = max(done, look(at: place, from: done, view, in: block, to: &sink, names: &names))
      }
    }
  }

  /// Looks at a place where a word may stand, and returns where a line ends that was read.
  @inline(__always)
  private mutating func look(
    at place: Int, from done: Int, _ view: LineForms.View, in block: LineBlock,
    to sink: inout EventSink, names: inout NameTable
  ) -> Int {
    if let word = view.keys.word(block.bytes, at: place) {
      if forms.isNothing(word, in: block) { return 0 }
      if let known = forms.known(word, view, in: block)
        ?? forms.newView(word, view, in: block, names: &names),
        let end = add(
          EventRecord(word, known.names, in: block), known.end, in: block, to: &sink)
      {
        return end
      }
    } else if !picker.mayMatch(block.bytes, at: place, in: done..<block.count) {
      return 0
    }
    return readWhole(block, around: place, to: &sink, names: &names)
  }
}

extension UnifiedJSONParser {
  /// Adds the event of a message of a known form and returns where its line ends, or nil if the line
  /// has to be read whole.
  private mutating func add(
    _ record: EventRecord, _ messageEnd: Int, in block: LineBlock, to sink: inout EventSink
  ) -> Int? {
    let next = block.bytes[messageEnd + 1]
    guard next == UInt8(ascii: ",") || next == UInt8(ascii: "}") else { return nil }
    let end = block.bytes.lineFeed(from: messageEnd, to: block.count)
    guard !sink.keepsTimes, end < block.count, block.bytes[end - 1] == UInt8(ascii: "}"),
      let process = processKey.value(block.bytes, messageEnd..<end),
      sink.process.elementsEqual(block.buffer[process])
    else { return nil }
    sink.eventCount &+= record.code < EventRecord.Code.callbackLimit ? 1 : 0
    sink.batch.records.append(record)
    return end
  }

  /// Reads the object of a line and returns where the line ends.
  private mutating func readWhole(
    _ block: LineBlock, around place: Int, to sink: inout EventSink, names: inout NameTable
  ) -> Int {
    let line = block.line(around: place)
    sink.removeEvents(from: block.offset + UInt64(line.lowerBound))
    read(line, 0, of: block, into: &sink, names: &names)
    if !objects.isEmpty {
      sink.malformed(at: block.offset + UInt64(line.lowerBound), "an object is not closed")
      objects.reset()
    }
    return line.upperBound
  }

  private mutating func read(
    _ line: Range<Int>, _ number: UInt64, of block: LineBlock, into sink: inout EventSink,
    names: inout NameTable
  ) {
    var found: [[JSONObjects.Value?]] = []
    let reason = objects.read(line, number, of: block) { values, _ in
      if values[0] != nil { found.append(values) }
    }
    for values in found { add(values, in: block, to: &sink, names: &names) }
    guard let reason else { return }
    objects.reset()
    sink.malformed(at: block.offset + UInt64(line.lowerBound), reason)
  }

  /// Reads a message, each of its lines by itself.
  private mutating func add(
    _ values: [JSONObjects.Value?], in block: LineBlock, to sink: inout EventSink,
    names: inout NameTable
  ) {
    guard let message = values[0] else { return }
    var origin = ConsoleOrigin(offset: message.offset, line: message.line)
    origin.process = values[1].map { String(decoding: $0.text, as: UTF8.self) }
    origin.time = values[2].map { String(decoding: $0.text, as: UTF8.self) }
    message.text.withUnsafeBufferPointer { text in
      var start = 0
      while start < text.count {
        let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        origin.offset = message.offset + (message.places.isEmpty ? UInt64(start) : 0)
        origin.places = message.places.isEmpty ? [] : Array(message.places[start..<end])
        let isWhole = isLinewise && message.places.isEmpty && end - start == message.text.count
        add(
          UnsafeBufferPointer(rebasing: text[start..<end]), isWhole: isWhole, from: origin,
          in: block, to: &sink, names: &names)
        start = end + 1
      }
    }
  }

  /// Reads a message, or a line of one, and learns its form.
  private mutating func add(
    _ message: UnsafeBufferPointer<UInt8>, isWhole: Bool, from origin: ConsoleOrigin,
    in block: LineBlock, to sink: inout EventSink, names: inout NameTable
  ) {
    text.load(message)
    text.withBytes { bytes in
      let text = CleanText(bytes: bytes, count: message.count)
      let reader = ConsoleLineReader(message: text, habits: habits)
      if origin.places.isEmpty, let known = messages.events(of: reader) {
        return sink.add(known, of: reader, from: origin)
      }
      matches.removeAll(keepingCapacity: true)
      finder.find(bytes, 0..<message.count, into: &matches)
      guard !matches.isEmpty else { return }
      let reading = reader.read(matches)
      let count = sink.batch.records.count
      sink.add(reading, of: reader, from: origin, names: &names)
      let isLearnt = learn(reader, reading, isWhole: isWhole, from: origin, in: block, count, sink)
      if !isLearnt { messages.keep(reader, reading, recordsFrom: count, of: sink, origin) }
    }
  }

  /// Learns the form of a message, and returns whether its like is recognised from now on.
  private mutating func learn(
    _ reader: ConsoleLineReader, _ reading: ConsoleReading, isWhole: Bool,
    from origin: ConsoleOrigin, in block: LineBlock, _ first: Int, _ sink: EventSink
  ) -> Bool {
    guard sink.batch.records.count > first, let record = sink.batch.records.last,
      case .events(let events) = reading
    else { return false }
    let place = Int(origin.offset - min(origin.offset, block.offset))
    let isOnly =
      isWhole && matches.count == 1
      && (block.bytes + (place - messageKey.utf8CodeUnitCount)).holds(messageKey)
    return forms.learn(
      reader, events, isOnly: isOnly, block.bytes + place, end: reader.text.count,
      messageHead: messageKey.utf8CodeUnitCount, record)
  }
}

extension LogSample {
  /// The messages of the first objects.
  fileprivate var messages: [[UInt8]] {
    var messages: [[UInt8]] = []
    var objects = JSONObjects(keys: ["eventMessage"])
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let block = LineBlock(
        bytes: base, count: buffer.count, offset: 0, linesBefore: 0, isCut: false)
      var start = 0
      // The last line may be cut.
      while let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        let reason = objects.read(start..<end, 0, of: block) { values, _ in
          if let message = values[0] { messages.append(message.text) }
        }
        if reason != nil { objects.reset() }
        start = end + 1
      }
    }
    return messages
  }
}

/// What stands in front of a message whose form is learnt.
private let messageKey: StaticString = "\"eventMessage\":\""

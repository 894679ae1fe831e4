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
  private var objects = JSONObjects(keys: ["eventMessage", "processID", "timestamp"])
  private let picker: WordFinder
  private let places = PlaceBuffer()

  /// Makes a parser.
  ///
  /// - Parameter isLinewise: Whether each object has a line of its own; then only lines with a
  ///   word in them are looked at.
  init(_ vocabulary: Vocabulary, isLinewise: Bool) {
    finder = WordFinder(console: vocabulary)
    picker = WordFinder(console: vocabulary, withContext: false)
    scanner = WordScanner(picker)
    self.isLinewise = isLinewise
  }

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    guard isLinewise else {
      var number = block.linesBefore
      return block.forEachLine {
        number += 1
        read($0, number, of: block, into: &sink, names: &names)
      }
    }
    var start = 0
    var done = 0
    while start < block.count {
      let end = min(block.count, start + WordScanner.segmentBytes)
      let count = scanner.scan(block.bytes, start..<end, into: places)
      for index in 0..<count {
        let place = Int(places.start[index])
        guard place >= done, picker.mayMatch(block.bytes, at: place, in: done..<block.count) else {
          continue
        }
        let line = block.line(around: place)
        done = line.upperBound
        read(line, 0, of: block, into: &sink, names: &names)
        if !objects.isEmpty {
          sink.malformed(at: block.offset + UInt64(line.lowerBound), "an object is not closed")
          objects.reset()
        }
      }
      start = end
    }
  }

  private mutating func read(
    _ line: Range<Int>, _ number: UInt64, of block: LineBlock, into sink: inout EventSink,
    names: inout NameTable
  ) {
    let finder = finder
    let reason = objects.read(line, number, of: block) { values, _ in
      guard let message = values[0] else { return }
      Self.add(message, values, finder, to: &sink, names: &names)
    }
    guard let reason else { return }
    objects.reset()
    sink.malformed(at: block.offset + UInt64(line.lowerBound), reason)
  }

  /// Reads a message, each of its lines by itself.
  private static func add(
    _ message: JSONObjects.Value, _ values: [JSONObjects.Value?], _ finder: WordFinder,
    to sink: inout EventSink, names: inout NameTable
  ) {
    var origin = ConsoleOrigin(offset: message.offset, line: message.line)
    origin.process = values[1].map { String(decoding: $0.text, as: UTF8.self) }
    origin.time = values[2].map { String(decoding: $0.text, as: UTF8.self) }
    message.text.withUnsafeBufferPointer { text in
      var start = 0
      while start < text.count {
        let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        origin.offset = message.offset + (message.places.isEmpty ? UInt64(start) : 0)
        origin.places = message.places.isEmpty ? [] : Array(message.places[start..<end])
        sink.add(
          message: UnsafeBufferPointer(rebasing: text[start..<end]), from: origin, finder,
          names: &names)
        start = end + 1
      }
    }
  }
}

extension EventSink {
  /// Adds the records of a message whose time and process stand elsewhere.
  mutating func add(
    message: UnsafeBufferPointer<UInt8>, from origin: ConsoleOrigin, _ finder: WordFinder,
    names: inout NameTable
  ) {
    var line = ConsoleLine()
    line.load(message)
    line.withBytes { bytes in
      var matches: [WordFinder.Match] = []
      finder.find(bytes, 0..<message.count, into: &matches)
      guard !matches.isEmpty else { return }
      let text = CleanText(bytes: bytes, count: message.count)
      let reader = ConsoleLineReader(message: text, habits: ConsoleHabits())
      add(reader.read(matches), of: reader, from: origin, names: &names)
    }
  }
}

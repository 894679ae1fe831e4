import EventModel

extension LogFormat {
  /// Unified logging as one JSON array.
  public static let oslogJSON = LogFormat(
    name: "oslog-json", summary: "Apple unified logging, `--style json`",
    extensions: ["json"], namesAreIdentities: false,
    recognize: { sample in
      sample.contains("\"eventMessage\"") && !sample.hasMessageLine
        && !sample.contains("\"ui.lifecycle\"") ? "objects with an eventMessage" : nil
    },
    makeParser: UnifiedStyle.parser, makeWriter: { UnifiedJSONWriter(isLinewise: false) })

  /// Unified logging as one JSON object per line.
  public static let oslogNDJSON = LogFormat(
    name: "oslog-ndjson", summary: "Apple unified logging, `--style ndjson`",
    extensions: ["ndjson", "json"], namesAreIdentities: false,
    recognize: { $0.hasMessageLine ? "lines that are objects with an eventMessage" : nil },
    makeParser: UnifiedStyle.parser, makeWriter: { UnifiedJSONWriter(isLinewise: true) })
}

/// A parser of the messages in unified logging's JSON styles.
struct UnifiedJSONParser: CallParser {
  var calls: CallReader
  private let isLinewise: Bool
  private let sample: LogSample
  private var objects = JSONObjects(keys: ["eventMessage", "processID", "timestamp"])
  private var processKey = ProcessKey()

  /// Makes a parser.
  ///
  /// - Parameter isLinewise: Whether each object has its own line; then only lines with a known
  ///   word are examined.
  init(_ sample: LogSample, _ vocabulary: Vocabulary, isLinewise: Bool) {
    self.isLinewise = isLinewise
    self.sample = sample
    let messages = ConsoleSample(messages: sample.messages, vocabulary.finders.all)
    calls = CallReader(vocabulary.finders, ConsoleHabits(messages, vocabulary))
  }

  func nearMisses(_ vocabulary: Vocabulary) -> [NearMiss] {
    ConsoleSample(sample, vocabulary.finders.all).nearMisses(vocabulary)
  }

  func makeScout() -> (any LineScout)? { isLinewise ? WordScout(calls) : nil }

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    guard isLinewise else {
      var number = block.linesBefore
      return block.forEachLine {
        number += 1
        read($0, number, of: block, into: &sink, names: &names)
      }
    }
    readCalls(of: block, into: &sink, names: &names)
  }
}

extension UnifiedJSONParser {
  /// Adds the event of a message with a known form, if its process is the same as before.
  @inline(__always)
  mutating func add(
    _ hit: LineHit, time: Range<Int>?, in block: LineBlock, to sink: inout EventSink
  ) -> Int? {
    let messageEnd = Int(hit.end)
    let next = block.bytes[messageEnd + 1]
    guard next == UInt8(ascii: ",") || next == UInt8(ascii: "}") else { return nil }
    let end = block.bytes.lineFeed(from: messageEnd, to: block.count)
    guard !sink.keepsTimes, end < block.count, block.bytes[end - 1] == UInt8(ascii: "}"),
      let process = processKey.value(block.bytes, messageEnd..<end),
      sink.process.elementsEqual(block.buffer[process])
    else { return nil }
    sink.append(EventRecord(hit, in: block))
    return end
  }

  mutating func readWhole(
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

  /// Reads a message, line by line.
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
        calls.read(
          UnsafeBufferPointer(rebasing: text[start..<end]), isMessage: true, from: origin,
          at: place(of: origin, in: block, count: end - start, isWhole: isWhole), to: &sink,
          names: &names)
        start = end + 1
      }
    }
  }

  /// Returns the place of a message; its form can be learned if it follows the usual key.
  private func place(
    of origin: ConsoleOrigin, in block: LineBlock, count: Int, isWhole: Bool
  ) -> CallReader.Place {
    let head = messageKey.utf8CodeUnitCount
    let start = block.bytes + Int(origin.offset - min(origin.offset, block.offset))
    return CallReader.Place(
      bytes: start, end: count, head: head,
      isForm: isWhole && (start - head).holds(messageKey))
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
      block.forEachLine { line in
        let reason = objects.read(line, 0, of: block) { values, _ in
          if let message = values[0] { messages.append(message.text) }
        }
        // The last line may be incomplete.
        if reason != nil { objects.reset() }
      }
    }
    return messages
  }
}

/// The text before a message whose form can be learned.
private let messageKey: StaticString = "\"eventMessage\":\""

package import EventModel

/// A reader of one recorded log, in any format, which returns batches of events.
///
/// ```swift
/// var names = NameTable()
/// var reader = try LogReader(ByteSource(path: "app.log"), contract: .viewTransitions)
/// try reader.read(into: &consumer, names: &names)
/// ```
package struct LogReader {
  /// The format in which the log is read.
  package let format: LogFormat

  /// The reason for that format, lower case, no full stop.
  package let reason: String

  /// How many callbacks of the contract were read.
  package private(set) var eventCount = 0

  /// How many bytes were read.
  package private(set) var byteCount: UInt64 = 0

  /// How many lines were read.
  package private(set) var lineCount: UInt64 = 0

  /// Whether the log is live and the last attempt to read returned nothing.
  package private(set) var isIdle = false

  private let source: ByteSource
  private let blocks: BlockReader
  private var parser: any BlockParser
  private var sink: EventSink
  private let resolvesLines: Bool
  private let ignored: [LinePattern]
  private let threads: Int
  private var ahead: AheadReader?

  /// Opens a log and determines its format.
  ///
  /// - Parameters:
  ///   - source: The bytes.
  ///   - format: The format, or nil to recognize it from the first lines and the file's extension.
  ///   - vocabulary: The words that are looked for.
  ///   - options: Further options.
  /// - Throws: an ``InputError`` if the log cannot be read, is compressed or is not in UTF-8.
  package init(
    _ source: ByteSource, format: LogFormat? = nil, vocabulary: Vocabulary,
    options: LogOptions = LogOptions()
  ) throws(InputError) {
    let name = options.fileName ?? source.name
    blocks = try BlockReader(source) { bytes in
      format != nil || LogSample(bytes, fileName: name).isEnough(vocabulary)
    }
    guard !blocks.sample.starts(with: [0x1F, 0x8B]) else {
      throw InputError(source.name, .compressed)
    }
    if let encoding = LogSample.wideEncoding(of: blocks.sample) {
      throw InputError(source.name, .encoded(encoding))
    }
    let sample = LogSample(blocks.sample, fileName: name)
    (self.format, reason) = format.map { ($0, "asked for") } ?? LogFormat.recognized(sample)
    self.source = source
    parser = self.format.makeParser(sample, vocabulary)
    sink = EventSink(vocabulary: vocabulary, keepsTimes: options.keepsTimes)
    ignored = options.ignored
    resolvesLines = options.resolvesLines || !source.isSeekable
    // Scouts do not keep times.
    threads =
      options.keepsTimes || source.live != nil ? 1 : min(options.threads, Limits.readingThreads)
  }

  /// Opens a log in which the callbacks of a contract are looked for, also under the names that the
  /// options give them. For many logs, one vocabulary saves time.
  package init(
    _ source: ByteSource, format: LogFormat? = nil, contract: Contract,
    options: LogOptions = LogOptions()
  ) throws(InputError) {
    try self.init(
      source, format: format, vocabulary: Vocabulary(contract, renamed: options.renamed),
      options: options)
  }

  /// The lines that almost contain a call or, if there are calls, the first whose view is hidden.
  package var nearMisses: [NearMiss] {
    eventCount > 0
      ? [parser.hiddenName()].compactMap(\.self) : parser.nearMisses(sink.vocabulary)
  }

  /// Reads the log to its end.
  ///
  /// - Throws: an ``InputError`` if the system fails to read; events read before are delivered.
  package mutating func read(
    into consumer: inout some EventConsumer, names: inout NameTable
  ) throws(InputError) {
    while try readNext(into: &consumer, names: &names) {}
  }

  /// Reads the next chunk of the log and returns whether there may be more.
  ///
  /// Nothing is read from a live log that is quiet; then ``isIdle`` is true.
  ///
  /// - Throws: an ``InputError`` if the system fails to read.
  package mutating func readNext(
    into consumer: inout some EventConsumer, names: inout NameTable
  ) throws(InputError) -> Bool {
    isIdle = blocks.isDry
    if isIdle { return true }
    var isEnd = !readAhead(names: &names)
    if isEnd { isEnd = try !readInOrder(names: &names) }
    eventCount = sink.eventCount
    if !sink.batch.records.isEmpty {
      consumer.consume(sink.batch, names: names)
      sink.batch.removeAll()
    }
    if names.viewCount >= Limits.views || names.scopeCount >= Limits.scopes {
      consumer.makeRoom(in: &names)
      parser.forgetNames()
    }
    return !isEnd
  }

  /// Reads the next block in order, or ends the log and returns false.
  private mutating func readInOrder(names: inout NameTable) throws(InputError) -> Bool {
    let block = try blocks.next()
    if let block {
      read(block, names: &names)
    } else {
      parser.finish(into: &sink, names: &names)
    }
    (byteCount, lineCount) = blocks.progress
    if block != nil, threads > 1, blocks.isAtLineStart, sink.eventCount > 0 {
      ahead = AheadReader(source, from: byteCount, parser, threads: threads)
    }
    return block != nil
  }

  /// Reads the next block that other threads searched, or returns false if there is none.
  private mutating func readAhead(names: inout NameTable) -> Bool {
    guard let ahead else { return false }
    guard let block = ahead.next() else {
      blocks.resume(at: byteCount, lines: lineCount)
      self.ahead = nil
      return false
    }
    var lines = block.lines
    lines.linesBefore = lineCount
    if block.generation == parser.generation {
      parser.read(lines, block.hits, into: &sink, names: &names)
    } else {
      parser.read(lines, into: &sink, names: &names)
    }
    sink.removeEvents(of: lines, ignored)
    if resolvesLines { lines.setLines(of: &sink.batch.records) }
    byteCount = lines.offset + UInt64(lines.count)
    lineCount += UInt64(block.lineCount)
    source.marks.note(byteCount, lines: lineCount)
    ahead.takeBack(block, parser)
    return true
  }

  private mutating func read(_ block: LineBlock, names: inout NameTable) {
    let block = block.offset == 0 ? block.withoutByteOrderMark : block
    if block.isCut { sink.cut(at: block.offset) }
    parser.read(block, into: &sink, names: &names)
    sink.removeEvents(of: block, ignored)
    if resolvesLines { block.setLines(of: &sink.batch.records) }
  }
}

extension LogFormat {
  /// Returns the format of a log with this beginning, and the reason.
  static func recognized(_ sample: LogSample) -> (LogFormat, String) {
    for format in all {
      if let reason = format.recognize(sample) { return (format, reason) }
    }
    return (.console, "no other format fits")
  }
}

extension LineBlock {
  fileprivate var withoutByteOrderMark: LineBlock {
    guard count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF else { return self }
    var block = self
    UnsafeMutablePointer(mutating: bytes)[2] = UInt8(ascii: "\n")
    block.bytes += 3
    block.count -= 3
    block.offset += 3
    return block
  }

  /// Sets the line of each record of this block; most records are in the order of their offsets.
  fileprivate func setLines(of records: inout [EventRecord]) {
    var line = linesBefore + 1
    var counted = 0
    for index in records.indices where records[index].line == 0 {
      let place = min(count, Int(records[index].offset - min(offset, records[index].offset)))
      // A separator is added with the next event, possibly after records with larger offsets.
      if place < counted { (line, counted) = (linesBefore + 1, 0) }
      if place > counted {
        line += UInt64((bytes + counted).countLineFeeds(place - counted))
        counted = place
      }
      records[index].line = UInt32(clamping: line)
    }
  }
}

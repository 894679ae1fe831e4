import EventModel

extension LogFormat {
  /// One JSON object per line, with `event` and `view`; the other columns are optional.
  public static let ndjson = LogFormat(
    name: "ndjson", summary: "one JSON object a line: event, view, scope, time, …",
    extensions: ["ndjson", "jsonl"], namesAreIdentities: true,
    recognize: { sample in
      guard let first = sample.lines.first, first.hasJSONKey("\"event\""),
        first.hasJSONKey("\"view\"") || first.hasJSONKey("\"controller\"")
      else {
        return sample.fileExtension == "jsonl" && sample.lines.isEmpty ? "its extension" : nil
      }
      return "the first line is an object with an event"
    },
    makeParser: { sample, _ in NDJSONParser(ColumnNames(sample.jsonRows)) },
    makeWriter: { NDJSONWriter() })
}

extension String {
  /// Whether the line is a JSON object that contains a key in quotes.
  func hasJSONKey(_ key: StaticString) -> Bool {
    var line = self
    return utf8.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "{")
      && line.withUTF8 { $0.holds(key) }
  }
}

/// A parser of objects, one per line: by the learned form if it fits, otherwise token by token.
struct NDJSONParser: BlockParser {
  private var row = Row()
  private let names: ColumnNames
  private let template: RowTemplate
  private let specials = SpecialBytes(UInt8(ascii: "\\"))
  private var meanings = RowMeanings()
  /// How many lines had another form than the learned one.
  private var missCount = 0

  init(_ names: ColumnNames) {
    self.names = names
    template = RowTemplate(names)
  }

  var generation: Int { meanings.generation }
  var learntCount: Int { meanings.learntCount }

  mutating func forgetNames() { meanings.forgetNames() }

  func makeScout() -> (any LineScout)? { RowScout(template, meanings.slices) }

  mutating func read(
    _ block: LineBlock, _ hits: [LineHit], into sink: inout EventSink, names: inout NameTable
  ) {
    for hit in hits {
      if hit.isKnown {
        sink.append(EventRecord(hit, in: block))
      } else {
        read(block.part(Int(hit.place)..<Int(hit.end)), into: &sink, names: &names)
      }
    }
  }

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    let specials = specials.load(block.bytes, block.count)
    var form = template.view
    let table = meanings.slices.view
    var start = 0
    while start < block.count {
      if let end = form.end(block.bytes, start, limit: block.count, specials),
        let record = form.record(table, in: block)
      {
        if record.code != Vocabulary.context { sink.append(record) }
        start = end
        continue
      }
      let line = start..<specials.lineFeed(from: start, in: block)
      readWhole(line, of: block, to: &sink, names: &names)
      learn(line, of: block, sink, specials)
      form = template.view
      start = line.upperBound + 1
    }
  }

  private mutating func readWhole(
    _ range: Range<Int>, of block: LineBlock, to sink: inout EventSink, names: inout NameTable
  ) {
    let line = block.withoutReturn(range)
    row.removeAll()
    var place = line.lowerBound..<line.lowerBound
    var scanner = JSONScanner(block.bytes, line)
    let object = scanner.object { key, value in
      if value == .beginObject, self.names.named(block.buffer[key]) == .view {
        return row.setView(behind: key.upperBound + 1, line, in: block)
      }
      guard let column = self.names.named(block.buffer[key]),
        let range = row.set(column, value, in: block)
      else { return }
      if column == .event { place = range }
    }
    switch object {
    case .blank: break
    case .bad(let reason): sink.malformed(at: block.offset + UInt64(line.lowerBound), reason)
    case .whole:
      sink.add(
        row, at: block.offset + UInt64(place.lowerBound), length: place.count, names: &names)
    }
  }

  /// Learns the form of a line if it is not the known one, and the meaning of its values.
  private mutating func learn(
    _ line: Range<Int>, of block: LineBlock, _ sink: EventSink, _ specials: SpecialBytes.View
  ) {
    guard line.upperBound < block.count, !block.isCut else { return }
    let whole = line.lowerBound..<line.upperBound + 1
    if template.view.end(block.bytes, line.lowerBound, limit: block.count, specials) == nil {
      // In a log with lines of many forms, not every one is learned.
      missCount += 1
      guard missCount & (missCount - 1) == 0 || missCount % 64 == 0 else { return }
      template.learn(block.bytes, whole) { !sink.keepsTimes || $0 != .time }
      guard
        template.view.end(block.bytes, line.lowerBound, limit: block.count, specials)
          == whole.upperBound
      else { return }
    }
    meanings.remember(template.view, of: block, sink)
  }
}

extension Row {
  /// Sets the view to that of an object: `{"class":"Inbox","id":"0x7f1"}`.
  fileprivate mutating func setView(behind key: Int, _ line: Range<Int>, in block: LineBlock) {
    var scanner = JSONScanner(block.bytes, key..<line.upperBound)
    _ = scanner.next()
    // The rest of the line follows the object, which is no mistake.
    _ = scanner.object { key, value in
      if ConsoleWords.objectNames.contains(block.buffer[key]) {
        _ = set(.view, value, in: block)
      } else if ConsoleWords.instanceLabels.contains(block.buffer[key]) {
        _ = set(.instance, value, in: block)
      }
    }
  }

  /// Sets a column to a value of a JSON object, and returns the range of its text. `null` and nested
  /// values set nothing.
  fileprivate mutating func set(
    _ column: Column, _ value: JSONScanner.Token, in block: LineBlock
  ) -> Range<Int>? {
    switch value {
    case .string(let range, hasEscapes: true):
      let text = UnsafeBufferPointer(rebasing: block.buffer[range])
      set(column) { JSONText.append(text, to: &$0) }
      return range
    case .string(let range, _):
      set(column, block.buffer[range])
      return range
    case .scalar(let range) where block.bytes[range.lowerBound] != UInt8(ascii: "n"):
      set(column, block.buffer[range])
      return range
    default: return nil
    }
  }
}

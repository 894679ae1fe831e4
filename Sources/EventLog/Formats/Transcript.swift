import EventModel

extension LogFormat {
  /// A form for human readers and writers: `time scope name callback key=value`, in columns.
  public static let transcript = LogFormat(
    name: "transcript", summary: "columns of time, scope, name and callback, for people",
    extensions: ["transcript"], namesAreIdentities: true,
    recognize: { sample in
      if sample.lines.first == "transcript 1" || sample.lines.first == "# transcript 1" {
        return "the first line says so"
      }
      return sample.fileExtension == "transcript" ? "its extension" : nil
    },
    makeParser: { _, _ in TranscriptParser() },
    makeWriter: { TranscriptWriter() })
}

/// A parser of transcripts.
struct TranscriptParser: BlockParser {
  private var row = Row()
  private var events = KnownTexts()

  mutating func forgetNames() { events.removeAll() }

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    block.forEachLine { line in
      // A time before a name changes nothing else; only the text after it is looked up.
      let start = block.endOfTime(line)
      let text = UnsafeRawBufferPointer(
        rebasing: UnsafeRawBufferPointer(block.buffer)[start..<line.upperBound])
      let offset = block.offset + UInt64(start)
      let hasTime = start > line.lowerBound ? 1 : 0
      if let known = events.events(of: text, hasTime) { return sink.add(known, at: offset) }
      let count = sink.batch.records.count
      read(line, in: block, into: &sink, names: &names)
      // Only a single event is kept: a declaration or a mistake must be reported each time.
      guard sink.batch.records.count == count + 1, let record = sink.batch.records.last,
        record.code < EventRecord.Code.callbackLimit, record.offset >= offset,
        hasTime == 0 || text[..<Int(record.offset - offset)].contains(where: { $0 > 0x20 })
      else { return }
      events.keep(text, hasTime, at: offset, recordsFrom: count, of: sink)
    }
  }

  private mutating func read(
    _ line: Range<Int>, in block: LineBlock, into sink: inout EventSink, names: inout NameTable
  ) {
    var words = TranscriptWords(block.buffer, line)
    if let reason = words.split() {
      sink.malformed(at: block.offset + UInt64(line.lowerBound), reason)
    } else if !words.isEmpty {
      read(words, in: block, line, into: &sink, names: &names)
    }
  }

  private mutating func read(
    _ words: TranscriptWords, in block: LineBlock, _ line: Range<Int>, into sink: inout EventSink,
    names: inout NameTable
  ) {
    switch words.directive {
    case "transcript" where words.count == 2 && words.isNumber(1):
      sink.beginRun(at: words.offset(of: 0, in: block))
    case "begin": declare(EventRecord.Code.transitionBegins, words, in: block, &sink, &names)
    case "end": declare(EventRecord.Code.transitionEnds, words, in: block, &sink, &names)
    case "assume":
      let text = block.text(words[0].upperBound..<line.upperBound)
      sink.note(EventRecord.Code.assumption, at: words.offset(of: 0, in: block)) {
        $0.text = text.trimmingBlanks
      }
    default: event(words, in: block, line, into: &sink, names: &names)
    }
  }

  /// Reads `begin ID [KIND [SCOPE]]` and `end ID [OUTCOME]`.
  private func declare(
    _ code: UInt8, _ words: TranscriptWords, in block: LineBlock, _ sink: inout EventSink,
    _ names: inout NameTable
  ) {
    let begins = code == EventRecord.Code.transitionBegins
    let offset = words.offset(of: 0, in: block)
    guard words.count >= 2, words.count <= (begins ? 4 : 3) else {
      let form = begins ? "begin ID KIND SCOPE" : "end ID OUTCOME"
      return sink.malformed(at: offset, "the line is not of the form \(form)")
    }
    let scope = begins && words.count > 3 ? names.scope(words.text(3)) : 0
    if begins, words.count > 2 {
      sink.declare(kind: words.text(2), at: words.offset(of: 2, in: block))
    }
    sink.note(code, at: offset, length: words[0].count, scope: scope) {
      $0.transition = words.text(1)
      guard words.count > 2 else { return }
      if begins { $0.kind = words.text(2) } else { $0.outcome = words.text(2) }
    }
  }

  private mutating func event(
    _ words: TranscriptWords, in block: LineBlock, _ line: Range<Int>, into sink: inout EventSink,
    names: inout NameTable
  ) {
    let offset = block.offset + UInt64(line.lowerBound)
    guard let at = words.callback(in: sink.vocabulary) else {
      return sink.malformed(at: offset, "no callback of the contract in this line")
    }
    row.removeAll()
    row.set(.event, block.buffer[words[at]])
    var unknown: [String] = []
    if let reason = words.setColumns(of: &row, before: at)
      ?? words.setPairs(of: &row, after: at, unknown: &unknown)
    {
      return sink.malformed(at: offset, reason)
    }
    for name in unknown { sink.unknownColumn(name, at: offset) }
    sink.add(row, at: words.offset(of: at, in: block), length: words[at].count, names: &names)
  }
}

extension LineBlock {
  /// Returns the end of the time at the start of a line, or the start of the line.
  fileprivate func endOfTime(_ line: Range<Int>) -> Int {
    var index = line.lowerBound
    while index < line.upperBound, bytes[index] != 0x20, bytes[index] != 0x09 { index += 1 }
    return TranscriptWords(buffer, line).isTime(line.lowerBound..<index) ? index : line.lowerBound
  }
}

extension String {
  var trimmingBlanks: String {
    var text = self[...]
    while text.utf8.first == 0x20 || text.utf8.first == 0x09 { text.removeFirst() }
    while text.utf8.last == 0x20 || text.utf8.last == 0x09 { text.removeLast() }
    return String(text)
  }
}

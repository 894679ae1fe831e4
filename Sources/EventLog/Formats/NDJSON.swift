import EventModel

extension LogFormat {
  /// One JSON object a line, with `event` and `view`; the other columns may be left out.
  public static let ndjson = LogFormat(
    name: "ndjson", summary: "one JSON object a line: event, view, scope, time, …",
    extensions: ["ndjson", "jsonl"], namesAreIdentities: true,
    recognise: { sample in
      guard let first = sample.lines.first, first.hasJSONKey("event"),
        first.hasJSONKey("view") || first.hasJSONKey("controller")
      else {
        return sample.fileExtension == "jsonl" && sample.lines.isEmpty ? "its extension" : nil
      }
      return "the first line is an object with an event"
    },
    makeParser: { _, _ in NDJSONParser() },
    makeWriter: { NDJSONWriter() })
}

extension String {
  /// Whether the line is a JSON object that names this key.
  func hasJSONKey(_ key: String) -> Bool {
    guard utf8.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{") else { return false }
    return utf8.contains(Array("\"\(key)\"".utf8))
  }
}

extension String.UTF8View {
  /// Whether the bytes occur in a row.
  func contains(_ wanted: [UInt8]) -> Bool {
    let bytes = Array(self)
    guard bytes.count >= wanted.count, let first = wanted.first else { return wanted.isEmpty }
    for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
      if bytes[start..<start + wanted.count].elementsEqual(wanted) { return true }
    }
    return false
  }
}

/// Reads objects, one a line.
struct NDJSONParser: BlockParser {
  private var row = Row()

  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable) {
    block.forEachLine { line in
      row.removeAll()
      var reader = RowReader(block, line)
      switch reader.read(into: &row) {
      case .blank: break
      case .bad(let reason): sink.malformed(at: block.offset + UInt64(line.lowerBound), reason)
      case .row:
        let place = reader.event ?? line.lowerBound..<line.lowerBound
        sink.add(
          row, at: block.offset + UInt64(place.lowerBound), length: place.count, names: &names)
      }
    }
  }
}

/// Reads the columns of one flat object.
private struct RowReader {
  /// Where the event's text stands.
  var event: Range<Int>?

  private let block: LineBlock
  private var scanner: JSONScanner

  enum Result {
    case blank
    case row
    case bad(String)
  }

  init(_ block: LineBlock, _ line: Range<Int>) {
    self.block = block
    scanner = JSONScanner(block.bytes, line)
  }

  mutating func read(into row: inout Row) -> Result {
    switch scanner.next() {
    case .end: return .blank
    case .beginObject: break
    default: return .bad("this line is no JSON object")
    }
    var token = scanner.next()
    if token == .endObject { return end() }
    while true {
      guard case .string(let key, _) = token else { return bad(token, "a key is missing") }
      let colon = scanner.next()
      guard colon == .colon else { return bad(colon, "a colon is missing after a key") }
      if let reason = readValue(of: Column.named(block.buffer[key]), into: &row) {
        return .bad(reason)
      }
      token = scanner.next()
      if token == .endObject { return end() }
      guard token == .comma else { return bad(token, "a comma is missing between two values") }
      token = scanner.next()
    }
  }

  /// Reads one value into its column and returns what is wrong with it, or nil.
  private mutating func readValue(of column: Column?, into row: inout Row) -> String? {
    let token = scanner.next()
    switch token {
    case .string(let inside, let hasEscapes):
      guard let column else { return nil }
      let text = UnsafeBufferPointer(rebasing: block.buffer[inside])
      row.set(column) { output in
        if hasEscapes {
          JSONText.append(text, to: &output)
        } else {
          output.append(contentsOf: text)
        }
      }
      if column == .event { event = inside }
    case .scalar(let range):
      guard let column, block.bytes[range.lowerBound] != UInt8(ascii: "n") else { return nil }
      row.set(column, block.buffer[range])
      if column == .event { event = range }
    case .beginObject, .beginArray: return skipNested()
    case .bad(let reason): return reason
    default: return "a value is missing"
    }
    return nil
  }

  /// Steps over an object or an array whose first bracket was read.
  private mutating func skipNested() -> String? {
    var depth = 1
    while depth > 0 {
      switch scanner.next() {
      case .beginObject, .beginArray: depth += 1
      case .endObject, .endArray: depth -= 1
      case .bad(let reason): return reason
      case .end: return "an object is not closed"
      default: break
      }
    }
    return nil
  }

  private mutating func end() -> Result {
    scanner.next() == .end ? .row : .bad("something follows the object")
  }

  private func bad(_ token: JSONScanner.Token, _ reason: String) -> Result {
    switch token {
    case .bad(let other): .bad(other)
    case .end: .bad("an object is not closed")
    default: .bad(reason)
    }
  }
}

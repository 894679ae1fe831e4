import EventModel

/// A reader of the columns of one flat object.
struct RowReader {
  /// The range of the event's text.
  var event: Range<Int>?

  private let block: LineBlock
  private let names: ColumnNames
  private var scanner: JSONScanner

  enum Result {
    case blank
    case row
    case bad(String)
  }

  init(_ block: LineBlock, _ line: Range<Int>, _ names: ColumnNames) {
    self.block = block
    self.names = names
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
      if let reason = readValue(of: names.named(block.buffer[key]), into: &row) {
        return .bad(reason)
      }
      token = scanner.next()
      if token == .endObject { return end() }
      guard token == .comma else { return bad(token, "a comma is missing between two values") }
      token = scanner.next()
    }
  }

  /// Reads one value into its column, and returns the mistake in it, or nil.
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

  /// Skips an object or an array whose first bracket was read.
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

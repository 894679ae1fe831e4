/// A reader of JSON documents, line by line, which returns each object's wanted values at its end.
///
/// A document may be an array, a sequence of objects, or a part of one. JSON strings never continue
/// on the next line, so only the open brackets are kept between lines.
struct JSONObjects {
  /// A value of an object.
  struct Value {
    /// The text, without escapes.
    var text: [UInt8]
    /// The offset of the text in the log, after its quote.
    var offset: UInt64
    /// The offset of each byte of the text relative to the first; empty if no escape moved any.
    var places: [Int32]
    var line: UInt32
    /// The length of the value in the log, in bytes.
    var length: Int
  }

  /// An open object or array.
  private struct Frame {
    var isObject: Bool
    /// The key of this object in the enclosing object.
    var key: Int?
    var values: [Value?]
    var expectsKey: Bool
    var openKey: Int?
    var offset: UInt64
  }

  /// The deepest nesting of kept values; logs have about a dozen levels.
  private static let depthLimit = 128

  private let keys: [[UInt8]]
  /// The indices of the keys whose objects' values count as values of the enclosing object.
  private let merged: Range<Int>
  /// The index of the first key whose objects are left out.
  private let firstLeftOut: Int
  private var frames: [Frame] = []
  private var excess = 0
  private var line: UInt32 = 0

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - keys: The wanted keys; a value has the index of its key.
  ///   - merged: The keys of objects whose values count as values of the enclosing object.
  ///   - leftOut: The keys of objects and arrays whose objects are left out.
  init(keys: [String], merging merged: [String] = [], leavingOut leftOut: [String] = []) {
    self.keys = (keys + merged + leftOut).map { Array($0.utf8) }
    self.merged = keys.count..<keys.count + merged.count
    firstLeftOut = self.merged.upperBound
  }

  /// Whether no object or array is open.
  var isEmpty: Bool { frames.isEmpty }

  /// Forgets the open objects and arrays.
  mutating func reset() {
    frames.removeAll()
    excess = 0
  }

  /// Reads a line and calls the closure with each object that closes in it: its values by key, and
  /// the offset of its start.
  ///
  /// - Parameters:
  ///   - line: The range of the line in the block.
  ///   - number: The line number; 0 if the caller sets it.
  ///   - block: The block.
  ///   - close: Called with each object.
  /// - Returns: The mistake in the line, or nil.
  mutating func read(
    _ line: Range<Int>, _ number: UInt64, of block: LineBlock,
    _ close: ([Value?], UInt64) -> Void
  ) -> String? {
    self.line = UInt32(clamping: number)
    var scanner = JSONScanner(block.bytes, line)
    while true {
      let start = scanner.index
      switch scanner.next() {
      case .end: return nil
      case .bad(let reason):
        // Text outside of any object is a banner and not a mistake.
        guard !isEmpty else { return nil }
        return reason
      case .beginObject: open(isObject: true, at: block.offset + UInt64(start))
      case .beginArray: open(isObject: false, at: block.offset + UInt64(start))
      case .endObject, .endArray: closeFrame(close)
      case .colon: colon()
      case .comma: comma()
      case .string(let range, let hasEscapes): string(range, hasEscapes, in: block)
      case .scalar(let range): scalar(range, in: block)
      }
    }
  }
}

extension JSONObjects {
  private mutating func open(isObject: Bool, at offset: UInt64) {
    guard frames.count < Self.depthLimit else {
      excess += 1
      return
    }
    let key = frames.last?.openKey
    if !frames.isEmpty { frames[frames.count - 1].openKey = nil }
    frames.append(
      Frame(
        isObject: isObject, key: key,
        values: isObject ? Array(repeating: nil, count: keys.count) : [], expectsKey: isObject,
        offset: offset))
  }

  private mutating func closeFrame(_ close: ([Value?], UInt64) -> Void) {
    guard excess == 0 else {
      excess -= 1
      return
    }
    guard let frame = frames.popLast(), frame.isObject,
      !frames.contains(where: { $0.key ?? 0 >= firstLeftOut })
    else { return }
    if let key = frame.key, merged.contains(key), let owner = frames.last, owner.isObject {
      for (index, value) in frame.values.enumerated() where owner.values[index] == nil {
        frames[frames.count - 1].values[index] = value
      }
    } else {
      close(frame.values, frame.offset)
    }
  }

  private mutating func colon() {
    guard !frames.isEmpty, excess == 0 else { return }
    frames[frames.count - 1].expectsKey = false
  }

  private mutating func comma() {
    guard !frames.isEmpty, excess == 0 else { return }
    frames[frames.count - 1].openKey = nil
    frames[frames.count - 1].expectsKey = frames[frames.count - 1].isObject
  }

  private mutating func string(_ range: Range<Int>, _ hasEscapes: Bool, in block: LineBlock) {
    guard let frame = frames.last, frame.isObject, excess == 0 else { return }
    let inside = UnsafeBufferPointer(rebasing: block.buffer[range])
    if frame.expectsKey {
      frames[frames.count - 1].openKey = keys.firstIndex { $0.elementsEqual(inside) }
    } else if let key = frame.openKey {
      var value = Value(
        text: [], offset: block.offset + UInt64(range.lowerBound), places: [], line: line,
        length: range.count)
      if hasEscapes {
        var places: [Int32] = []
        JSONText.append(inside, to: &value.text) { count, index in
          while places.count < count { places.append(Int32(index)) }
        }
        value.places = places
      } else {
        value.text = Array(inside)
      }
      frames[frames.count - 1].values[key] = value
    }
  }

  private mutating func scalar(_ range: Range<Int>, in block: LineBlock) {
    guard let frame = frames.last, let key = frame.openKey, excess == 0,
      block.bytes[range.lowerBound] != UInt8(ascii: "n")
    else { return }
    frames[frames.count - 1].values[key] = Value(
      text: Array(block.buffer[range]), offset: block.offset + UInt64(range.lowerBound), places: [],
      line: line, length: range.count)
  }
}

import EventModel

/// A hit that a scout found in a block, before it becomes a record.
struct LineHit {
  /// The id of the view, and in the upper 32 bits the id of its scope.
  var names: UInt64 = 0
  /// The start of the callback, or of the place to examine.
  var place: UInt32
  /// The start of the line, if it is known.
  var line: UInt32 = 0
  /// The end of the line or message; for an unknown hit, the end of its object's pointer, or 0.
  var end: UInt32 = 0
  /// The index of the process in the form's head, or -1.
  var process: Int32 = -1
  /// The code of the word, and its length in bytes.
  var code: UInt8 = 0
  var length: UInt8 = 0
  /// Whether the line was recognized; otherwise it has to be read.
  var isKnown = false

  init(_ word: WordKeys.Found, _ known: LineForms.Known) {
    names = known.names
    place = UInt32(truncatingIfNeeded: word.start)
    line = UInt32(truncatingIfNeeded: known.start)
    end = UInt32(truncatingIfNeeded: known.end)
    process = Int32(truncatingIfNeeded: known.template.pointee.process ?? -1)
    code = word.code
    length = UInt8(truncatingIfNeeded: word.length)
    isKnown = true
  }

  init(_ record: EventRecord, in block: LineBlock) {
    names = UInt64(record.scope) << 32 | UInt64(record.view)
    place = UInt32(truncatingIfNeeded: record.offset &- block.offset)
    code = record.code
    length = record.length
    isKnown = true
  }

  init(unknownAt place: Int, upTo end: Int = 0) {
    self.place = UInt32(truncatingIfNeeded: place)
    self.end = UInt32(truncatingIfNeeded: end)
  }
}

/// A scout that searches blocks on another thread, with what a parser knew when it made the scout.
///
/// Lines that it does not recognize are left to the parser, so it may know too little but nothing
/// wrong. Only one thread at a time uses it.
protocol LineScout: AnyObject {
  /// Searches a block, and appends its hits in order.
  func look(_ block: LineBlock, into hits: inout [LineHit])
}

import EventModel

/// What a look at a place of a log found, before anything is made of it.
struct LineHit {
  /// The number of the view, and above 32 bits that of its scope.
  var names: UInt64 = 0
  /// Where the callback stands, or the place to be looked at.
  var place: UInt32
  /// Where its line starts, as far as that was looked at.
  var line: UInt32 = 0
  /// Where what was read ends; of what was not, where the pointer of its object does, if it has one.
  var end: UInt32 = 0
  /// The number of the process its form names, or -1.
  var process: Int32 = -1
  /// Where its time stands in the line; empty if it has none. No time is longer than ``DigitText``.
  var timeStart: UInt8 = 0
  var timeEnd: UInt8 = 0
  /// What it stands for, and how many bytes it takes.
  var code: UInt8 = 0
  var length: UInt8 = 0
  /// Whether it was recognised; else the line has to be read.
  var isKnown = false

  /// Makes a place to be looked at.
  init(unknownAt place: Int, upTo end: Int = 0) {
    self.place = UInt32(truncatingIfNeeded: place)
    self.end = UInt32(truncatingIfNeeded: end)
  }

  /// Whether the line has a time.
  var hasTime: Bool { timeEnd > 0 }
}

extension EventRecord {
  /// Makes the record of what was recognised.
  @inline(__always)
  init(_ hit: LineHit, in block: LineBlock) {
    self.init(
      offset: block.offset &+ UInt64(hit.place), view: UInt32(truncatingIfNeeded: hit.names),
      scope: UInt32(truncatingIfNeeded: hit.names &>> 32), code: hit.code, length: hit.length)
  }
}

/// Looks through blocks on another thread, with what a parser knew when it was made.
///
/// What it does not recognise it leaves to the parser, so it may know too little and never anything
/// wrong. One thread at a time uses it.
protocol LineScout: AnyObject {
  /// Looks through a block, and appends what it found in its order.
  func look(_ block: LineBlock, into hits: inout [LineHit])
}

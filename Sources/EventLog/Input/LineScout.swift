/// What a look at a block of lines found, before anything is made of it.
struct LineHit {
  /// The number of the view, and above 32 bits that of its scope.
  var names: UInt64 = 0
  /// Where the callback stands, or the place to be examined.
  var place: UInt32
  /// Where its line starts, as far as that was examined.
  var line: UInt32 = 0
  /// Where what was read ends; of what was not, where the pointer of its object does, if it has one.
  var end: UInt32 = 0
  /// The number of the process its form names, or -1.
  var process: Int32 = -1
  /// What it stands for, and how many bytes it takes.
  var code: UInt8 = 0
  var length: UInt8 = 0
  /// Whether it was recognised; else the line has to be read.
  var isKnown = false

  /// Makes a hit that was recognised.
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

  /// Makes a place to be examined.
  init(unknownAt place: Int, upTo end: Int = 0) {
    self.place = UInt32(truncatingIfNeeded: place)
    self.end = UInt32(truncatingIfNeeded: end)
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

import EventModel

/// What turns blocks of lines into records, for one format.
///
/// A parser may keep state from one block to the next, but a block ends with a whole line, and what
/// is found does not depend on where blocks end.
protocol BlockParser {
  /// Reads the lines of a block.
  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable)

  /// Says what can be said only at the end of the log.
  mutating func finish(into sink: inout EventSink, names: inout NameTable)

  /// Returns the lines that came nearest to a callback, where none was read.
  func nearMisses(_ vocabulary: Vocabulary) -> [NearMiss]

  /// Forgets the numbers of the name table, which was emptied.
  mutating func forgetNames()

  /// Returns a scout that knows what the parser knows, or nil while a line's meaning depends on those
  /// before it.
  func makeScout() -> (any LineScout)?

  /// Changes when what a scout knows is no longer true.
  var generation: Int { get }

  /// How often the parser has learnt something a scout may use.
  var learntCount: Int { get }

  /// Reads a block that a scout has looked through.
  mutating func read(
    _ block: LineBlock, _ hits: [LineHit], into sink: inout EventSink, names: inout NameTable)
}

extension BlockParser {
  func nearMisses(_ vocabulary: Vocabulary) -> [NearMiss] { [] }
  mutating func finish(into sink: inout EventSink, names: inout NameTable) {}
  mutating func forgetNames() {}
  func makeScout() -> (any LineScout)? { nil }
  var generation: Int { 0 }
  var learntCount: Int { 0 }

  mutating func read(
    _ block: LineBlock, _ hits: [LineHit], into sink: inout EventSink, names: inout NameTable
  ) {
    read(block, into: &sink, names: &names)
  }
}

/// What writes events as one format.
protocol EventWriter {
  /// Adds what comes before the first event.
  mutating func begin(_ output: inout [UInt8])

  /// Adds one event.
  mutating func write(_ event: LoggedEvent, to output: inout [UInt8]) throws(LogFormat.WritingError)

  /// Adds what comes after the last event.
  mutating func end(_ output: inout [UInt8])
}

extension EventWriter {
  mutating func begin(_ output: inout [UInt8]) {}
  mutating func end(_ output: inout [UInt8]) {}
}

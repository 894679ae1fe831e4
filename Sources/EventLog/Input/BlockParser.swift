import EventModel

/// A parser of one format, which turns blocks of lines into records.
///
/// A parser may keep state from one block to the next, but a block ends with a whole line, and the
/// records do not depend on where blocks end.
protocol BlockParser {
  mutating func read(_ block: LineBlock, into sink: inout EventSink, names: inout NameTable)

  /// Adds the records that are known only at the end of the log.
  mutating func finish(into sink: inout EventSink, names: inout NameTable)

  /// Returns the lines that almost contain a call, for a log without calls.
  func nearMisses(_ vocabulary: Vocabulary) -> [NearMiss]

  /// Returns the first line with a call whose view the log hides; nil if there is none.
  func hiddenName() -> NearMiss?

  /// Forgets the ids of the name table, which was emptied.
  mutating func forgetNames()

  /// Returns a scout with the parser's knowledge, or nil while the meaning of a line depends on
  /// earlier lines.
  func makeScout() -> (any LineScout)?

  /// Generation counter; incremented when the knowledge of existing scouts becomes invalid.
  var generation: Int { get }

  /// How many times the parser has learned something that a scout may use.
  var learntCount: Int { get }

  /// Reads a block that a scout has searched.
  mutating func read(
    _ block: LineBlock, _ hits: [LineHit], into sink: inout EventSink, names: inout NameTable)
}

extension BlockParser {
  func nearMisses(_ vocabulary: Vocabulary) -> [NearMiss] { [] }
  func hiddenName() -> NearMiss? { nil }
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

/// A writer of events in one format.
protocol EventWriter {
  /// Adds the text before the first event.
  mutating func begin(_ output: inout [UInt8])

  /// Adds one event.
  mutating func write(_ event: LoggedEvent, to output: inout [UInt8]) throws(LogFormat.WritingError)

  /// Adds the text after the last event.
  mutating func end(_ output: inout [UInt8])
}

extension EventWriter {
  mutating func begin(_ output: inout [UInt8]) {}
  mutating func end(_ output: inout [UInt8]) {}
}

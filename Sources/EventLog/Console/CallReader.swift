import EventModel

/// A reader of the calls in messages, which remembers what messages meant.
struct CallReader {
  let finder: WordFinder
  let picker: WordFinder
  let scanner: WordScanner
  let places: PlaceBuffer
  let habits: ConsoleHabits
  var forms: LineForms
  private var messages = KnownTexts()
  private var matches: [WordFinder.Match] = []
  private var line = ConsoleLine()

  init(_ finders: WordFinders, _ habits: ConsoleHabits) {
    finder = finders.all
    self.habits = habits
    picker = finders.picker
    scanner = WordScanner(picker)
    places = PlaceBuffer(for: scanner)
    forms = LineForms(picker)
  }

  mutating func forgetNames() {
    forms.forgetNames()
    messages.removeAll()
  }

  /// A message's place in the bytes of a log.
  struct Place {
    /// The start of the message.
    var bytes: UnsafePointer<UInt8>
    /// The index of the message's end, counted from its start.
    var end: Int
    /// For a message inside another format, the number of bytes before it that belong to its head.
    var head: Int?
    /// Whether the form of the message can be learned.
    var isForm: Bool
  }

  /// Adds the events of a line, or of a message whose time and process are stored elsewhere.
  ///
  /// - Parameter begin: Called before the first event of the contract's callbacks, with the line.
  /// - Returns: Whether the text contains a word of the vocabulary, or is known from before.
  @discardableResult
  mutating func read(
    _ text: UnsafeBufferPointer<UInt8>, isMessage: Bool, from origin: ConsoleOrigin,
    at place: Place,
    to sink: inout EventSink, names: inout NameTable,
    begin: (ConsoleLineReader, inout EventSink) -> Void = { _, _ in }
  ) -> Bool {
    line.load(text)
    return line.withBytes { bytes in
      let cleaned = CleanText(bytes: bytes, count: text.count)
      let reader =
        isMessage
        ? ConsoleLineReader(message: cleaned, habits: habits)
        : ConsoleLineReader(cleaned, habits: habits)
      let mayBeKnown = origin.view == nil && origin.places.isEmpty
      let start = origin.offset + UInt64(reader.body.lowerBound)
      if mayBeKnown, let known = messages.events(of: reader.bytes, reader.manner) {
        if !known.isEmpty {
          begin(reader, &sink)
          sink.enter(origin.process ?? reader.process, at: origin.offset, line: origin.line)
        }
        sink.add(known, at: start, line: origin.line)
        return true
      }
      matches.removeAll(keepingCapacity: true)
      finder.find(bytes, 0..<text.count, into: &matches)
      guard !matches.isEmpty else { return false }
      let reading = reader.read(matches)
      if reading.hasCallback { begin(reader, &sink) }
      let count = sink.batch.records.count
      sink.add(reading, of: reader, from: origin, names: &names)
      // A message that is not recognized by its form is kept, unless it may mean something else
      // the next time.
      if origin.view == nil, !learn(reader, reading, at: place, recordsFrom: count, of: sink),
        mayBeKnown, reading.staysTheSame
      {
        messages.keep(reader.bytes, reader.manner, at: start, recordsFrom: count, of: sink)
      }
      return true
    }
  }

  /// Learns a message's form. Returns whether messages of this form are recognized from now on.
  private mutating func learn(
    _ reader: ConsoleLineReader, _ reading: ConsoleReading, at place: Place,
    recordsFrom first: Int, of sink: EventSink
  ) -> Bool {
    guard sink.batch.records.count > first, let record = sink.batch.records.last,
      case .events(let events) = reading
    else { return false }
    return forms.learn(reader, events, isOnly: matches.count == 1, at: place, record)
  }
}

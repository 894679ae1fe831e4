import EventModel

/// What reads the calls of console messages: in lines of their own, or inside another format.
///
/// A place where a word may stand is found 64 bytes at a time. If the line has a form that was
/// learnt, it means what a line of that form meant before; else it is read whole.
protocol CallParser: BlockParser {
  /// What finds the calls, and what it has learnt.
  var calls: CallReader { get set }

  /// Whether the lines of a block mean what their forms meant before.
  func trustsForms(in block: LineBlock) -> Bool

  /// Adds the event of a line that was recognised.
  ///
  /// - Returns: where the next word is looked for at the earliest; nil if the line has to be read whole.
  mutating func add(
    _ hit: LineHit, time: Range<Int>?, in block: LineBlock, to sink: inout EventSink
  ) -> Int?

  /// Reads the line around a place word by word, learns its form, and returns where it ends.
  mutating func readWhole(
    _ block: LineBlock, around place: Int, to sink: inout EventSink, names: inout NameTable
  ) -> Int
}

extension CallParser {
  var generation: Int { calls.forms.store.generation }
  var learntCount: Int { calls.forms.store.learntCount }

  mutating func forgetNames() { calls.forgetNames() }

  /// Reads the lines of a block in which a word stands.
  mutating func readWords(
    of block: LineBlock, into sink: inout EventSink, names: inout NameTable
  ) {
    let view = calls.forms.view
    let scanner = calls.scanner
    var done = 0
    scanner.forEachPlace(in: block, calls.places) { place in
      guard place >= done else { return }
      done = max(done, look(at: place, from: done, view, in: block, to: &sink, names: &names))
    }
  }

  /// Reads the lines of a block that a scout has looked through.
  mutating func readHits(
    _ hits: [LineHit], of block: LineBlock, into sink: inout EventSink, names: inout NameTable
  ) {
    let view = calls.forms.view
    var done = 0
    for hit in hits where Int(hit.place) >= done {
      let place = Int(hit.place)
      if hit.isKnown {
        let end = add(hit, time: nil, in: block, to: &sink)
        done = max(done, end ?? readWhole(block, around: place, to: &sink, names: &names))
      } else if hit.end == 0 || calls.forms.mayBeView(endingAt: Int(hit.end), in: block) {
        done = max(done, look(at: place, from: done, view, in: block, to: &sink, names: &names))
      }
    }
  }

  /// Looks at a place where a word may stand, and returns where a line ends that was read.
  @inline(__always)
  private mutating func look(
    at place: Int, from done: Int, _ view: LineForms.View, in block: LineBlock,
    to sink: inout EventSink, names: inout NameTable
  ) -> Int {
    if let word = view.keys.word(block.bytes, at: place) {
      if calls.forms.isNothing(word, in: block) { return 0 }
      if trustsForms(in: block),
        let known = calls.forms.known(word, view, in: block)
          ?? calls.forms.newView(word, view, in: block, names: &names),
        let end = add(
          LineHit(word, known), time: known.template.pointee.time, in: block, to: &sink)
      {
        return end
      }
    } else if !calls.picker.mayMatch(block.bytes, at: place, in: done..<block.count) {
      return 0
    }
    return readWhole(block, around: place, to: &sink, names: &names)
  }
}

/// Finds the calls in messages, and remembers what they meant.
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

  init(_ vocabulary: Vocabulary, _ finder: WordFinder, _ habits: ConsoleHabits) {
    self.finder = finder
    self.habits = habits
    picker = WordFinder(console: vocabulary, withContext: false)
    scanner = WordScanner(picker)
    places = PlaceBuffer(for: scanner)
    forms = LineForms(picker)
  }

  mutating func forgetNames() {
    forms.forgetNames()
    messages.removeAll()
  }

  /// A message as it stands in a log.
  struct Place {
    /// Where the log's bytes are that hold it.
    var bytes: UnsafePointer<UInt8>
    /// Where it ends.
    var end: Int
    /// For a message inside another format, how many bytes in front belong to its head.
    var head: Int?
    /// Whether its form can be learnt.
    var isForm: Bool
  }

  /// Adds the events of a line, or of a message whose time and process stand elsewhere.
  ///
  /// - Parameter begin: Called before the first event of the contract's callbacks, with the line.
  /// - Returns: whether it has a word of the log.
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
      if mayBeKnown, let known = messages.events(of: reader) {
        if !known.isEmpty { begin(reader, &sink) }
        sink.add(known, of: reader, from: origin)
        return true
      }
      matches.removeAll(keepingCapacity: true)
      finder.find(bytes, 0..<text.count, into: &matches)
      guard !matches.isEmpty else { return false }
      let reading = reader.read(matches)
      if reading.hasCallback { begin(reader, &sink) }
      let count = sink.batch.records.count
      sink.add(reading, of: reader, from: origin, names: &names)
      if origin.view == nil, !learn(reader, reading, at: place, recordsFrom: count, of: sink) {
        messages.keep(reader, reading, recordsFrom: count, of: sink, origin)
      }
      return true
    }
  }

  /// Learns the form of a message, and returns whether its like is recognised from now on.
  private mutating func learn(
    _ reader: ConsoleLineReader, _ reading: ConsoleReading, at place: Place,
    recordsFrom first: Int, of sink: EventSink
  ) -> Bool {
    guard sink.batch.records.count > first, let record = sink.batch.records.last,
      case .events(let events) = reading
    else { return false }
    return forms.learn(
      reader, events, isOnly: place.isForm && matches.count == 1, place.bytes, end: place.end,
      messageHead: place.head, record)
  }
}

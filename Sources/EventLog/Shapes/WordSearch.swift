import EventModel

/// What a parser needs to find words in blocks that are not split into lines, and to recognise the
/// lines around them.
///
/// A place where a word may stand is found 64 bytes at a time. If the line has a form that was
/// learnt, it means what a line of that form meant before; else it is read whole.
struct WordSearch {
  let finder: WordFinder
  fileprivate let picker: WordFinder
  fileprivate let scanner: WordScanner
  fileprivate let places: PlaceBuffer
  var forms: LineForms
  private var messages = KnownTexts()
  private var matches: [WordFinder.Match] = []

  init(_ vocabulary: Vocabulary) {
    finder = WordFinder(console: vocabulary)
    picker = WordFinder(console: vocabulary, withContext: false)
    scanner = WordScanner(picker)
    places = PlaceBuffer(for: scanner)
    forms = LineForms(picker)
  }

  /// Makes a search of its own that knows what another does.
  init(copying other: WordSearch) {
    finder = other.finder
    picker = other.picker
    scanner = other.scanner
    places = PlaceBuffer(for: scanner)
    forms = LineForms(copying: other.forms)
  }

  mutating func forgetNames() {
    forms.forgetNames()
    messages.removeAll()
  }
}

extension WordSearch {
  /// A line, or a message inside another format, as it stands in the log.
  struct RawLine {
    var bytes: UnsafePointer<UInt8>
    /// Where the line feed, or the quote that ends the message, stands.
    var end: Int
    /// For a message, how many bytes in front of it belong to its head.
    var head: Int?
    /// Whether its form may be learnt: it is ended, and nothing in it was escaped.
    var isWhole: Bool
  }

  /// Adds the events of a line or a message and learns its form.
  ///
  /// - Parameter willAdd: Called before a callback of the contract is added.
  mutating func read(
    _ reader: ConsoleLineReader, _ raw: RawLine, from origin: ConsoleOrigin,
    into sink: inout EventSink, names: inout NameTable,
    _ willAdd: (WordFinder, inout EventSink) -> Void
  ) {
    // A name from another line is no part of what the message means.
    let meansTheSame = origin.places.isEmpty && origin.view == nil
    if meansTheSame, let known = messages.events(of: reader) {
      if !known.isEmpty { willAdd(finder, &sink) }
      return sink.add(known, of: reader, from: origin)
    }
    matches.removeAll(keepingCapacity: true)
    finder.find(reader.text.bytes, 0..<reader.text.count, into: &matches)
    guard !matches.isEmpty else { return }
    let reading = reader.read(matches)
    if reading.hasCallback { willAdd(finder, &sink) }
    let first = sink.batch.records.count
    sink.add(reading, of: reader, from: origin, names: &names)
    if meansTheSame, !learn(reader, reading, raw, recordsFrom: first, of: sink) {
      messages.keep(reader, reading, recordsFrom: first, of: sink, origin)
    }
  }

  /// Learns the form of a line, and returns whether its like is recognised from now on.
  private mutating func learn(
    _ reader: ConsoleLineReader, _ reading: ConsoleReading, _ raw: RawLine,
    recordsFrom first: Int, of sink: EventSink
  ) -> Bool {
    guard sink.batch.records.count > first, let record = sink.batch.records.last,
      case .events(let events) = reading
    else { return false }
    return forms.learn(
      reader, events, isOnly: matches.count == 1 && raw.isWhole, raw.bytes, end: raw.end,
      messageHead: raw.head, record)
  }
}

/// A parser that finds words first and reads the lines around them.
protocol WordParser: BlockParser {
  var search: WordSearch { get set }

  /// Whether no line of a block is to be recognised by its form.
  func readsEachLine(of block: LineBlock) -> Bool

  /// Adds the event of a line that was recognised and returns what of the block is done, or nil if the
  /// line has to be read whole after all.
  mutating func add(_ hit: LineHit, in block: LineBlock, to sink: inout EventSink) -> Int?

  /// Reads the line around a place and returns where it ends.
  mutating func readWhole(
    _ block: LineBlock, around place: Int, to sink: inout EventSink, names: inout NameTable
  ) -> Int
}

extension WordParser {
  var generation: Int { search.forms.store.generation }
  var learntCount: Int { search.forms.store.learntCount }

  mutating func forgetNames() { search.forgetNames() }

  /// Reads the lines of a block in which a word stands.
  mutating func readWords(
    of block: LineBlock, into sink: inout EventSink, names: inout NameTable
  ) {
    let (forms, view) = (search.forms, search.forms.view)
    let scanner = search.scanner
    var done = 0
    scanner.forEachPlace(in: block, search.places) { place in
      guard place >= done else { return }
      done = max(
        done, look(at: place, from: done, forms, view, in: block, to: &sink, names: &names))
    }
  }

  /// Reads the lines of a block in which a scout found something.
  mutating func readHits(
    _ hits: [LineHit], of block: LineBlock, into sink: inout EventSink, names: inout NameTable
  ) {
    let (forms, view) = (search.forms, search.forms.view)
    var done = 0
    for hit in hits where Int(hit.place) >= done {
      let place = Int(hit.place)
      if hit.isKnown {
        done =
          add(hit, in: block, to: &sink)
          ?? readWhole(block, around: place, to: &sink, names: &names)
      } else if hit.end == 0 || forms.mayBeView(endingAt: Int(hit.end), in: block) {
        done = max(
          done, look(at: place, from: done, forms, view, in: block, to: &sink, names: &names))
      }
    }
  }

  /// Looks at a place where a word may stand, and returns where a line ends that was read.
  ///
  /// - Parameter forms: The search's own, taken once a block: taken for each word, it would be copied.
  @inline(__always)
  private mutating func look(
    at place: Int, from done: Int, _ forms: LineForms, _ view: LineForms.View,
    in block: LineBlock, to sink: inout EventSink, names: inout NameTable
  ) -> Int {
    if let word = view.keys.word(block.bytes, at: place) {
      if forms.isNothing(word, in: block) { return 0 }
      if !readsEachLine(of: block),
        let known = forms.known(word, view, in: block)
          ?? search.forms.newView(word, view, in: block, names: &names),
        let end = add(known, in: block, to: &sink)
      {
        return end
      }
    } else if !search.picker.mayMatch(block.bytes, at: place, in: done..<block.count) {
      return 0
    }
    return readWhole(block, around: place, to: &sink, names: &names)
  }
}

/// Looks through blocks for words and recognises the lines around them.
///
/// `@unchecked`: its forms are a copy of its own, and one thread at a time uses it.
final class WordScout: LineScout, @unchecked Sendable {
  private let search: WordSearch

  /// Makes a scout that knows what a parser does.
  init(_ search: WordSearch) { self.search = WordSearch(copying: search) }

  func look(_ block: LineBlock, into hits: inout [LineHit]) {
    let forms = search.forms
    let view = forms.view
    search.scanner.forEachPlace(in: block, search.places) { place in
      guard let word = view.keys.word(block.bytes, at: place) else {
        if search.picker.mayMatch(block.bytes, at: place, in: 0..<block.count) {
          hits.append(LineHit(unknownAt: place))
        }
        return
      }
      if block.bytes.isFrame(word.start, word.length) { return }
      let object = forms.endOfObject(word, in: block)
      let isView = object.map { forms.mayBeView(endingAt: $0, in: block) } ?? true
      // Whether a view is new is for the parser to say, which has read all lines before.
      hits.append(
        (isView ? forms.known(word, view, in: block) : nil)
          ?? LineHit(unknownAt: place, upTo: object ?? 0))
    }
  }
}

import EventModel

/// A parser that looks for callbacks in a block that need not be split into lines.
///
/// A place where a word may start is found 64 bytes at a time. If the line has a learned form, it
/// means the same as earlier lines of that form; otherwise the whole line is read.
protocol CallParser: BlockParser {
  var calls: CallReader { get set }

  /// Whether lines of a block may be recognized by their form.
  func usesForms(in block: LineBlock) -> Bool

  /// Adds the event of a line that was recognized. Returns the end of what was read, or nil if the
  /// line has to be read whole.
  mutating func add(
    _ hit: LineHit, time: Range<Int>?, in block: LineBlock, to sink: inout EventSink
  ) -> Int?

  /// Reads the line around a place, learns its form, and returns its end.
  mutating func readWhole(
    _ block: LineBlock, around place: Int, to sink: inout EventSink, names: inout NameTable
  ) -> Int
}

extension CallParser {
  var generation: Int { calls.forms.generation }
  var learntCount: Int { calls.forms.learntCount }

  mutating func forgetNames() { calls.forgetNames() }

  @inline(__always)
  func usesForms(in block: LineBlock) -> Bool { true }

  @inline(__always)
  mutating func readCalls(
    of block: LineBlock, into sink: inout EventSink, names: inout NameTable
  ) {
    let search = CallSearch(calls)
    var done = 0
    calls.scanner.forEachPlace(in: block, calls.places) { place in
      guard place >= done else { return }
      done = max(done, look(at: place, from: done, search, in: block, to: &sink, names: &names))
    }
  }

  mutating func read(
    _ block: LineBlock, _ hits: [LineHit], into sink: inout EventSink, names: inout NameTable
  ) {
    let search = CallSearch(calls)
    var done = 0
    for hit in hits where Int(hit.place) >= done {
      let place = Int(hit.place)
      if hit.isKnown {
        let end = add(hit, time: nil, in: block, to: &sink)
        done = max(done, end ?? readWhole(block, around: place, to: &sink, names: &names))
      } else if hit.end == 0 || search.forms.mayBeView(endingAt: Int(hit.end), in: block) {
        done = max(done, look(at: place, from: done, search, in: block, to: &sink, names: &names))
      }
    }
  }

  /// Examines a place where a word may start, and returns the end of what was read.
  @inline(__always)
  private mutating func look(
    at place: Int, from done: Int, _ search: CallSearch, in block: LineBlock,
    to sink: inout EventSink, names: inout NameTable
  ) -> Int {
    if let word = search.view.keys.word(block.bytes, at: place) {
      if search.forms.isNothing(word, in: block) { return 0 }
      if usesForms(in: block),
        let known = search.forms.known(word, search.view, in: block)
          ?? calls.forms.newView(word, search.view, in: block, names: &names),
        let end = add(
          LineHit(word, known), time: known.template.pointee.time, in: block, to: &sink)
      {
        return end
      }
    } else if !search.picker.mayMatch(block.bytes, at: place, in: done..<block.count) {
      return 0
    }
    return readWhole(block, around: place, to: &sink, names: &names)
  }
}

/// What a reader has learned, taken once for a block, so that no references are counted for a word.
struct CallSearch {
  fileprivate let forms: LineForms
  fileprivate let view: LineForms.View
  fileprivate let picker: WordFinder

  fileprivate init(_ calls: CallReader) {
    forms = calls.forms
    view = forms.view
    picker = calls.picker
  }
}

import EventModel

/// A scout that searches blocks for the words of a finder and recognizes the lines around them.
///
/// `@unchecked`: its forms are its own copy, and only one thread at a time uses it.
final class WordScout: LineScout, @unchecked Sendable {
  private let picker: WordFinder
  private let scanner: WordScanner
  private let forms: LineForms
  private let places: PlaceBuffer

  /// Makes a scout with the knowledge of a parser.
  init(_ calls: CallReader) {
    picker = calls.picker
    scanner = calls.scanner
    places = PlaceBuffer(for: scanner)
    forms = LineForms(copying: calls.forms)
  }

  func look(_ block: LineBlock, into hits: inout [LineHit]) {
    let view = forms.view
    scanner.forEachPlace(in: block, places) { place in
      guard let word = view.keys.word(block.bytes, at: place) else {
        if picker.mayMatch(block.bytes, at: place, in: 0..<block.count) {
          hits.append(LineHit(unknownAt: place))
        }
        return
      }
      if block.bytes.isFrame(word.start, word.length) { return }
      let object = forms.endOfObject(word, in: block)
      let isView = object.map { forms.mayBeView(endingAt: $0, in: block) } ?? true
      if isView, let known = forms.known(word, view, in: block) {
        hits.append(LineHit(word, known))
      } else {
        // Only the parser can tell whether a view is new, since it has read all lines before.
        hits.append(LineHit(unknownAt: place, upTo: object ?? 0))
      }
    }
  }
}

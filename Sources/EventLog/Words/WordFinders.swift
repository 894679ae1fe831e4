import EventModel

/// The finders of a vocabulary's words, which all logs with these words share.
struct WordFinders: Sendable {
  /// The finder of all words and of UIKit's own warnings.
  let all: WordFinder
  /// The finder without callbacks that make no record, for lines that may have an event.
  let picker: WordFinder
  /// The callbacks without their first part, and the finder of them and the whole ones.
  let short: (words: [Vocabulary.Word], finder: WordFinder)

  init(_ vocabulary: Vocabulary) {
    let mark = Vocabulary.Word(
      bytes: Array(FrameworkWarning.mark.utf8), code: EventRecord.Code.frameworkWarning,
      isForgiving: false)
    all = WordFinder(vocabulary.words + [mark])
    picker = WordFinder(vocabulary.words.filter { $0.code != Vocabulary.context } + [mark])
    let (whole, short) = vocabulary.partedCallbacks
    self.short = (short, WordFinder(whole + short))
  }
}

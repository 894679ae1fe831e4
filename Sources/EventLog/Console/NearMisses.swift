import EventModel

/// A line that almost contains a call, with advice on how to make it readable.
package struct NearMiss: Equatable, Sendable {
  /// The line number, from 1.
  package var line: Int
  /// The advice.
  package var advice: String
}

/// The lines of a log without calls that almost contain a call, with advice.
struct NearMisses {
  /// The most lines that are reported.
  private static let limit = 3

  private(set) var lines: [NearMiss] = []

  /// Looks through the first lines of a log.
  init(_ sample: ConsoleSample, _ vocabulary: Vocabulary) {
    for (index, line) in sample.lines.enumerated() where lines.count < Self.limit {
      let callback = line.words.first { $0.code < EventRecord.Code.callbackLimit }
      if let advice = line.withText({ Self.advice($0, callback, vocabulary) }) {
        lines.append(NearMiss(line: index + 1, advice: advice))
      }
    }
  }

  private static func advice(
    _ line: CleanText, _ callback: WordFinder.Match?, _ vocabulary: Vocabulary
  ) -> String? {
    if let callback {
      let name = vocabulary.names[Int(callback.code)]
      return
        "this line names \(name), but looks like code or prose; a call is read from "
        + "'Inbox \(name)' or '<Inbox: 0x7f82> \(name)'"
    }
    var word: Range<Int>?
    line.forEachWord(in: 0..<line.count) { part in
      let part = line.trimmedSigns(part)
      if word == nil, line.text(part).lowercased().hasSuffix("appear"), part.count > 6 {
        word = part
      }
    }
    return word.map {
      let text = MessageText.of(line.text($0))
      return
        "'\(text)' is no callback of the contract; if your app logs a callback by this word, "
        + "map it under 'callbacks' in the configuration"
    }
  }
}

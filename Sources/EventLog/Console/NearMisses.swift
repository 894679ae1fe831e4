import EventModel

/// A line that almost contains a call, with advice on how to make it readable.
package struct NearMiss: Equatable, Sendable {
  /// The line number, from 1.
  package var line: Int
  /// The advice.
  package var advice: String
}

extension ConsoleSample {
  /// Returns the first three lines that almost contain a call, with advice.
  func nearMisses(_ vocabulary: Vocabulary) -> [NearMiss] {
    let misses = lines.enumerated().lazy.compactMap { index, line in
      let callback = line.words.first { $0.code < EventRecord.Code.callbackLimit }
      return line.withText { Self.advice($0, callback, vocabulary) }
        .map { NearMiss(line: index + 1, advice: $0) }
    }
    return Array(misses.prefix(3))
  }

  /// The first line with a callback beside a value that unified logging hides.
  var hiddenName: NearMiss? {
    lines.enumerated().lazy.compactMap { index, line in
      guard line.words.contains(where: { $0.code < EventRecord.Code.callbackLimit }),
        line.withText({ $0.find("<private>", in: 0..<$0.count) != nil })
      else { return nil }
      return NearMiss(
        line: index + 1,
        advice: "the log hides a value beside this call as <private>; log it with '%{public}@' or "
          + "'privacy: .public', so that views can be told apart")
    }.first
  }

  private static func advice(
    _ line: CleanText, _ callback: WordFinder.Match?, _ vocabulary: Vocabulary
  ) -> String? {
    // A warning of the framework names a callback and is reported as what it is.
    if line.frameworkWarning(in: 0..<line.count) != nil { return nil }
    if let callback {
      let name = vocabulary.names[Int(callback.code)]
      return
        "this line names \(name), but looks like code or prose; a call is read from "
        + "'Inbox \(name)' or '<Inbox: 0x7f82> \(name)'"
    }
    // The word may be a value of JSON or of a table.
    let words = (0..<line.count).split { !line[$0].isWord && line[$0] < 0x80 }
    return words.first { $0.count > 6 && line.text($0).lowercased().hasSuffix("appear") }.map {
      let text = MessageText.of(line.text($0))
      return
        "'\(text)' is not a callback of the contract; if your app logs a callback by this word, "
        + "map it under 'callbacks' in the configuration"
    }
  }
}

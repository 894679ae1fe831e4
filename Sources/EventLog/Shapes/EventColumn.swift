import EventModel

/// The column of the callbacks in rows under a header; another column may mention callbacks.
///
/// In `Screen | Event | Remark` and `Home | viewDidAppear | after viewWillDisappear`, the remark is
/// no event.
struct EventColumn {
  /// The sign between two columns; a blank stands for two or more of them.
  private let sign: UInt8
  private let index: Int

  /// The fewest rows that show the column, and the fewest columns of a header.
  private static let fewest = 3

  /// Finds the column, or returns nil if the lines have no header or no common column.
  init?(_ lines: ConsoleSample) {
    let isCall = { (word: WordFinder.Match) in word.code < EventRecord.Code.callbackLimit }
    let lines = lines.lines.prefix(ConsoleHabits.lineLimit)
    let start = lines.firstIndex { $0.words.contains(where: isCall) } ?? 0
    let calls = lines[start...].filter { $0.words.count == 1 && isCall($0.words[0]) }
    for sign in "|,; ".utf8 {
      guard lines[..<start].contains(where: { $0.withText { Self.isHeader($0, sign) } }) else {
        continue
      }
      let places = calls.map { line in
        line.withText { Self.column(of: line.words[0].range.lowerBound, $0.columns(by: sign)) }
      }
      guard let index = places.min(), index > 0,
        places.count(where: { $0 == index }) >= Self.fewest
      else { continue }
      self.sign = sign
      self.index = index
      return
    }
    return nil
  }

  /// Whether a callback at a place of a line is among other words behind the column of callbacks.
  func isRemark(_ place: Int, in text: CleanText) -> Bool {
    let columns = text.columns(by: sign)
    let column = Self.column(of: place, columns)
    return column > index
      && text.words(in: text.trimmed(columns[column], front: " |,;", back: " |,;")).count > 1
  }

  private static func column(of place: Int, _ columns: [Range<Int>]) -> Int {
    columns.firstIndex { place < $0.upperBound } ?? columns.count - 1
  }

  /// Whether each column of a line has one to three words and no digit.
  private static func isHeader(_ text: CleanText, _ sign: UInt8) -> Bool {
    let titles = text.columns(by: sign).map { text.trimmed($0) }.filter { !$0.isEmpty }
    return titles.count >= fewest
      && titles.allSatisfy { title in
        text.words(in: title).count <= 3 && !title.contains { text[$0].isDigit }
      }
  }
}

extension CleanText {
  /// Returns the columns that a sign ends; of several blanks, the second one counts.
  fileprivate func columns(by sign: UInt8) -> [Range<Int>] {
    var start = 0
    let ends = (0..<count).filter { index in
      guard self[index] == sign else { return false }
      return sign != 0x20 || index > 1 && self[index - 1] == 0x20 && self[index - 2] != 0x20
    }
    return (ends + [count]).map { end in
      defer { start = min(end + 1, count) }
      return start..<end
    }
  }
}

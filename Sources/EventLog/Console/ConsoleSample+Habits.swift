import EventModel

extension ConsoleSample {
  /// Whether the numbers before a log's lines, `2: viewWillAppear()`, are not line numbers.
  ///
  /// Line numbers increase by one, or start again after a line without a number.
  func hasOtherNumbers() -> Bool {
    var numbers: Set<Int> = []
    var last: Int?
    var lines = 0
    var jumps = 0
    for line in self.lines.prefix(ConsoleHabits.lineLimit) {
      guard let number = number(inFrontOf: line) else {
        last = nil
        continue
      }
      if let last, number != last + 1 { jumps += 1 }
      last = number
      lines += 1
      numbers.insert(number)
    }
    return jumps > 0 && numbers.count > 1 && numbers.count * 2 <= lines
  }

  /// Returns the number before a line with a word of the vocabulary, or nil.
  private func number(inFrontOf line: Line) -> Int? {
    guard !line.words.isEmpty else { return nil }
    return line.withText { text in
      let start = text.trimmed(0..<text.count).lowerBound
      guard let end = text.endOfNumber(at: start), text[end - 1] == UInt8(ascii: ":") else {
        return nil
      }
      return Int(text.text(start..<end - 1))
    }
  }

  /// Whether lines that report the end of a callback follow lines of the same callback and view.
  func reportsEndsOfCalls() -> Bool {
    var open: Set<String> = []
    var pairs = 0
    var strays = 0
    forEachEvent { reader, event in
      let text = reader.text
      let name = event.name.map { text.text($0.instance ?? $0.name) } ?? ""
      let call = "\(event.match.code) \(name)"
      if !text.isLeaving(reader.body) {
        open.insert(call)
      } else if open.remove(call) != nil {
        pairs += 1
      } else {
        strays += 1
      }
    }
    return pairs > strays * 2
  }
}

extension CleanText {
  /// Whether a line reports the end of a callback: `Exit viewWillAppear`,
  /// `<- -[Inbox viewWillAppear:]`.
  func isLeaving(_ body: Range<Int>) -> Bool {
    // Numbers before the arrow are columns of a tracer: `412  0  <- -[Inbox viewWillAppear:]`.
    let sign = body.first { !self[$0].isDigit && !self[$0].isOne(of: " .|") } ?? body.lowerBound
    if self[sign] == UInt8(ascii: "<"), self[sign + 1].isOne(of: "<-=") { return true }
    let words = words(in: body).map {
      trimmedSigns(trimmed($0, front: "[({<\"'`", back: "])}>\"'`"))
    }
    return words.contains { isOne(of: ConsoleWords.leavings, $0) }
      || zip(words, words.dropFirst()).contains {
        isOne(of: ["after"], $0) && isOne(of: ["super"], $1)
      }
  }
}

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

  private static let stop = TextPattern("[ *]*frame #0: 0x…`…")
  private static let outerFrame = TextPattern("[ *]*frame #1: 0x…")

  /// Whether a debugger stopped at calls and printed only the first frame of each stack.
  var hasStops: Bool {
    lines.count { !$0.words.isEmpty && $0.bytes.matches(Self.stop) } > 1
      && !lines.contains { $0.bytes.count < 1000 && $0.bytes.matches(Self.outerFrame) }
  }

  private static let plainCall = TextPattern(#"\u[a-z]+( +|: *)CALL(\([^)]*\))?:? *"#)

  /// Returns words such as `Info` that start lines with nothing else but a callback, of several
  /// callbacks, if a name that is no such word does so too.
  func plainNames() -> Set<[UInt8]> {
    var codes: [[UInt8]: Set<UInt8>] = [:]
    var isOwn = false
    for line in lines.lazy.filter({ $0.words.count == 1 }).prefix(ConsoleHabits.lineLimit) {
      let isLeaving = line.withText { text in
        let body = reader(text, ConsoleHabits()).body
        guard text.end(of: Self.plainCall, in: body, call: line.words[0].range) != nil else {
          return false
        }
        let word = body.prefix { text[$0].isLetter }
        if [ConsoleWords.tags, ConsoleWords.fillers, ConsoleWords.prose].contains(where: {
          text.isOne(of: $0, word)
        }) {
          codes[Array(text.text(word).utf8), default: []].insert(line.words[0].code)
        } else {
          isOwn = true
        }
        return text.isOne(of: ConsoleWords.leavings, word)
      }
      // `Enter viewWillAppear`, `Leave viewWillAppear`
      if isLeaving { return [] }
    }
    guard isOwn else { return [] }
    return Set(codes.filter { $0.value.count > 1 }.keys)
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
      // Only the first line may have the address.
      let plain = "\(event.match.code) \(event.name.map { text.text($0.name) } ?? "")"
      if !text.isLeaving(reader.body) {
        open.formUnion([call, plain])
      } else if (open.remove(call) ?? open.remove(plain)) != nil {
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

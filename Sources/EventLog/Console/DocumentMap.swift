import EventModel

/// Conclusions from the first lines of a log about each other: which lines are a document's own
/// text and were not logged, and which lines have a view that another line names.
///
/// Pasted documents contain callbacks that were not logged: in a glossary of callbacks, a class's
/// methods, a chart, or a list of expected calls. A line with a logger's time is never one of them.
struct DocumentMap {
  /// The conclusion about a line from other lines.
  enum Verdict: Equatable {
    /// The line was not logged.
    case nothing
    case named(String)
  }

  private var verdicts: [Int: Verdict] = [:]

  /// The offsets and line numbers of the Markdown headings that divide the page.
  private var headings: [(offset: UInt64, line: UInt32)] = []

  /// The end of the lines that were examined; 0 if there is no conclusion about any.
  private(set) var end: UInt64 = 0

  init(
    _ sample: LogSample, _ lines: ConsoleSample, _ habits: ConsoleHabits, _ vocabulary: Vocabulary
  ) {
    var page = DocumentPage(lines, startingAt: sample.start, habits, vocabulary)
    headings = page.lines.filter(\.dividesPage).map { (UInt64($0.offset), UInt32($0.number)) }
    page.judgeLines()
    verdicts = page.verdicts
    end = verdicts.isEmpty && headings.isEmpty ? 0 : UInt64(sample.start + sample.bytes.count)
  }

  /// Returns the last heading between two offsets in the log.
  func heading(from start: UInt64, to end: UInt64) -> (offset: UInt64, line: UInt32)? {
    headings.last { start..<end ~= $0.offset }
  }

  /// Returns the conclusion about the line that starts at an offset in the log, or nil.
  func verdict(at offset: UInt64) -> Verdict? {
    offset < end ? verdicts[Int(offset)] : nil
  }
}

/// A line of a page, and what it says by itself.
struct DocumentLine {
  /// The offset of the line in the log, and its number, from 1.
  var offset: Int
  var number: Int
  /// The cleaned line, without quote marks and blanks at its ends.
  var text: [UInt8]
  /// The callbacks, including known context.
  var words: [WordFinder.Match]
  var events: [(code: UInt8, name: String?)]
  /// Whether the line has no time and no process of a logger.
  var isLoose: Bool
  var isHeading: Bool
  /// Whether the line is a comment of source code.
  var isComment: Bool
  /// The meaning of its first characters.
  var mark: LineMark?

  /// Whether the line is a Markdown heading, `### Swipe, let go`, and not a stack frame, `#3 main`.
  var dividesPage: Bool {
    guard isHeading, isLoose, words.isEmpty else { return false }
    let title = text.drop { $0 == UInt8(ascii: "#") }
    return text.first == UInt8(ascii: "#") && (title.startIndex > 1 || title.first == 0x20)
  }

  /// The language of a line that opens or closes a code block, or nil for another line.
  var fence: String? {
    guard text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8) else { return nil }
    return String(decoding: text.dropFirst(3), as: UTF8.self).trimmingBlanks.lowercased()
  }

  /// The line without its name, its callbacks, its addresses and its numbers.
  var form: [UInt8] {
    var rest = withoutAddresses.filter { !$0.isDigit }
    for part in events.map({ $0.name ?? "" }) + words.map({ text(of: $0) }) where !part.isEmpty {
      if let place = rest.firstRange(of: part.utf8.filter { !$0.isDigit }) {
        rest.removeSubrange(place)
      }
    }
    return rest
  }

  /// The line with `0x` for each address.
  private var withoutAddresses: [UInt8] {
    var rest: [UInt8] = []
    for byte in text {
      let isAddress = rest.suffix(2).elementsEqual("0x".utf8) && byte.hexDigitValue != nil
      if !isAddress { rest.append(byte) }
    }
    return rest
  }

  private func text(of word: WordFinder.Match) -> String {
    String(decoding: text[word.range], as: UTF8.self)
  }

  /// Whether the line contains one of some texts, which have no capitals.
  func says(_ texts: [String]) -> Bool {
    let small = String(decoding: text, as: UTF8.self).lowercased()
    return texts.contains { small.contains($0) }
  }

  var isBlank: Bool { text.isEmpty }

  /// Whether the line has a call of one of the contract's callbacks.
  var isCall: Bool { events.contains { $0.code < EventRecord.Code.callbackLimit } }

  /// The callback of the contract, if it is the line's only word.
  var callback: UInt8? {
    words.count == 1 && words[0].code < EventRecord.Code.callbackLimit ? words[0].code : nil
  }

  /// The only callback of the contract, whatever other words the line has.
  var judgedCallback: UInt8? {
    let codes = words.map(\.code).filter { $0 < EventRecord.Code.callbackLimit }
    return codes.count == 1 ? codes[0] : nil
  }

  /// Whether there are letters before the first callback.
  var hasFront: Bool {
    guard let first = words.first else { return false }
    return text[..<first.range.lowerBound].contains { $0.isLetter || $0 >= 0x80 }
  }

  /// The text before the first callback, from its first letter, and the text after the last one,
  /// without punctuation at their ends.
  var front: ArraySlice<UInt8> {
    guard let first = words.first else { return [] }
    return Self.trimmed(text[..<first.range.lowerBound].drop { $0 < 0x80 && !$0.isLetter })
  }
  var rest: ArraySlice<UInt8> {
    guard let last = words.last else { return [] }
    let rest = text[last.range.upperBound...]
    return Self.trimmed(rest.starts(with: "(_:)".utf8) ? rest.dropFirst(4) : rest)
  }

  private static func trimmed(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSign: (UInt8) -> Bool = { $0 < 0x80 && !$0.isWord }
    return part.drop(while: isSign).reversed().drop(while: isSign).reversed()[...]
  }

  /// Whether the text after the callback describes it with words of a sentence.
  var isDescribed: Bool {
    let rest = rest
    let foreign = rest.count { $0 >= 0xC3 && $0 != 0xE2 }
    let words = rest.split(separator: 0x20)
    let plain = words.count { word in word.allSatisfy { $0.isLetter && !$0.isCapital } }
    return foreign > 3 || plain > 2 || plain > 0 && words.count > 5
  }

  /// Whether the line is a sentence without a call; one in another script is recognized by its end.
  var isProse: Bool {
    guard events.isEmpty else { return false }
    let words = text.split(separator: 0x20)
    let hasEnd =
      words.last?.last?.isOne(of: ".:!?") ?? false || text.suffix(3).elementsEqual("。".utf8)
    let plain = words.count { word in
      word.dropFirst().allSatisfy { $0.isLetter || hasEnd && $0 >= 0x80 }
    }
    return words.count > 4 && plain * 2 > words.count
  }

  /// Whether the line is a sentence with a last word that cannot end a sentence: `… before the`.
  var isLeftOpen: Bool {
    guard isProse, let word = text.split(separator: 0x20).last else { return false }
    return word.suffix(2).elementsEqual("'s".utf8) || ConsoleWords.prose.contains(word)
  }

  /// Whether the line starts after the subject of a sentence: with a verb or a Korean particle.
  var goesOn: Bool {
    guard let word = text.split(separator: 0x20).first else { return false }
    return ConsoleWords.auxiliaries.contains(word)
      || word.count == 3 && word.allSatisfy { $0 >= 0x80 } && word.first! >= 0xEA
  }

  /// Whether the line starts as the lines of a block comment do, and whether nothing follows.
  var isStarred: Bool {
    text.first == UInt8(ascii: "*") && text.dropFirst().first ?? 0x20 == 0x20
  }
  var isStar: Bool { text.elementsEqual("*".utf8) }

  /// Whether the line starts with an arrow: `-> viewWillAppear()`.
  var isNextStep: Bool { text.starts(with: "->".utf8) }

  /// The words around the arrow of a chart's step, `C --> D[viewWillAppear:]`; either may be empty.
  var step: (from: ArraySlice<UInt8>, to: ArraySlice<UInt8>)? {
    guard let arrow = text.firstRange(of: "->".utf8) else { return nil }
    let isOpening: (UInt8) -> Bool = { $0.isOne(of: "[({;") }
    let front = text[..<arrow.lowerBound]
    let from = front.prefix(while: \.isWord)
    let back = text[arrow.upperBound...].drop { $0.isOne(of: " >") }
    let to = back.prefix(while: \.isWord)
    let ends = [from, to].map { String(decoding: $0, as: UTF8.self) }
    guard front[from.endIndex...].first(where: { !$0.isOne(of: " -") }).map(isOpening) ?? true,
      back[to.endIndex...].first(where: { $0 != 0x20 }).map(isOpening) ?? true,
      events.allSatisfy({ $0.name.map(ends.contains) ?? true })
    else { return nil }
    return (from, to)
  }

  /// Whether the line has an object with its class and its address, as only a log does.
  var hasObject: Bool { text.firstRange(of: ": 0x".utf8) != nil }

  /// Whether the line is an entry of a list that describes what comes next to it, without a call.
  var describes: Bool { mark == .item && words.isEmpty && isText }

  /// Whether the line is prose, also in a script without blanks between words.
  var isText: Bool { isProse || text.count { $0 >= 0xE3 } > 12 }

  /// Whether the line is an entry of a list that starts with a method: `- [Inbox viewWillAppear:]: …`.
  var isMethodItem: Bool { mark == .item && text.matches(Self.methodItem) }

  private static let methodItem = TextPattern(#"[*\- ]+["'`*]*-?\[\w+ [a-z]\w+:?\]…"#)

  /// Whether the line is only a callback, apart from list marks and quotes.
  var isBare: Bool { callback != nil && !hasFront && rest.isEmpty }

  /// Whether the line is only a callback with a note: `2. (once) viewDidLoad // loads data`.
  var isNoted: Bool { callback != nil && text.matches(Self.noted, call: words[0].range) }

  private static let noted = TextPattern(
    #"[\d.)\-*+ ]*(\([^)]*\) *)?CALL(\([^)]*\))?:? *((<-|//).*|-+ +[a-z][a-z ,.]*)?"#)

  /// Whether the line is a row of a Markdown table.
  var isRow: Bool { text.first == UInt8(ascii: "|") }

  /// Whether the line is only an Objective-C method: `-[Inbox viewWillAppear:]`.
  var isMethod: Bool {
    callback != nil && rest.isEmpty && text.matches(Self.method)
  }

  /// Whether the line is a method that only the system calls:
  /// `-[UIViewController _setViewAppearState:isAnimating:]`.
  var isSystemMethod: Bool { text.matches(Self.systemMethod) }

  private static let method = TextPattern(#"-\[[^ ]* [^ ]*"#)
  private static let systemMethod = TextPattern(#"-\[_?UI[^ ]* +_…"#)
  private static let openMethodEnd = TextPattern(#"…-\[\w+ *"#)

  /// The class of a method whose name is on the next line: `… -[Inbox`.
  var openMethod: String? {
    guard words.isEmpty, text.matches(Self.openMethodEnd) else { return nil }
    return text.split(separator: UInt8(ascii: "[")).last
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the line is a title: it has a heading's mark, a colon at its end, or bold letters.
  var isTitle: Bool {
    guard words.isEmpty, !isBlank else { return false }
    let last = text.last { $0 != UInt8(ascii: "*") }
    return isHeading || last == UInt8(ascii: ":") || text.starts(with: "**".utf8)
  }
}

/// The first lines of a log, examined as a document.
struct DocumentPage {
  /// The lines, including blank ones.
  private(set) var lines: [DocumentLine]
  /// The names of the callbacks, and the order in which pages list them.
  let names: [String]
  let order: [UInt8]
  /// The conclusions about lines, by the lines' offsets.
  private(set) var verdicts: [Int: DocumentMap.Verdict] = [:]

  init(
    _ sample: ConsoleSample, startingAt start: Int, _ habits: ConsoleHabits,
    _ vocabulary: Vocabulary
  ) {
    names = vocabulary.names
    let life = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    order = life.compactMap { vocabulary.names.firstIndex(of: $0).map(UInt8.init) }
    let sampled = sample.lines.enumerated().filter { $0.element.bytes.count <= Self.longest }
    lines =
      sampled
      .map { index, line in
        line.withText { text in
          let reader = ConsoleLineReader(text, habits: habits)
          // A page may be indented, or quoted as a whole.
          let content = text.trimmed(0..<text.count, front: " >", back: " ")
          return DocumentLine(
            offset: start + line.bytes.startIndex, number: index + 1,
            text: Array(
              UnsafeBufferPointer(start: text.bytes + content.lowerBound, count: content.count)),
            words: line.words.map { $0.moved(by: -content.lowerBound) }, events: [],
            isLoose: !reader.isLogged,
            isHeading: reader.isHeading, isComment: reader.isComment, mark: LineMark(line.bytes))
        }
      }
    guard lines.contains(where: { $0.isLoose && !$0.words.isEmpty }) else { return }
    for (index, line) in sampled.map(\.element).enumerated() where !line.words.isEmpty {
      lines[index].events = line.withText { text in
        let reading = ConsoleLineReader(text, habits: habits).read(line.words)
        guard case .events(let events) = reading else { return [] }
        return events.map { ($0.match.code, $0.name.map { text.text($0.name) }) }
      }
    }
  }

  /// The longest line of a page; people do not write longer ones.
  private static let longest = 1000

  /// Looks for lines that were not logged and for names in other lines, if some have no prefix.
  mutating func judgeLines() {
    guard lines.contains(where: { $0.isLoose && !$0.words.isEmpty }) else { return }
    findFences()
    findExpected()
    findTables()
    findTriggers()
    findGlossaries()
    findCaptions()
    findTopics()
    findMethodLists()
    findRetoldLives()
    findSymbols()
    findStacks()
    findSortedLists()
    findCommaLists()
    findRemarks()
    findBrokenSentences()
    findCharts()
    findTexts()
    findChoices()
    findCounts()
    findCommits()
    findChanges()
    findConfiguration()
    findRoles()
    findHeads()
    findSingles()
  }

  /// Rejects a line: it was not logged.
  mutating func reject(_ index: Int) {
    guard lines[index].isLoose, !lines[index].words.isEmpty else { return }
    verdicts[lines[index].offset] = .nothing
  }

  /// Sets the name of a line's view.
  mutating func name(_ index: Int, _ name: String) {
    verdicts[lines[index].offset] = verdicts[lines[index].offset] ?? .named(name)
  }

  func line(below index: Int) -> DocumentLine? { lines[(index + 1)...].first { !$0.isBlank } }

  /// Returns the last line above that is neither blank nor a fence.
  func line(above index: Int) -> DocumentLine? {
    lines[..<index].last { !$0.isBlank && $0.fence == nil }
  }

  /// Whether there is no conclusion about a line yet.
  func isOpen(_ index: Int) -> Bool {
    lines[index].isLoose && verdicts[lines[index].offset] == nil
  }

  /// Returns the parts of the page between headings and fences.
  var sections: [Range<Int>] {
    var sections: [Range<Int>] = []
    var start = 0
    for index in lines.indices where lines[index].isTitle || lines[index].fence != nil {
      if index > start { sections.append(start..<index) }
      start = index + 1
    }
    return sections + [start..<lines.count]
  }
}

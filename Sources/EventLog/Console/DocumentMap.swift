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
    case named(String, instance: String?)
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

/// The first lines of a log, examined as a document.
struct DocumentPage {
  /// The lines, including blank ones.
  private(set) var lines: [DocumentLine]
  /// The names of the callbacks, and the order in which pages list them.
  let names: [String]
  let order: [UInt8]
  /// The conclusions about lines, by the lines' offsets.
  private(set) var verdicts: [Int: DocumentMap.Verdict] = [:]
  /// The lines of comments that are methods that a program printed.
  var traces: Set<Int> = []

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
    findRemarkedLists()
    findTopics()
    findMethodLists()
    findRetoldLives()
    findSymbols()
    findStacks()
    findSortedLists()
    findCommaLists()
    findArguments()
    findRemarks()
    findBrokenSentences()
    findCharts()
    findTexts()
    findChoices()
    findCounts()
    findCommits()
    findChanges()
    findSubtitles()
    findConfiguration()
    findRoles()
    findHeads()
    findSubjects()
    findSentences()
    findSingles()
  }

  /// Rejects a line: it was not logged.
  mutating func reject(_ index: Int) {
    guard lines[index].isLoose, !lines[index].words.isEmpty else { return }
    verdicts[lines[index].offset] = .nothing
  }

  /// Sets the name of a line's view.
  mutating func name(_ index: Int, _ name: String, instance: String? = nil) {
    verdicts[lines[index].offset] =
      verdicts[lines[index].offset] ?? .named(name, instance: instance)
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

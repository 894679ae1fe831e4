import EventModel

/// Habits of a log that one line does not show: where it writes the name if several words could be it.
///
/// Decided once a log, on its first lines.
struct ConsoleHabits {
  /// Whether the name stands behind: `UI viewWillAppear Inbox`, where the word in front is always
  /// the same and the one behind is not.
  private(set) var prefersAfter = false

  /// Whether the name stands before a method of a common superclass:
  /// `Inbox --> -[BaseController viewWillAppear:]`.
  private(set) var prefersTag = false

  /// Whether the tag before a pointer is the class again, `[Inbox] <Inbox: 0x6c11b10>`, and no scope.
  private(set) var tagsAreNames = false

  /// Whether `2: viewWillAppear()` is a name and no list's number: the numbers do not count up.
  private(set) var numbersAreNames = false

  /// Whether a second line says that a callback is left: `Enter viewWillAppear`, `Exit viewWillAppear`.
  private(set) var entersAndLeaves = false

  /// Whether records take several lines, and the view has a line of its own: `screen: Inbox`. What
  /// stands without a name then belongs to another line.
  private(set) var splitsRecords = false

  /// The habits of a line on its own.
  init() {}

  /// How many lines are looked at; the habit of a log shows in fewer.
  static let lineLimit = 64

  private struct Sides {
    var first: Set<String> = []
    var second: Set<String> = []
    var lines = 0

    /// Whether one side is always the same and the other is not. What is different on every line is
    /// a counter or a time, and no view has only one event.
    func isConstant(_ constant: KeyPath<Sides, Set<String>>, _ other: KeyPath<Sides, Set<String>>)
      -> Bool
    {
      lines >= 3 && self[keyPath: constant].count == 1 && self[keyPath: other].count > 1
        && self[keyPath: other].count < lines
    }
  }

  init(_ sample: LogSample, _ finder: WordFinder) {
    var names = Sides()
    var tags = Sides()
    forEachEventLine(of: sample, finder) { reader, match in
      let callback = match.range
      let text = reader.text
      guard case .name(let front) = text.neighbour(before: callback, from: reader.body.lowerBound)
      else { return }
      if front.instance != nil, let tag = reader.tag(inFrontOf: front) {
        tagsAreNames = tagsAreNames || text.text(tag) == text.text(front.name)
      }
      let end = text.endOfArguments(after: callback, to: reader.body.upperBound)
      if case .name(let method) = text.method(front, callback, end), method.form == .method {
        guard let tag = reader.tag(before: method) else { return }
        tags.first.insert(text.text(tag.name))
        tags.second.insert(text.text(method.name))
        tags.lines += 1
      } else if case .name(let back) = text.neighbour(after: end, to: reader.body.upperBound) {
        names.first.insert(text.text(front.name))
        names.second.insert(text.text(back.name))
        names.lines += 1
      }
      return
    }
    splitsRecords = sample.lines.contains(where: Self.labelsView)
    prefersAfter = names.isConstant(\.first, \.second)
    prefersTag = tags.isConstant(\.second, \.first)
    numbersAreNames = Self.countsNothing(sample, finder)
    entersAndLeaves = leavesWhatItEntered(sample, finder)
  }

  /// Whether a line holds a label of a view with one word, and nothing else.
  private static func labelsView(_ line: String) -> Bool {
    let words = line.split { " -\"'\t,;".utf8.contains($0.utf8.first!) }
    guard (2...3).contains(words.count), let sign = words.dropLast().last?.last,
      sign == ":" || sign == "=", words.count == 2 || words[1].count == 1
    else { return false }
    let label = words[0].hasSuffix(String(sign)) ? words[0].dropLast() : words[0]
    guard words.count == 3 || label.count < words[0].count else { return false }
    return ["screen", "view", "vc", "controller", "viewcontroller", "class", "classname"].contains(
      label.lowercased())
  }

  func forEachEventLine(
    of sample: LogSample, _ finder: WordFinder,
    _ body: (ConsoleLineReader, WordFinder.Match) -> Void
  ) {
    var line = ConsoleLine()
    var count = 0
    for text in sample.lines where count < Self.lineLimit {
      var text = text
      text.withUTF8 { bytes in
        line.load(bytes)
        line.withBytes { cleaned in
          var matches: [WordFinder.Match] = []
          finder.find(cleaned, 0..<bytes.count, into: &matches)
          guard matches.count == 1, matches[0].code < EventRecord.Code.callbackLimit else { return }
          let reader = ConsoleLineReader(
            CleanText(bytes: cleaned, count: bytes.count), habits: ConsoleHabits())
          guard matches[0].range.lowerBound >= reader.body.lowerBound else { return }
          count += 1
          body(reader, matches[0])
        }
      }
    }
  }
}

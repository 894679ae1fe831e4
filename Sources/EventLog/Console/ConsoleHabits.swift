import EventModel

/// Habits of a log that one line does not show: where it writes the name if several words could be it.
///
/// Decided once a log, on its first lines.
struct ConsoleHabits {
  /// What the columns of the log's lines mean.
  private(set) var columns = ColumnTable()

  /// Whether the tag before a pointer is the class again, `[Inbox] <Inbox: 0x6c11b10>`, and no scope.
  private(set) var tagsAreNames = false

  /// Whether `[Main] viewWillAppear` names a screen, and no thread: other lines name theirs so.
  private(set) var mainIsName = false

  /// Whether `2: viewWillAppear()` is a name and no list's number: the numbers do not count up.
  private(set) var numbersAreNames = false

  /// Whether a second line says that a callback is left: `Enter viewWillAppear`, `Exit viewWillAppear`.
  private(set) var entersAndLeaves = false

  /// Whether records take several lines, and the view has a line of its own: `screen: Inbox`. What
  /// stands without a name then belongs to another line.
  private(set) var splitsRecords = false

  /// The habits of a line on its own.
  init() {}

  /// How many lines with a callback are examined; the habit of a log shows in fewer.
  static let lineLimit = 200

  /// Finds the habits of the lines a log begins with.
  init(_ lines: ConsoleSample, _ vocabulary: Vocabulary) {
    var evidence = ColumnEvidence(vocabulary.names)
    lines.forEachEvent { reader, match in
      if case .events(let events) = reader.read([match]), let event = events.first {
        evidence.add(event, in: reader)
        if let name = event.name, name.form == .bracketed,
          reader.text.bracket(before: match.range, from: reader.body.lowerBound) == name.whole
        {
          mainIsName = true
        }
      }
      if case .name(let name) = reader.text.neighbour(
        before: match.range, from: reader.body.lowerBound),
        name.instance != nil, let tag = reader.tag(inFrontOf: name)
      {
        tagsAreNames = tagsAreNames || reader.text.text(tag) == reader.text.text(name.name)
      }
    }
    columns = ColumnTable(evidence)
    var echoes = EchoSearch()
    lines.forEachEvent(habits: self) { reader, match in
      if case .events(let events) = reader.read([match]), let event = events.first {
        echoes.add(event, in: reader)
      }
    }
    columns.leaveOut(echoes)
    splitsRecords = lines.hasLabeledViews
    numbersAreNames = lines.countsNothing()
    entersAndLeaves = lines.leavesWhatItEntered()
  }
}

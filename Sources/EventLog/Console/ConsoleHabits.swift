import EventModel

/// Habits of a log that one line does not show: where it writes the name if several words could be it.
///
/// Decided once a log, on its first lines.
struct ConsoleHabits {
  /// What the columns of the log's lines mean.
  private(set) var columns = ColumnTable()

  /// Whether records take several lines, and the view has a line of its own: `screen: Inbox`. What
  /// stands without a name then belongs to another line.
  private(set) var splitsRecords = false

  /// The habits of a line on its own.
  init() {}

  /// How many lines with a callback are looked at; the habit of a log shows in fewer.
  static let lineLimit = 200

  /// Finds the habits of the lines a log begins with.
  init(_ lines: ConsoleSample, _ finder: WordFinder, _ vocabulary: Vocabulary) {
    var evidence = ColumnEvidence(vocabulary.names)
    lines.forEachEvent { reader, match in
      if case .events(let events) = reader.read([match]), let event = events.first {
        evidence.add(event, in: reader)
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
  }
}

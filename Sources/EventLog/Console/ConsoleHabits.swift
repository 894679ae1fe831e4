import EventModel

/// Habits of a log that one line does not show, such as which of several words is the name.
///
/// They are determined once per log, from its first lines.
struct ConsoleHabits {
  /// What the columns of the log's lines mean.
  private(set) var columns = ColumnTable()

  /// Whether `2: viewWillAppear()` starts with a name: the numbers do not count up.
  private(set) var numbersAreNames = false

  /// Whether the log also has a line for the end of a callback, such as `Exit viewWillAppear`.
  private(set) var entersAndLeaves = false

  /// Whether records have several lines, and the view has its own line: `screen: Inbox`. A labeled
  /// callback without a name is then not read.
  private(set) var splitsRecords = false

  /// Whether a debugger stopped at each call, `frame #0: 0x01 Demo`Inbox.viewWillAppear(…)`, and
  /// printed no other frame.
  private(set) var hasStops = false

  /// The names that are otherwise words of log lines: `Info viewWillAppear`.
  private(set) var plainNames: Set<[UInt8]> = []

  /// The forms that most calls have.
  private(set) var forms = UsualForms()

  /// Makes the habits of a line that is read by itself.
  init() {}

  /// How many lines with a callback are examined; fewer are enough to show a habit.
  static let lineLimit = 200

  /// Finds the habits in the first lines of a log.
  init(_ lines: ConsoleSample, _ vocabulary: Vocabulary) {
    hasStops = lines.hasStops
    plainNames = lines.plainNames()
    var evidence = ColumnEvidence(vocabulary.names)
    lines.forEachEvent(habits: self) { reader, event in evidence.add(event, in: reader) }
    columns = ColumnTable(evidence)
    var echoes = EchoSearch()
    var forms = UsualForms()
    lines.forEachEvent(habits: self) { reader, event in
      let line = ColumnLine(event, in: reader)
      echoes.add(event, line)
      forms.add(event, line, in: reader)
    }
    echoes.finish()
    columns.echoes = echoes.echoes
    columns.isDoubled = !echoes.echoes.isEmpty && echoes.isDoubled
    forms.finish()
    self.forms = forms
    splitsRecords = lines.hasLabeledViews
    numbersAreNames = lines.hasOtherNumbers()
    entersAndLeaves = lines.reportsEndsOfCalls()
  }
}

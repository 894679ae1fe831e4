/// What the manual says beside the table of options: exit statuses, variables, files and examples.
enum ManualSections {
  /// A thing with a word about it.
  struct Entry: Hashable, Sendable {
    /// What stands in front: a status, a variable, the name of a file, a command.
    var name: String
    /// What it means or does, with a full stop.
    var meaning: String
  }

  static let exitStatuses = [
    Entry(name: "0", meaning: "Clean: no findings, or warnings and notes alone."),
    Entry(
      name: "1",
      meaning: "Findings of severity error (with --strict: warnings too), or a violated assumption."
    ),
    Entry(
      name: "2",
      meaning: "It could not be done: no such file, unreadable, bad configuration, bad assumption."),
    Entry(name: "64", meaning: "The arguments make no sense."),
  ]

  /// The variables of the environment it looks at.
  static let variables = [
    Entry(name: "NO_COLOR", meaning: "If not empty, nothing is colored unless --color says so."),
    Entry(name: "FORCE_COLOR", meaning: "If neither empty nor 0, text is colored in pipes too."),
    Entry(name: "TERM", meaning: "If dumb, nothing is colored unless asked for."),
    Entry(name: "COLUMNS", meaning: "How wide help and reports are, in place of the terminal."),
    Entry(
      name: "GITHUB_WORKSPACE, CI_PROJECT_DIR, BITRISE_SOURCE_DIR",
      meaning: "The checkout: paths in reports for a forge start there."),
  ]

  /// The files it looks for by itself.
  static let files = [
    Entry(
      name: Configuration.fileName,
      meaning: "The configuration: of the working directory, or of the nearest one above it.")
  ]

  /// Commands to begin with; a test runs them beside a log called app.log.
  static let examples = [
    Entry(name: "transition-lint lint app.log", meaning: "Check a log; its format is recognised."),
    Entry(
      name: "transition-lint lint --reporter text --reporter sarif:app.sarif app.log",
      meaning: "Print findings for a person, and write them for a program."),
    Entry(
      name: "transition-lint check 'current.viewDidDisappear before new.viewDidAppear'",
      meaning: "Decide an assumption, without a log."),
    Entry(
      name: "transition-lint generate --kind pageCurl --outcome cancelled",
      meaning: "Print the order of one kind of transition."),
  ]
}

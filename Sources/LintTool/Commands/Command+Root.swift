extension Command {
  /// The whole command line. To add a subcommand: one file in `Commands/` and one line here.
  static let root = Command(
    "transition-lint",
    abstract: "Find code that depends on an order of lifecycle callbacks that no source promises.",
    discussion: """
      Checks the source of apps and recorded logs of view transitions, and decides which assumptions \
      about the order of callbacks hold.
      """,
    subcommands: [
      lint, scan, check, generate, convert, compare, summarize, mine, render, rules, explain,
      config,
    ],
    tables: [
      (
        "EXIT STATUS",
        [
          ("0", "No findings, or only warnings and notes."),
          (
            "1",
            "Findings of severity error (with --strict: warnings too), or a violated assumption."
          ),
          (
            "2", "The run failed: a file cannot be read, or a configuration or assumption is wrong."
          ),
          ("64", "The arguments are wrong."),
        ]
      ),
      (
        "ENVIRONMENT",
        [
          ("NO_COLOR", "If not empty, nothing is colored unless --color says so."),
          ("FORCE_COLOR", "If neither empty nor 0, text is colored in pipes too."),
          ("TERM", "If dumb, nothing is colored unless asked for."),
          ("COLUMNS", "The width of help and reports, instead of the terminal's."),
          (
            "GITHUB_WORKSPACE, CI_PROJECT_DIR, BITRISE_SOURCE_DIR",
            "The checkout: paths in reports for a forge start there."
          ),
        ]
      ),
      (
        "FILES",
        [
          (
            Configuration.fileName,
            "The configuration, in the working directory or the nearest directory above it."
          )
        ]
      ),
      examples,
    ])

  /// Commands to begin with; a test runs them beside a log called app.log.
  static let examples = Table(
    title: "EXAMPLES",
    rows: [
      ("transition-lint lint app.log", "Check a log; its format is recognized."),
      (
        "transition-lint lint --format text --format sarif:app.sarif app.log",
        "Print findings for a person, and write them for a program."
      ),
      (
        "transition-lint check 'current.viewDidDisappear before new.viewDidAppear'",
        "Decide an assumption, without a log."
      ),
      (
        "transition-lint generate --kind pageCurl --outcome cancelled",
        "Print the order of one kind of transition."
      ),
    ])
}

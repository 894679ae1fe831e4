package import EventModel

/// What a report depends on besides the findings.
package struct ReportSettings: Sendable {
  package var toolName = "transition-lint"
  package var toolVersion: String

  /// The rules of the run, in the order in which `rules` lists them.
  package var rules: [RuleDescription] = []

  /// The legal calls of one actor; pictures draw its states.
  package var life: LifeAutomaton

  package var width = 100

  package var isColored = false

  /// Whether only findings are printed, without a closing line.
  package var isQuiet = false

  /// Whether the input is followed while it grows; each finding is then shown as it comes.
  package var isLive = false

  /// The absolute path that relative paths start from; only reports that need it print it.
  package var workingDirectory: String

  /// The absolute path that paths are made relative to, for CI services.
  package var workspace: String

  package var helpURI: String?

  package init(toolVersion: String, workingDirectory: String = "/", life: LifeAutomaton) {
    self.toolVersion = toolVersion
    self.life = life
    self.workingDirectory = workingDirectory
    workspace = workingDirectory
  }
}

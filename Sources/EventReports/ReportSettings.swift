package import EventModel

/// What a report depends on besides the findings.
package struct ReportSettings: Sendable {
  package var toolName: String
  package var toolVersion: String

  /// The rules of the run, in the order in which `rules` lists them.
  package var rules: [RuleDescription]

  /// The legal calls of one actor; pictures draw its states. Without it they draw no states.
  package var life: LifeAutomaton?

  /// How many characters fit on a line of text.
  package var width: Int

  package var isColored: Bool

  /// Whether only findings are printed, without a closing line.
  package var isQuiet: Bool

  /// Whether the input is followed while it grows; each finding is then shown as it comes.
  package var isLive = false

  /// The absolute path that relative paths start from; only reports that need it print it.
  package var workingDirectory: String

  /// The absolute path that paths are made relative to, for CI services.
  package var workspace: String

  /// The address of a page about the contract, if there is one.
  package var helpURI: String?

  package init(
    toolName: String = "transition-lint", toolVersion: String, rules: [RuleDescription] = [],
    life: LifeAutomaton? = nil, width: Int = 100, isColored: Bool = false, isQuiet: Bool = false,
    workingDirectory: String = "/", workspace: String? = nil, helpURI: String? = nil
  ) {
    self.toolName = toolName
    self.toolVersion = toolVersion
    self.rules = rules
    self.life = life
    self.width = width
    self.isColored = isColored
    self.isQuiet = isQuiet
    self.workingDirectory = workingDirectory
    self.workspace = workspace ?? workingDirectory
    self.helpURI = helpURI
  }
}

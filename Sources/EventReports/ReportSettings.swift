package import EventModel

/// What a report depends on beside the findings.
package struct ReportSettings: Sendable {
  package var toolName: String

  package var toolVersion: String

  /// The rules that were run, in the order `rules` lists them.
  package var rules: [RuleDescription]

  /// What one actor's calls may be; pictures draw its states. Without it they draw none.
  package var life: LifeAutomaton?

  /// How many characters fit on a line of text.
  package var width: Int

  /// Whether text is colored.
  package var isColored: Bool

  /// Whether only findings are printed, without a closing line.
  package var isQuiet: Bool

  /// Whether the input is followed while it grows: each finding is shown as it comes.
  package var isLive = false

  /// The absolute path that relative paths start from; only reports that ask for it print it.
  package var workingDirectory: String

  /// The absolute path that paths are made relative to for the programs of a forge.
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

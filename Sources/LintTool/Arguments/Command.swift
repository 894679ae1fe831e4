/// A subcommand: what it takes, what help says of it, and what it does.
package struct Command: Sendable {
  /// An argument that is not an option: `<path> ...`.
  package struct Argument: Sendable {
    /// The placeholder in help.
    var name: String
    var isRepeatable = false
    var isRequired = true
    var offersFiles = false
    var offeredWords: [String] = []
    /// The help text, without a full stop.
    var help: String
  }

  /// Options that help lists under a title of their own.
  package typealias OptionGroup = (title: String, options: [CommandOption])

  /// Names that help lists under a title, each with its meaning.
  package typealias Table = (title: String, rows: [(name: String, meaning: String)])

  package typealias Action = @Sendable (Invocation, Console) throws(ToolFailure) -> ExitStatus

  var name: String

  var abstract: String

  /// More about it, for its help page; lines are wrapped.
  var discussion: String

  /// The arguments, in order; only the last may be repeatable.
  var arguments: [Argument]

  /// The options it takes, in the order help lists them; the common ones are added by ``options``.
  var ownOptions: [CommandOption]

  /// The groups of its own options, each with its title; empty if help lists them in one.
  var optionGroups: [OptionGroup]

  /// What help lists after the options and the subcommands.
  var tables: [Table] = []

  /// The subcommands, in the order help lists them; a command with subcommands takes no arguments.
  var subcommands: [Command]

  /// What it runs; nil for a command that only groups subcommands.
  var action: Action?

  package init(
    _ name: String, abstract: String, discussion: String = "", arguments: [Argument] = [],
    options: [CommandOption] = [], groups: [OptionGroup] = [], subcommands: [Command] = [],
    tables: [Table] = [], action: Action? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.arguments = arguments
    ownOptions = options + groups.flatMap(\.options)
    optionGroups = groups
    self.subcommands = subcommands
    self.tables = tables
    self.action = action
  }

  /// Returns the action of a command whose work needs the configuration and the contract.
  static func running(
    _ work: @escaping @Sendable (Run) -> () throws(ToolFailure) -> ExitStatus
  ) -> Action {
    { invocation, console throws(ToolFailure) in try work(Run(invocation, console))() }
  }

  var options: [CommandOption] { ownOptions + CommandOption.common }

  func takes(_ option: CommandOption) -> Bool { options.contains { $0.name == option.name } }

  func option(spelled spelling: String) -> CommandOption? {
    options.first { $0.spellings.contains(spelling) }
  }

  func subcommand(named name: String) -> Command? { subcommands.first { $0.name == name } }
}

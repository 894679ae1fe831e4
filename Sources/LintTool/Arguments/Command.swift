/// A subcommand: what it takes, what help says of it, and what it does.
package struct Command: Sendable {
  /// An argument that is not an option: `<path> ...`.
  package struct Argument: Sendable {
    /// What completion offers for an argument.
    enum Offer: Sendable {
      case files
      case words([String])
      case nothing
    }

    /// The placeholder in help.
    var name: String
    /// The help text, without a full stop.
    var help: String
    /// Whether any number may be given.
    var isRepeatable: Bool
    /// Whether at least one must be given.
    var isRequired: Bool
    var offer: Offer

    init(
      _ name: String, repeatable isRepeatable: Bool = false, required isRequired: Bool = true,
      offer: Offer = .nothing, help: String
    ) {
      self.name = name
      self.help = help
      self.isRepeatable = isRepeatable
      self.isRequired = isRequired
      self.offer = offer
    }
  }

  /// What a subcommand runs; it returns the exit status.
  package typealias Action = @Sendable (Invocation, Console) throws(ToolFailure) -> ExitStatus

  /// The word on the command line.
  var name: String

  /// What it does, in a few words.
  var abstract: String

  /// More about it, for its help page; lines are wrapped.
  var discussion: String

  /// The arguments, in order; only the last may be repeatable.
  var arguments: [Argument]

  /// The options it takes, in the order help lists them; the common ones are added by ``options``.
  var ownOptions: [CommandOption]

  /// Options that help lists under a title of their own.
  struct OptionGroup: Sendable {
    var title: String
    var options: [CommandOption]

    init(_ title: String, _ options: [CommandOption]) {
      self.title = title
      self.options = options
    }
  }

  /// The groups of its own options, each with its title; empty if help lists them in one.
  var optionGroups: [OptionGroup] = []

  /// The subcommands, in the order help lists them; a command with subcommands takes no arguments.
  var subcommands: [Command]

  /// What it runs; nil for a command that only groups subcommands.
  var action: Action?

  package init(
    _ name: String, abstract: String, discussion: String = "", arguments: [Argument] = [],
    options: [CommandOption] = [], subcommands: [Command] = [], action: Action? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.arguments = arguments
    self.ownOptions = options
    self.subcommands = subcommands
    self.action = action
  }

  /// Makes a command with many options, in groups.
  init(
    _ name: String, abstract: String, discussion: String = "", arguments: [Argument] = [],
    groups: [OptionGroup], action: Action? = nil
  ) {
    self.init(
      name, abstract: abstract, discussion: discussion, arguments: arguments,
      options: groups.flatMap(\.options), action: action)
    optionGroups = groups
  }

  var options: [CommandOption] { ownOptions + CommandOption.common }

  func subcommand(named name: String) -> Command? { subcommands.first { $0.name == name } }
}

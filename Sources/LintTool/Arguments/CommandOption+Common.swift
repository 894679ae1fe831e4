// The options every subcommand takes.

extension CommandOption {
  static let color = CommandOption(
    "color", .word(ColorChoice.words), "when",
    help: "When to use color; auto respects NO_COLOR, FORCE_COLOR and TERM=dumb")
  static let completionScript = CommandOption(
    "generate-completion-script", .word(["zsh", "bash", "fish"]), "shell",
    help: "Print the completion script for a shell")
  static let manual = CommandOption("generate-manual", help: "Print the manual page, for man(1)")
  static let version = CommandOption("version", help: "Show the version")
  static let help = CommandOption("help", letter: "h", help: "Show help information")

  /// The options every subcommand takes, in the order help lists them.
  static let common = [color, completionScript, version, help]
}

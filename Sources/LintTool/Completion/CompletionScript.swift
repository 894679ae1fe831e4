/// The completion script of a shell, made from the table of subcommands and options.
enum CompletionScript {
  /// Returns the script of a shell: `zsh`, `bash` or `fish`.
  static func text(for shell: String, root: Command = .root) -> String {
    switch shell {
    case "bash": bash(root)
    case "fish": fish(root)
    default: zsh(root)
    }
  }

  /// A command with the words that lead to it.
  struct CommandPath {
    /// The words, the program's name first.
    var path: [String]
    var command: Command

    var words: String { path.joined(separator: " ") }
  }

  /// Returns a command and everything below it, outermost first.
  static func places(_ root: Command, below path: [String] = []) -> [CommandPath] {
    let here = CommandPath(path: path + [root.name], command: root)
    return [here] + root.subcommands.flatMap { places($0, below: here.path) }
  }
}

extension CommandOption {
  var offeredWords: [String] {
    switch value {
    case .word(let words), .words(let words), .text(let words), .list(let words): words
    default: []
    }
  }

  var offersFiles: Bool {
    if case .file = value { true } else { false }
  }

  /// The ways to spell it on the command line.
  var spellings: [String] {
    olderNames.map { "--" + $0 } + (letter.map { ["-\($0)"] } ?? []) + ["--" + name]
  }
}

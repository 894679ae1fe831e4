import EventReports

/// The help of a command, laid out as swift-argument-parser does.
enum HelpText {
  private static let column = 26

  /// Returns the help page of the last command of a path, wrapped to a width.
  static func page(_ commands: [Command], width: Int) -> String {
    let command = commands[commands.count - 1]
    var text = wrapped("OVERVIEW: \(command.abstract)", width: width)
    if !command.discussion.isEmpty { text += "\n" + wrapped(command.discussion, width: width) }
    text += "\nUSAGE: \(usage(of: commands))\n"
    text += section("ARGUMENTS", command.arguments.map { ("<\($0.name)>", $0.help) }, width)
    for group in command.optionGroups { text += section(group.title, rows(group.options), width) }
    let rest = command.optionGroups.isEmpty ? command.options : CommandOption.common
    text += section("OPTIONS", rows(rest), width)
    text += section("SUBCOMMANDS", command.subcommands.map { ($0.name, $0.abstract) }, width)
    for table in command.tables {
      text += section(table.title, table.rows.map { ($0.name, $0.meaning) }, width)
    }
    if !command.subcommands.isEmpty {
      let path = (["\(commands[0].name) help"] + commands.dropFirst().map(\.name))
      text += "\n  See '\(path.joined(separator: " ")) <subcommand>' for detailed help.\n"
    }
    return text
  }

  /// Returns the line that shows how the last command of a path is used, without the word in front.
  static func usage(of commands: [Command]) -> String {
    let command = commands[commands.count - 1]
    var words = commands.map(\.name)
    if !command.ownOptions.isEmpty { words.append("[<options>]") }
    if !command.subcommands.isEmpty { words.append("<subcommand>") }
    for argument in command.arguments {
      let name = "<\(argument.name)>" + (argument.isRepeatable ? " ..." : "")
      words.append(argument.isRequired ? name : "[\(name)]")
    }
    return words.joined(separator: " ")
  }

  static func explanation(of option: CommandOption) -> String {
    var notes: [String] = []
    if case .word(let words) = option.value, !words.isEmpty {
      notes.append("values: \(words.joined(separator: ", "))")
    }
    if !option.olderNames.isEmpty {
      let names = option.olderNames.map { "--\($0)" }.joined(separator: ", ")
      notes.append("older name: \(names)")
    }
    return notes.isEmpty ? option.help : "\(option.help) (\(notes.joined(separator: "; ")))"
  }

  private static func rows(_ options: [CommandOption]) -> [(label: String, help: String)] {
    options.map { ($0.label, explanation(of: $0)) }
  }

  private static func section(
    _ title: String, _ rows: [(label: String, help: String)], _ width: Int
  ) -> String {
    guard !rows.isEmpty else { return "" }
    return rows.reduce("\n\(title):\n") { $0 + row($1.label, $1.help, width) }
  }

  private static func row(_ label: String, _ help: String, _ width: Int) -> String {
    let start = "  " + label
    let pad = String(repeating: " ", count: column)
    let text = TextLayout.wrap(help, width: max(20, width - column)).map { pad + $0 + "\n" }
      .joined()
    return start.count < column - 1 ? start + text.dropFirst(start.count) : start + "\n" + text
  }

  private static func wrapped(_ text: String, width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { $0.isEmpty ? [""] : TextLayout.wrap(String($0), width: width) }
      .map { $0 + "\n" }.joined()
  }
}

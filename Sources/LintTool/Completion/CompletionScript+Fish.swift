import EventReports

extension CompletionScript {
  /// Returns the script of fish: one `complete` line a subcommand, option and argument.
  static func fish(_ root: Command) -> String {
    let lines = places(root).flatMap { place in
      subcommands(of: place) + options(of: place) + arguments(of: place)
    }
    return """
      # fish completion for \(root.name)

      function __transition_lint_at
        set -l words (commandline -opc)
        set -l place $words[1]
        for word in $words[2..-1]
          if contains -- "$place $word" \(known(root))
            set place "$place $word"
          end
        end
        test "$place" = "$argv[1]"
      end

      # Offers words after what stands before the last comma.
      function __transition_lint_list
        set -l token (commandline -ct)
        set -l head (string replace -r '^--[^=]*=' '' -- "$token" | string replace -r '[^,]*$' '')
        printf '%s\n' $head$argv
      end

      complete -c \(root.name) -f
      \(lines.joined(separator: "\n"))

      """
  }

  private static func known(_ root: Command) -> String {
    places(root).dropFirst().map { quoted($0.words) }.joined(separator: " ")
  }

  private static func start(_ place: CommandPath) -> String {
    "complete -c \(place.path[0]) -n \(quoted("__transition_lint_at '\(place.words)'"))"
  }

  private static func subcommands(of place: CommandPath) -> [String] {
    place.command.subcommands.map {
      "\(start(place)) -a \(quoted($0.name)) -d \(quoted($0.abstract))"
    }
  }

  private static func options(of place: CommandPath) -> [String] {
    place.command.options.map { option in
      let names = [option.name] + option.olderNames
      var line = start(place) + names.map { " -l \($0)" }.joined()
      if let letter = option.letter { line += " -s \(letter)" }
      if option.offersFiles { line += " -r -F" } else if option.takesValue { line += " -x" }
      if !option.offeredWords.isEmpty {
        let words = option.offeredWords.joined(separator: " ")
        line += " -a \(quoted(option.takesList ? "(__transition_lint_list \(words))" : words))"
      }
      return line + " -d \(quoted(option.help))"
    }
  }

  private static func arguments(of place: CommandPath) -> [String] {
    guard let last = place.command.arguments.last else { return [] }
    if last.offersFiles { return ["\(start(place)) -F"] }
    let words = last.offeredWords.joined(separator: " ")
    return words.isEmpty ? [] : ["\(start(place)) -a \(quoted(words))"]
  }

  /// Returns a text in single quotes, as fish reads them.
  private static func quoted(_ text: String) -> String {
    "'" + text.escaped(["'": "\\'", "\\": "\\\\"]) + "'"
  }
}

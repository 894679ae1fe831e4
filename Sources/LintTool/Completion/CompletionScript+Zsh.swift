import EventReports

extension CompletionScript {
  /// Returns the script of zsh: one function a command, with `_arguments`.
  static func zsh(_ root: Command) -> String {
    let functions = places(root).map { place in
      place.command.subcommands.isEmpty ? leaf(place) : branch(place)
    }
    return """
      #compdef \(root.name)

      \(functions.joined(separator: "\n"))
      if [[ "$funcstack[1]" == _transition[-_]lint ]]; then
        _transition_lint "$@"
      else
        compdef _transition_lint \(root.name)
      fi

      """
  }

  private static func name(_ path: [String]) -> String {
    "_" + path.joined(separator: "_").map { $0 == "-" ? "_" : String($0) }.joined()
  }

  private static func leaf(_ place: CommandPath) -> String {
    let specs = place.command.options.flatMap(specs) + place.command.arguments.map(spec)
    return """
      \(name(place.path))() {
        _arguments -s -S \\
          \(specs.map(quoted).joined(separator: " \\\n    "))
      }

      """
  }

  private static func branch(_ place: CommandPath) -> String {
    let specs = place.command.options.flatMap(specs) + ["1: :->subcommand", "*:: :->rest"]
    let names = place.command.subcommands.map { quoted("\(escaped($0.name)):\($0.abstract)") }
    let cases = place.command.subcommands.map {
      "        \($0.name)) \(name(place.path + [$0.name])) ;;"
    }
    return """
      \(name(place.path))() {
        local context state line
        local -a subcommands=(
          \(names.joined(separator: "\n    "))
        )
        _arguments -C \\
          \(specs.map(quoted).joined(separator: " \\\n    "))
        case $state in
          subcommand) _describe subcommand subcommands ;;
          rest)
            case $line[1] in
      \(cases.joined(separator: "\n"))
            esac ;;
        esac
      }

      """
  }

  /// The specifications of an option, one a long name.
  private static func specs(_ option: CommandOption) -> [String] {
    var value = ""
    if option.takesValue {
      var offer = offer(option.offersFiles, option.offeredWords)
      if option.takesList, !option.offeredWords.isEmpty {
        offer =
          "_values -s , \(escaped(option.placeholder)) \(option.offeredWords.joined(separator: " "))"
      }
      value = ":\(escaped(option.placeholder)):\(offer)"
    }
    let star = option.isRepeatable ? "*" : ""
    let names = option.spellings
    return names.filter { $0.hasPrefix("--") }.reversed().map { name in
      "\(star)\(name)\(option.takesValue ? "=" : "")[\(escaped(option.help))]\(value)"
    }
  }

  private static func spec(_ argument: Command.Argument) -> String {
    let offer = offer(argument.offersFiles, argument.offeredWords)
    return "\(argument.isRepeatable ? "*" : ""):\(argument.name):\(offer)"
  }

  private static func offer(_ files: Bool, _ words: [String]) -> String {
    files ? "_files" : words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
  }

  /// Returns a text in which no character ends a part of a specification.
  private static func escaped(_ text: String) -> String {
    text.escaped([":": "\\:", "[": "\\[", "]": "\\]", "\\": "\\\\"])
  }

  /// Returns a text in single quotes, as zsh reads them.
  private static func quoted(_ text: String) -> String { "'" + text.escaped(["'": "'\\''"]) + "'" }
}

extension CompletionScript {
  /// Returns the script for bash: a function that follows the words to their command and offers
  /// what may come next. It needs only bash, version 3.2 or later.
  static func bash(_ root: Command) -> String {
    let places = places(root)
    return """
      # bash completion for \(root.name)

      _transition_lint() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local place="\(root.name)" word index
        COMPREPLY=()
        for ((index = 1; index < COMP_CWORD; index++)); do
          word="${COMP_WORDS[index]}"
          case "$place $word" in
      \(places.dropFirst().map(bashStep).joined(separator: "\n"))
          esac
        done
        local subcommands="" options="" arguments=""
        case "$place" in
      \(places.map(bashPlace).joined(separator: "\n"))
        esac
        case "$place $previous" in
      \(places.flatMap(bashValues).joined(separator: "\n"))
        esac
        if [[ "$current" == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$current"))
        elif [[ -n "$subcommands" ]]; then
          COMPREPLY=($(compgen -W "$subcommands" -- "$current"))
        elif [[ "$arguments" == files ]]; then
          COMPREPLY=($(compgen -f -- "$current"))
        else
          COMPREPLY=($(compgen -W "$arguments" -- "$current"))
        fi
      }

      complete -o filenames -F _transition_lint \(root.name)

      """
  }

  private static func bashStep(_ place: CommandPath) -> String {
    "      \"\(place.words)\") place=\"\(place.words)\" ;;"
  }

  private static func bashPlace(_ place: CommandPath) -> String {
    let command = place.command
    let options = command.options.flatMap(\.spellings).joined(separator: " ")
    var names = command.subcommands.map(\.name)
    if place.path.count == 1 { names.append("help") }
    return """
          "\(place.words)")
            subcommands="\(names.joined(separator: " "))"
            options="\(options)"
            arguments="\(bashArguments(command))" ;;
      """
  }

  private static func bashArguments(_ command: Command) -> String {
    guard let last = command.arguments.last else { return "" }
    return last.offersFiles ? "files" : last.offeredWords.joined(separator: " ")
  }

  private static func bashValues(_ place: CommandPath) -> [String] {
    place.command.options.filter(\.takesValue).map { option in
      let pattern = option.spellings.map { "\"\(place.words) \($0)\"" }.joined(separator: "|")
      let words = option.offeredWords.joined(separator: " ")
      if option.takesList {
        return """
              \(pattern))
                index="${current##*,}"
                COMPREPLY=($(compgen -P "${current%"$index"}" -W "\(words)" -- "$index")); return ;;
          """
      }
      let reply = option.offersFiles ? "compgen -f -- " : "compgen -W \"\(words)\" -- "
      return "    \(pattern)) COMPREPLY=($(\(reply)\"$current\")); return ;;"
    }
  }
}

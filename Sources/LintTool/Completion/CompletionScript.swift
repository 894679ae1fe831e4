/// The completion script of a shell. It asks the program what to offer, with ``Completion/request``.
enum CompletionScript {
  /// Returns the script of a shell: `zsh`, `bash` or `fish`.
  static func text(for shell: String, root: Command = .root) -> String {
    let name = root.name
    let function = "_" + String(name.map { $0 == "-" ? "_" : $0 })
    return switch shell {
    case "bash": bash(name, function)
    case "fish": fish(name, "_" + function)
    default: zsh(name, function)
    }
  }

  /// It needs only bash, version 3.2 or later.
  private static func bash(_ name: String, _ function: String) -> String {
    """
    # bash completion for \(name)

    \(function)() {
      local offers word
      offers="$("${COMP_WORDS[0]}" \(Completion.request) "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)"
      COMPREPLY=()
      if [[ "$offers" == \(Completion.files) ]]; then
        COMPREPLY=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]}"))
      elif [[ -n "$offers" ]]; then
        while IFS=$'\\t' read -r word _; do COMPREPLY+=("$word"); done <<< "$offers"
      fi
    }

    complete -o filenames -F \(function) \(name)

    """
  }

  private static func zsh(_ name: String, _ function: String) -> String {
    """
    #compdef \(name)

    \(function)() {
      local -a offers
      offers=("${(@f)$("${words[1]}" \(Completion.request) "${(@)words[2,CURRENT]}" 2>/dev/null)}")
      if [[ "$offers" == \(Completion.files) ]]; then
        compset -P '--*='
        _files
      elif [[ -n "$offers" ]]; then
        offers=("${(@)offers//:/\\\\:}")
        offers=("${(@)offers/$'\\t'/:}")
        _describe \(name) offers
      fi
    }

    if [[ "$funcstack[1]" == _transition[-_]lint ]]; then
      \(function) "$@"
    else
      compdef \(function) \(name)
    fi

    """
  }

  private static func fish(_ name: String, _ function: String) -> String {
    """
    # fish completion for \(name)

    function \(function)
      set -l words (commandline -opc)
      set -l current (commandline -ct)
      set -l offers ($words[1] \(Completion.request) $words[2..-1] "$current" 2>/dev/null)
      if test "$offers" = \(Completion.files)
        set -l head (string match -r '^--[^=]*=|' -- "$current")
        printf '%s\\n' $head(__fish_complete_path (string replace -- "$head" '' "$current"))
      else
        printf '%s\\n' $offers
      end
    end

    complete -c \(name) -f -a '(\(function))'

    """
  }
}

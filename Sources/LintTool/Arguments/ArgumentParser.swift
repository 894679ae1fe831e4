import EventModel

/// The parser of the command line: it turns words into an invocation or a request for help.
///
/// It contains no names of options: they all come from the table of ``Command/root``.
struct ArgumentParser {
  enum Request {
    case run(Invocation)
    /// Print the help of the command at this path.
    case help([Command])
    case version
    case completions(String)
  }

  private var invocation: Invocation
  private var rest: ArraySlice<String>

  /// Returns what the words after the program's name ask for.
  ///
  /// - Throws: a failure with status 64 that names the word, and the nearest known one.
  static func parse(_ words: [String], root: Command = .root) throws(ToolFailure) -> Request {
    var parser = ArgumentParser(invocation: Invocation(root), rest: words[...])
    do { return try parser.run() } catch { throw error.showingUsage(of: parser.invocation) }
  }

  private var commands: [Command] { invocation.commands }
  private var command: Command { invocation.command }

  private mutating func run() throws(ToolFailure) -> Request {
    while let word = rest.popFirst() {
      if word == "--" {
        for argument in rest { try take(argument: argument) }
        break
      }
      let request = Self.isOption(word) ? try option(word) : try plain(word)
      if let request { return request }
    }
    return try finished()
  }

  /// Whether a word is an option. `-` is standard input, and `-[Inbox viewWillAppear:]` is a call.
  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && !word.hasPrefix("-[")
  }

  private mutating func plain(_ word: String) throws(ToolFailure) -> Request? {
    if commands.count == 1, word == "help" { return try helpPage() }
    if let meant = CommonMistakes.hyphenated(word), case .missing = FileStatus.of(word) {
      throw .usage("'\(word)' begins with a dash that is not a hyphen" + Spelling.question(meant))
    }
    try take(argument: word)
    return nil
  }

  private mutating func take(argument word: String) throws(ToolFailure) {
    if command.subcommands.isEmpty { return try accept(argument: word) }
    guard let next = command.subcommand(named: word) else { throw unknown(subcommand: word) }
    invocation.commands.append(next)
  }

  private mutating func accept(argument word: String) throws(ToolFailure) {
    guard let slot = command.arguments.last,
      slot.isRepeatable || invocation.arguments.count < command.arguments.count
    else { throw unexpected(argument: word) }
    invocation.arguments.append(word)
  }

  private func unexpected(argument word: String) -> ToolFailure {
    if let meant = CommonMistakes.argument(word, of: command, in: commands[0].name) {
      return .usage("unexpected argument '\(word)'" + Spelling.question(meant))
    }
    let names = command.arguments.map { "<\($0.name)>" }
    if names.isEmpty { return .usage("unexpected argument '\(word)'") }
    let readsFiles = command.arguments.contains(where: \.offersFiles)
    return .usage(
      "unexpected argument '\(word)'; '\(command.name)' takes only \(MessageText.list(names))"
        + (readsFiles ? "; several logs stand in directories" : ""))
  }

  private mutating func helpPage() throws(ToolFailure) -> Request {
    for word in rest where word != "help" {
      guard let next = command.subcommand(named: word) else { throw unknown(subcommand: word) }
      invocation.commands.append(next)
    }
    return .help(commands)
  }

  private func unknown(subcommand word: String) -> ToolFailure {
    let names = command.subcommands.map(\.name)
    if commands.count == 1, let line = meantLine(word, among: names) {
      return .usage("'\(word)' is not a subcommand; did you mean '\(command.name) \(line)'?")
    }
    let option = commands.count == 1 ? CommonMistakes.subcommandOptions[word.lowercased()] : nil
    let nearest = option ?? CommonMistakes.subcommand(word, among: names)
    return .usage("unknown subcommand '\(word)'" + Spelling.question(nearest))
  }

  private func meantLine(_ word: String, among names: [String]) -> String? {
    if names.contains("scan"), CommonMistakes.isSource(word) { return "scan \(word)" }
    if CommonMistakes.isAssumption(word) { return "check \"\(word)\"" }
    if names.contains("scan"), SourceFiles.holdsSource(word) { return "scan \(word)" }
    return CommonMistakes.isPath(word) ? "lint \(word)" : nil
  }
}

extension ArgumentParser {
  private mutating func option(_ word: String) throws(ToolFailure) -> Request? {
    let (spelling, attached) = split(word)
    guard let option = command.option(spelled: spelling) else { throw unknown(option: word) }
    if !option.takesValue {
      if attached != nil { throw .usage("'\(spelling)' takes no value") }
      invocation.note(option, "")
      return request(for: option)
    }
    let value = if let attached { attached } else { try nextValue(for: option) }
    try check(value, of: option)
    invocation.note(option, value)
    return option.name == CommandOption.completionScript.name ? .completions(value) : nil
  }

  private func request(for option: CommandOption) -> Request? {
    switch option.name {
    case CommandOption.help.name: .help(commands)
    case CommandOption.version.name: .version
    default: nil
    }
  }

  /// Splits `--opt=value` and `-ovalue`.
  private func split(_ word: String) -> (spelling: String, attached: String?) {
    if word.hasPrefix("--") {
      guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
      return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    let spelling = String(word.prefix(2))
    return (spelling, word.count > 2 ? String(word.dropFirst(2)) : nil)
  }

  private mutating func nextValue(for option: CommandOption) throws(ToolFailure) -> String {
    let missing = ToolFailure.usage("'--\(option.name)' needs a <\(option.placeholder)>")
    guard let word = rest.first else { throw missing }
    if word.hasPrefix("-"), command.option(spelled: split(word).spelling) != nil { throw missing }
    rest.removeFirst()
    if option.takesList { try checkList(word, of: option) }
    return word
  }

  /// Refuses a list with a blank after its comma, whose next word would be read as an argument.
  private func checkList(_ word: String, of option: CommandOption) throws(ToolFailure) {
    guard word.count > 1, word.hasSuffix(","), let next = rest.first, !next.hasPrefix("-"),
      !CommonMistakes.isPath(next)
    else { return }
    throw .usage(
      "a list has no blank after its comma" + Spelling.question("--\(option.name) \(word)\(next)"))
  }

  private func unknown(option word: String) -> ToolFailure {
    let (spelling, value) = split(word)
    if let failure = longOption(word) { return failure }
    let meant = CommonMistakes.option(spelling, value: value, of: command)
    if meant == nil, let owner = owner(of: spelling) {
      return .usage(
        "'\(spelling)' is an option of '\(owner)', not of '\(shortPath)'"
          + outputHint(spelling) + assumptionHint(spelling, value))
    }
    return .usage("unknown option '\(spelling)'" + Spelling.question(meant))
  }

  /// Returns the failure of a long option with one dash, such as `-strict`; nil for other words.
  private func longOption(_ word: String) -> ToolFailure? {
    guard !word.hasPrefix("--"), word.count > 3 else { return nil }
    let long = split("-" + word).spelling
    if owner(of: long) != nil, command.option(spelled: long) == nil { return unknown(option: long) }
    return CommonMistakes.option(long, value: nil, of: command).map { meant in
      .usage("unknown option '\(long.dropFirst())'" + Spelling.question(meant))
    }
  }

  /// Returns how a command without `--output` writes to a file.
  private func outputHint(_ spelling: String) -> String {
    guard CommandOption.output.spellings.contains(spelling) else { return "" }
    let writesReports = command.options.contains {
      $0.placeholder == LintOptions.format.placeholder
    }
    return writesReports
      ? "; a report goes to a file with '--format NAME:FILE'"
      : "; what is printed goes to a file with '> FILE'"
  }

  /// Returns how a command that takes assumptions as arguments is given one.
  private func assumptionHint(_ spelling: String, _ value: String?) -> String {
    guard LintOptions.assume.spellings.contains(spelling), command.takes(.assumptions) else {
      return ""
    }
    let text = value ?? rest.first
    return text.map { Spelling.question("\(invocation.path) \"\($0)\"") } ?? ""
  }

  /// The words of the command without the program's name: `config check`.
  private var shortPath: String {
    commands.count == 1
      ? command.name : commands.dropFirst().map(\.name).joined(separator: " ")
  }

  private func owner(of spelling: String) -> String? {
    commands[0].subcommands.first { $0.ownOptions.contains { $0.spellings.contains(spelling) } }
      .map { "\(commands[0].name) \($0.name)" }
  }

  private func check(_ value: String, of option: CommandOption) throws(ToolFailure) {
    switch option.value {
    case .flag, .text, .list, .report: return
    case .file, .outputFile:
      if value.isEmpty { throw bad(value, of: option, wanted: "the name of a file") }
    case .word(let words): try check(value, of: option, among: words)
    case .words(let words):
      for word in splitList(value) { try check(word, of: option, among: words) }
    case .count(let least):
      guard let number = Int(value), number >= least else {
        throw bad(value, of: option, wanted: "an integer ≥ \(least)")
      }
    case .fraction:
      guard let number = Double(value), (0...1).contains(number) else {
        throw bad(value, of: option, wanted: "a number from 0 to 1")
      }
    }
  }

  private func check(
    _ word: String, of option: CommandOption, among words: [String]
  ) throws(ToolFailure) {
    if words.contains(word) { return }
    let hint = CommonMistakes.hint(word, of: option, among: words, command)
    throw .usage("unknown value '\(word)' for '--\(option.name)'" + hint)
  }

  private func bad(_ value: String, of option: CommandOption, wanted: String) -> ToolFailure {
    .usage("invalid value '\(value)' for '--\(option.name)': expected \(wanted)")
  }

  private func finished() throws(ToolFailure) -> Request {
    if !command.subcommands.isEmpty {
      let names = command.subcommands.map(\.name).joined(separator: ", ")
      throw .usage("missing subcommand: one of \(names)")
    }
    let needed = command.arguments.filter(\.isRequired)
    if invocation.arguments.count < needed.count {
      let argument = needed[invocation.arguments.count]
      let taken = pathTakenAsValue()
      let help = argument.help.prefix(1).lowercased() + argument.help.dropFirst()
      throw .usage("missing <\(argument.name)>" + (taken.isEmpty ? ": \(help)" : taken))
    }
    return .run(invocation)
  }

  /// Says which option took the name of a log as its value.
  private func pathTakenAsValue() -> String {
    for option in command.options where option.takesValue {
      if let path = invocation.text(option), CommonMistakes.isPath(path) {
        return ": '\(path)' was read as the value of '--\(option.name)'"
      }
    }
    return ""
  }
}

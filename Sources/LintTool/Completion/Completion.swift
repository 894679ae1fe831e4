/// What a shell offers for a word of the command line, from the table of subcommands and options.
enum Completion {
  /// The word with which the scripts of the shells ask; the words of the command line follow it, the
  /// last one still incomplete.
  static let request = "--complete"

  /// The offer that stands for the names of files.
  static let files = "files"

  /// Returns each offer as a line: a word, and its meaning after a tab if it has one.
  static func offers(for words: [String], _ root: Command) -> [String] {
    let current = words.last ?? ""
    var path = [root]
    for word in words.dropLast() {
      if let next = path[path.count - 1].subcommand(named: word) { path.append(next) }
    }
    let command = path[path.count - 1]
    if let option = words.dropLast().last.flatMap(command.option), option.takesValue {
      return values(of: option, after: "", current)
    }
    if let equals = current.firstIndex(of: "="),
      let option = command.option(spelled: String(current[..<equals]))
    {
      let start = current.index(after: equals)
      return values(of: option, after: String(current[..<start]), String(current[start...]))
    }
    if current.hasPrefix("-") {
      return starting(with: current, among: command.options.flatMap(named))
    }
    let help = path.count == 1 ? [("help", CommandOption.help.help)] : []
    let subcommands = command.subcommands.map { ($0.name, $0.abstract) }
    if !subcommands.isEmpty { return starting(with: current, among: subcommands + help) }
    guard let argument = command.arguments.last else { return [] }
    return argument.offersFiles
      ? [files] : starting(with: current, among: argument.offeredWords.map { ($0, "") })
  }

  private static func named(_ option: CommandOption) -> [(word: String, meaning: String)] {
    option.spellings.map { ($0, option.help) }
  }

  /// Returns the values of an option; in a list, those for the part after the last comma.
  private static func values(
    of option: CommandOption, after start: String, _ current: String
  ) -> [String] {
    switch option.value {
    case .file, .outputFile: return [files]
    default: break
    }
    let comma = option.takesList ? current.lastIndex(of: ",") : nil
    let before = start + (comma.map { String(current[...$0]) } ?? "")
    return starting(with: start + current, among: option.offeredWords.map { (before + $0, "") })
  }

  private static func starting(
    with start: String, among offers: [(word: String, meaning: String)]
  ) -> [String] {
    offers.filter { $0.word.hasPrefix(start) }
      .map { $0.meaning.isEmpty ? $0.word : "\($0.word)\t\($0.meaning)" }
  }
}

import EventReports

/// The manual page, made from the table of subcommands and options.
///
/// It is written in mdoc, which `man` of macOS, the BSDs and Linux all read, as the manuals of
/// swift-argument-parser are.
struct ManualPage {
  private let root: Command
  private var text = ""

  private init(_ root: Command) { self.root = root }

  /// Returns the page of a command and everything below it.
  static func text(for root: Command = .root) -> String {
    var page = ManualPage(root)
    page.writeTop()
    page.writeSubcommands()
    page.writeEnd()
    return page.text
  }

  private mutating func writeTop() {
    macro("Dd", LintTool.date)
    macro("Dt", root.name.uppercased() + " 1")
    macro("Os")
    macro("Sh", "NAME")
    macro("Nm", root.name)
    let abstract = root.abstract.prefix(1).lowercased() + root.abstract.dropFirst()
    macro("Nd", String(abstract.hasSuffix(".") ? abstract.dropLast() : abstract[...]))
    macro("Sh", "SYNOPSIS")
    for place in places { writeUsage(of: place) }
    macro("Sh", "DESCRIPTION")
    line(root.discussion)
  }

  private mutating func writeSubcommands() {
    macro("Sh", "SUBCOMMANDS")
    for place in places {
      macro("Ss", place.path.dropFirst().joined(separator: " "))
      macro("Bd", "-ragged -compact")
      writeUsage(of: place)
      macro("Ed")
      macro("Pp")
      sentence(place.command.abstract)
      if !place.command.discussion.isEmpty {
        macro("Pp")
        line(place.command.discussion)
      }
      write(place.command.arguments.map { (item: "Ar \(Self.word($0.name))", help: $0.help) })
      write(place.command.ownOptions.map(Self.row))
      for table in place.command.tables {
        macro("Pp")
        line(table.title.prefix(1) + table.title.dropFirst().lowercased() + ":")
        write(table.rows.map { (item: Self.word($0.name), help: $0.meaning) })
      }
    }
    macro("Sh", "COMMON OPTIONS")
    line("Every subcommand takes these too.")
    write((CommandOption.common + root.ownOptions).map(Self.row))
  }

  private mutating func writeEnd() {
    macro("Sh", "ENVIRONMENT")
    write(ManualSections.variables.map { (item: "Ev " + Self.word($0.name), help: $0.meaning) })
    macro("Sh", "FILES")
    write(ManualSections.files.map { (item: "Pa " + Self.word($0.name), help: $0.meaning) })
    macro("Sh", "EXIT STATUS")
    write(ManualSections.exitStatuses.map { (item: $0.name, help: $0.meaning) })
    macro("Sh", "EXAMPLES")
    for (number, example) in ManualSections.examples.enumerated() {
      if number > 0 { macro("Pp") }
      line(example.meaning)
      macro("Bd", "-literal -offset indent")
      text += Self.escaped(example.name) + "\n"
      macro("Ed")
    }
    macro("Sh", "SEE ALSO")
    line("The rules, each with an example:")
    macro("Dl", "\(root.name) rules")
    macro("Dl", "\(root.name) explain repeated_callback")
  }
}

extension ManualPage {
  /// The commands that do something, each with the words that lead to it.
  private var places: [CompletionScript.CommandPath] {
    CompletionScript.places(root).filter { $0.command.subcommands.isEmpty }
  }

  private mutating func writeUsage(of place: CompletionScript.CommandPath) {
    macro("Nm", root.name)
    for word in place.path.dropFirst() { macro("Cm", Self.word(word)) }
    if !place.command.ownOptions.isEmpty { macro("Op", "Ar options") }
    for argument in place.command.arguments {
      let name = Self.word(argument.name) + (argument.isRepeatable ? " ..." : "")
      if argument.isRequired { macro("Ar", name) } else { macro("Op", "Ar " + name) }
    }
  }

  private static func row(_ option: CommandOption) -> (item: String, help: String) {
    let value = option.takesValue ? " Ar \(word(option.placeholder))" : ""
    let short = option.letter.map { "Fl \($0) , " } ?? ""
    return ("\(short)Fl \(word("-" + option.name))\(value)", HelpText.explanation(of: option))
  }

  /// Writes a list of entries, each with its explanation.
  private mutating func write(_ rows: [(item: String, help: String)]) {
    guard !rows.isEmpty else { return }
    macro("Bl", "-tag -width Ds")
    for row in rows {
      macro("It", row.item)
      sentence(row.help)
    }
    macro("El")
  }

  private mutating func macro(_ name: String, _ arguments: String = "") {
    text += arguments.isEmpty ? ".\(name)\n" : ".\(name) \(arguments)\n"
  }

  /// Writes a text as lines, with a full stop if it has none.
  private mutating func sentence(_ text: String) {
    line(text.hasSuffix(".") ? text : text + ".")
  }

  /// Writes a text in lines of up to 78 bytes. Each sentence starts a new line, so that roff spaces
  /// it as a sentence.
  private mutating func line(_ paragraph: String) {
    for part in Self.sentences(Self.escaped(paragraph)).flatMap({ TextLayout.wrap($0, width: 78) })
    {
      text += (part.hasPrefix(".") || part.hasPrefix("'") ? "\\&" : "") + part + "\n"
    }
  }

  /// Returns the sentences of a text, each with its full stop.
  private static func sentences(_ text: String) -> [String] {
    var sentences: [String] = []
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      words.append(word)
      if word.hasSuffix("."), !word.hasSuffix(".g."), !word.hasSuffix("..") {
        sentences.append(words.joined(separator: " "))
        words = []
      }
    }
    return sentences + (words.isEmpty ? [] : [words.joined(separator: " ")])
  }

  /// Returns a text with the characters that mean something to roff escaped.
  private static func escaped(_ text: String) -> String {
    text.escaped(["\\": "\\e", "-": "\\-", "'": "\\(aq", "…": "...", "\n": " "])
  }

  /// Returns a word escaped so that it is neither a macro nor punctuation.
  private static func word(_ text: String) -> String { "\\&" + escaped(text) }
}

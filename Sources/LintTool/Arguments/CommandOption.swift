/// An option of the command line: its name, what it takes, and what help says of it.
///
/// Options are values in one table (see ``Command/root``): the parser, the help and the completion
/// scripts all read the same ones.
package struct CommandOption: Sendable {
  package enum Value: Sendable {
    case flag
    /// Any text; completion offers these words.
    case text(offers: [String] = [])
    /// Texts with commas between; completion offers these words.
    case list(offers: [String] = [])
    case word([String])
    case words([String])
    case count(from: Int)
    /// A number from 0 to 1.
    case fraction
    /// The name of a file to read, or of a directory to search.
    case file
    /// The name of a file to write; some replace standard output.
    case outputFile(replacesPrinting: Bool = false)
    /// A format of reports, and the file to write the report to: `NAME[:FILE]`.
    case report(offers: [String])
  }

  var name: String

  /// Older names, which still work.
  var olderNames: [String]

  var letter: Character?

  var value: Value
  var placeholder: String

  /// Whether it may be given several times, each adding to the others; if not, the last counts.
  var isRepeatable: Bool

  /// The help text, without a full stop.
  var help: String

  package init(
    _ name: String, olderNames: [String] = [], letter: Character? = nil, _ value: Value = .flag,
    _ placeholder: String = "", repeatable isRepeatable: Bool = false, help: String
  ) {
    self.name = name
    self.olderNames = olderNames
    self.letter = letter
    self.value = value
    self.placeholder = placeholder
    self.isRepeatable = isRepeatable
    self.help = help
  }

  var takesValue: Bool {
    if case .flag = value { false } else { true }
  }

  var offeredWords: [String] {
    switch value {
    case .word(let words), .words(let words), .text(let words), .list(let words),
      .report(let words):
      words
    default: []
    }
  }

  /// The ways to spell it on the command line.
  var spellings: [String] {
    olderNames.map { "--" + $0 } + (letter.map { ["-\($0)"] } ?? []) + ["--" + name]
  }

  var takesList: Bool {
    switch value {
    case .list, .words: true
    default: false
    }
  }

  /// How help spells it: `-o, --output <file>`.
  var label: String {
    let short = letter.map { "-\($0), " } ?? ""
    return takesValue ? "\(short)--\(name) <\(placeholder)>" : "\(short)--\(name)"
  }
}

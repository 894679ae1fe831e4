import ContractFiles
import EventChecking
import EventModel
import EventReports
import JSON

/// The assumptions of a run: from the command line, from files, from standard input.
struct AssumptionTexts {
  /// The valid assumptions, in order, each with the name of its file; nil for an argument.
  private(set) var entries: [(parsed: ParsedAssumption, source: String?)] = []

  /// The messages about invalid texts, each as lines.
  private(set) var failures: [[String]] = []

  private var isPuzzling = false

  private let parser: AssumptionParser

  init(_ contract: Contract) { parser = AssumptionParser(contract) }

  /// Reads the text of an argument.
  ///
  /// An empty text is a mistake, for example an unset variable in a script.
  mutating func add(argument text: String) {
    let before = (entries.count, failures.count)
    if case .file = FileStatus.of(text) {
      failures.append([
        "error: '\(text)' is a file: its assumptions are read with '--assumptions \(text)', "
          + "and a log is checked with 'transition-lint lint \(text)'"
      ])
      return
    }
    if CommonMistakes.isPath(text), !text.contains(where: { " (\"".contains($0) }) {
      failures.append([
        "error: '\(text)' is not an assumption; assumptions in a file are read with "
          + "'--assumptions FILE'"
      ])
      return
    }
    add(text, source: nil)
    if before == (entries.count, failures.count) {
      failures.append(["error: '\(text)' holds no assumption"])
    }
  }

  /// Reads a file, one assumption a line; `-` is standard input.
  ///
  /// - Parameter command: The subcommand that reads it.
  mutating func add(
    file path: String, _ console: Console, for command: String = "check"
  ) throws(ToolFailure) {
    if CommonMistakes.isAssumption(path), case .missing = FileStatus.of(path) {
      let meant = command == "lint" ? "--assume \"\(path)\"" : "transition-lint check \"\(path)\""
      throw .impossible(
        "'\(path)' is an assumption, not a file of assumptions" + Spelling.question(meant))
    }
    let bytes = try FileContent.bytes(of: path, console)
    let before = (entries.count, failures.count)
    add(String(decoding: bytes, as: UTF8.self), source: path == "-" ? "<stdin>" : path)
    // Of a log or of source, the first line says enough.
    guard entries.count == before.0, failures.count > before.1 + 1,
      let meant = CommonMistakes.command(reading: path)
    else { return }
    failures.removeSubrange(before.1...)
    failures.append(["error: no line of '\(path)' is an assumption" + Spelling.question(meant)])
  }

  var failure: ToolFailure? {
    guard let first = messages.first else { return nil }
    return .impossible(
      String(first.dropFirst("error: ".count)), details: Array(messages.dropFirst()))
  }

  /// The lines of all messages; after errors without a suggestion, where the sentences are listed.
  var messages: [String] {
    failures.joined() + (isPuzzling ? ["'transition-lint check --help' lists the sentences"] : [])
  }

  /// Returns the assumption in a text of a JSON file.
  ///
  /// - Throws: a mistake at the place in the text that is wrong.
  static func assumption(
    at node: JSONNode, _ parser: AssumptionParser
  ) throws(JSONMistake) -> Assumption {
    let text = try node.words("an assumption")
    do throws(AssumptionError) {
      return try parser.assumption(text)
    } catch {
      var mistake = node.mistake(error.message + Spelling.question(error.suggestion))
      if node.length == text.utf8.count + 2 {
        // Without escapes, the place in the file is known.
        mistake.offset += 1 + text.prefix(error.column - 1).utf8.count
        mistake.length = max(1, error.found.utf8.count)
      }
      throw mistake
    }
  }

  /// Refuses the words of one assumption without quotes around it: each word is then an argument,
  /// and none is an assumption.
  static func checkQuotes(_ words: [String], _ command: String) throws(ToolFailure) {
    guard words.count > 1, !words.contains(where: { $0.contains(" ") }) else { return }
    throw .usage(
      "an assumption is one argument, in quotes"
        + Spelling.question("\(command) \"\(words.joined(separator: " "))\""))
  }

  private mutating func add(_ text: String, source: String?) {
    let (text, tooLong) = Self.withoutLongLines(text, source)
    let file = parser.file(text)
    entries += file.assumptions.map { ($0, source) }
    let errors = tooLong + file.errors.map { ($0.line, Self.lines($0, source)) }
    failures += errors.sorted { $0.line < $1.line }.map(\.message)
    isPuzzling = isPuzzling || file.errors.contains { $0.suggestion == nil }
  }

  /// Returns a text in which lines that are too long are empty, and a message about each of them.
  private static func withoutLongLines(
    _ text: String, _ source: String?
  ) -> (text: String, messages: [(line: Int, message: [String])]) {
    guard text.utf8.count > Limits.assumptionBytes else { return (text, []) }
    var messages: [(Int, [String])] = []
    var lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    for (index, line) in lines.enumerated() where line.utf8.count > Limits.assumptionBytes {
      let place = source.map { "\($0):\(index + 1):1: " } ?? ""
      let message =
        "error: \(place)\(line.utf8.count) bytes; a line with an assumption has at most "
        + "\(Limits.assumptionBytes) (Limits.assumptionBytes)"
      let start = String(line.prefix(120))
      messages.append(
        (index + 1, [message] + Excerpt.draw(start, number: index + 1, columns: 1..<2)))
      lines[index] = ""
    }
    return (lines.joined(separator: "\n"), messages)
  }

  private static func lines(_ error: AssumptionError, _ source: String?) -> [String] {
    let place = source.map { "\($0):\(error.line):\(error.column): " } ?? ""
    let columns = error.column..<error.column + max(1, error.length)
    var lines = ["error: \(place)\(error.message)"]
    lines += Excerpt.draw(error.source, number: error.line, columns: columns)
    if let suggestion = error.suggestion { lines.append("did you mean '\(suggestion)'?") }
    return lines
  }
}

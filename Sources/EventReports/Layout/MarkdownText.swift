package enum MarkdownText {
  /// Returns a text on one line in which nothing is markup, also inside a table's cell.
  package static func escaped(_ text: String) -> String {
    TextLayout.oneLine(text).escaped(escapes)
  }

  private static let entities: [Unicode.Scalar: String] = ["<": "&lt;", ">": "&gt;", "&": "&amp;"]
  private static let escapes = entities.merging(
    "\\|`*_[]#".unicodeScalars.map { ($0, "\\\($0)") }
  ) { $1 }

  private static let escapesInHTML = entities.merging(
    "`*_|[\\".unicodeScalars.map { ($0, "&#\($0.value);") }
  ) { $1 }

  /// Returns a text as code, whatever backticks it contains.
  package static func code(_ text: String) -> String {
    let text = TextLayout.oneLine(text)
    let longest = longestRun(in: text)
    let fence = String(repeating: "`", count: longest + 1)
    let pad = longest > 0 || text.isEmpty ? " " : ""
    return fence + pad + text + pad + fence
  }

  /// Returns Markdown that stays in its cell of a table: a bar ends a cell even inside code.
  static func cell(_ markdown: String) -> String { markdown.escaped(["|": "\\|"]) }

  /// Returns lines as a block of code, whatever backticks they contain.
  static func block(_ lines: [String]) -> String {
    let longest = lines.map(longestRun).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)text\n\(lines.map { $0 + "\n" }.joined())\(fence)\n"
  }

  private static func longestRun(in text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }

  /// Returns a text on one line for an HTML element inside Markdown.
  static func html(_ text: String) -> String { TextLayout.oneLine(text).escaped(escapesInHTML) }
}

/// Text inside Markdown.
package enum MarkdownText {
  /// Returns a text on one line in which nothing is markup, in a table's cell neither.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in TextLayout.oneLine(text) {
      switch character {
      case "\\", "|", "`", "*", "_", "[", "]", "#": escaped += "\\\(character)"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// Returns a text as code, whatever backticks it holds.
  package static func code(_ text: String) -> String {
    let text = TextLayout.oneLine(text)
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let pad = longest > 0 || text.isEmpty ? " " : ""
    return fence + pad + text + pad + fence
  }
}

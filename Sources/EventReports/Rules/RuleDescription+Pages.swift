package import EventModel

extension RuleDescription {
  /// The parts of the rule's page, each with its heading; code is marked.
  private var parts: [(heading: String, text: String, isCode: Bool)] {
    [
      ("What it finds", finds, false), ("Why it matters", matters, false),
      ("Example that trips it" + underContract, bad, true),
      ("Example that does not" + underContract, good, true),
      ("What to do", remedy, false), ("Source", source, false),
    ]
  }

  /// The option that the examples need, if any.
  private var underContract: String { contract.map { " (--contract \($0))" } ?? "" }

  /// Returns the rule's page for a terminal.
  package func page(width: Int, paint: Paint) -> String {
    var text = paint(.strong, id) + " (\(severity.rawValue)): \(summary)\n"
    for part in parts {
      text += "\n" + paint(.frame, part.heading) + "\n"
      let lines =
        part.isCode
        ? part.text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
        : TextLayout.wrap(part.text, width: width - 2)
      text += lines.map { "  \($0)\n" }.joined()
    }
    return text
  }

  /// The rule's page in Markdown, under a heading of this level.
  package func markdown(level: Int = 2) -> String {
    let heading = String(repeating: "#", count: level)
    var text = "\(heading) `\(id)`\n\n\(MarkdownText.escaped(summary)) (\(severity.rawValue)).\n"
    for part in parts {
      text += "\n\(heading)# \(part.heading)\n\n"
      text += part.isCode ? "```\n\(part.text)\n```\n" : MarkdownText.escaped(part.text) + "\n"
    }
    return text
  }

  /// The rule as JSON.
  package var json: JSONValue {
    [
      "id": .string(id), "severity": .string(severity.rawValue), "summary": .string(summary),
      "finds": .string(finds), "matters": .string(matters), "remedy": .string(remedy),
      "bad": .string(bad), "good": .string(good), "source": .string(source),
    ]
  }
}

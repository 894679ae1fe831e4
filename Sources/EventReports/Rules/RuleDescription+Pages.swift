package import EventModel
package import JSON

extension RuleDescription {
  /// The parts of the rule's page, each with its heading; code is marked.
  private var parts: [(heading: String, text: String, isCode: Bool)] {
    [
      ("What it finds", finds, false), ("Why it matters", matters, false),
      ("Example with a finding" + underContract, bad, true),
      ("Example without a finding" + underContract, good, true),
    ]
      + translations.flatMap { example in
        [
          ("Example in \(example.language) with a finding", example.bad, true),
          ("Example in \(example.language) without a finding", example.good, true),
        ]
      } + [
        ("What to do", Self.sentence(remedy), false), ("Source", Self.sentence(source), false),
      ]
  }

  private var underContract: String { contract.map { " (--contract \($0))" } ?? "" }

  /// Returns a text with a capital letter at its start and a full stop at its end.
  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }

  /// Returns the page for a terminal, with what is said of the example and how the rule is silenced.
  package func page(width: Int, paint: Paint, said: String, silencing: String) -> String {
    let title = "\(id) (\(severity.rawValue)): \(summary)"
    let lines = TextLayout.wrap(title, width: width, hanging: 2)
    var text = paint.titled(id, .strong, lines).map { $0 + "\n" }.joined()
    var parts = parts
    parts.insert(("The finding", said, false), at: 3)
    parts.insert(("How to silence it", silencing, false), at: parts.count - 1)
    for part in parts {
      text += "\n" + paint(.frame, part.heading) + "\n"
      let lines =
        part.isCode
        ? part.text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
        : part.text.split(separator: "\n").flatMap { TextLayout.wrap(String($0), width: width - 2) }
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

  package var json: JSONValue {
    [
      "id": .string(id), "severity": .string(severity.rawValue), "summary": .string(summary),
      "finds": .string(finds), "matters": .string(matters), "remedy": .string(remedy),
      "bad": .string(bad), "good": .string(good), "source": .string(source),
    ]
  }
}

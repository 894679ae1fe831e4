package import EventModel

/// Judgements as Markdown: a table of all, and the details of each folded.
package enum JudgementMarkdown {
  package static func text(_ judgements: [Judgement]) -> String {
    var text = "| verdict | assumption | broken by |\n| --- | --- | --- |\n"
    for judgement in judgements {
      let broken =
        judgement.violatedBy.map(\.description) + judgement.brokenOutside.map { "(\($0))" }
      text += "| \(judgement.verdict.rawValue) | \(cell(judgement.text)) "
      text += "| \(broken.map(MarkdownText.escaped).joined(separator: ", ")) |\n"
    }
    return text + judgements.map(details).joined()
  }

  /// Code inside a table's cell, where a bar ends the cell even between backticks.
  private static func cell(_ text: String) -> String {
    text.contains("|") ? MarkdownText.escaped(text) : MarkdownText.code(text)
  }

  private static func details(_ judgement: Judgement) -> String {
    var text = "\n<details><summary>\(judgement.verdict.rawValue): "
    text += "<code>\(XMLText.escaped(TextLayout.oneLine(judgement.text)))</code></summary>\n\n"
    text += MarkdownText.escaped(judgement.because) + "\n"
    if let table = judgement.table { text += "\n" + table.markdown }
    if let witness = judgement.witness {
      let events = witness.events.map { MarkdownText.code($0.description) }
      text += "\nWitness: \(events.joined(separator: ", "))\n"
    }
    if !judgement.insteadTexts.isEmpty {
      let claims = judgement.insteadTexts.map(MarkdownText.code)
      text += "\nRely on instead: \(claims.joined(separator: " or "))\n"
    }
    return text + "\n</details>\n"
  }
}

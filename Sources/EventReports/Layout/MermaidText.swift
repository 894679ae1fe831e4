/// Text inside a Mermaid diagram.
enum MermaidText {
  /// Returns a text in which nothing is markup: `;` would end the statement, a raw `#` cut the text,
  /// `%%` start a comment, `<` be HTML, and `:` end a name.
  ///
  /// Source: Mermaid, “Sequence diagrams”, “Entity codes to escape characters”.
  static func escaped(_ text: String) -> String {
    TextLayout.oneLine(text).escaped(escapes)
  }

  private static let escapes = Dictionary(
    uniqueKeysWithValues: "#;%<>&:\"`\\{}*_~$".unicodeScalars.map { ($0, "#\($0.value);") })
}

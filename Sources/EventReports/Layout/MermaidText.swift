enum MermaidText {
  /// Returns a text in which nothing is markup: `;` would end the statement, a raw `#` would cut
  /// the text, `%%` would start a comment, `<` would be HTML, and `:` would end a name.
  ///
  /// Source: Mermaid, “Sequence diagrams”, “Entity codes to escape characters”.
  static func escaped(_ text: String) -> String { TextLayout.oneLine(text).escaped(escapes) }

  private static let escapes = Dictionary(
    uniqueKeysWithValues: "#;%<>&:\"`\\{}*_~$".unicodeScalars.map { ($0, "#\($0.value);") })
}

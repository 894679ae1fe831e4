import SourceReading

/// Returns what a file declares, one line each: a type with what it inherits, then its properties and
/// methods with the text of their bodies.
func outline(_ source: String, _ path: String = "A.swift") -> [String] {
  guard let language = SourceLanguage(path: path) else { return ["no language"] }
  let text = SourceText(SourceFile(path: path, bytes: Array(source.utf8), language: language))
  let outline = SourceOutline(text)
  var lines = outline.types.flatMap { type in
    ["\(type.kind) \(type.name)\(list(type))"]
      + type.properties.map { "  \(describe($0, text))" }
      + type.methods.map { "  \(describe($0, text))" }
  }
  lines += outline.properties.map { describe($0, text) }
  lines += outline.functions.map { describe($0, text) }
  return lines
}

private func list(_ type: SourceType) -> String {
  let generic =
    type.genericParameters.isEmpty ? "" : "<\(type.genericParameters.joined(separator: ", "))>"
  let category = type.category.map { " (\($0))" } ?? ""
  let protocols = type.protocols.isEmpty ? "" : " <\(type.protocols.joined(separator: ", "))>"
  let bases = type.inherited.isEmpty ? "" : ": \(type.inherited.joined(separator: ", "))"
  return generic + category + bases + protocols
}

private func describe(_ property: SourceProperty, _ text: SourceText) -> String {
  let words = property.modifiers + [property.isConstant ? "let" : "var", property.name]
  let type = property.type.map { ": \($0)" } ?? ""
  let value = property.initialValue.map { " = \(text.source($0))" } ?? ""
  return words.joined(separator: " ") + type + value
}

private func describe(_ method: SourceMethod, _ text: SourceText) -> String {
  let words = method.modifiers + ["\(method.kind)", method.fullName]
  let result = method.result.map { " -> \($0)" } ?? ""
  let body = method.body.map { " {\(text.source($0))}" } ?? ""
  return words.joined(separator: " ") + result + body
}

/// Returns the tokens of a source, each as its text.
func tokens(_ source: String, _ path: String = "A.swift") -> [String] {
  guard let language = SourceLanguage(path: path) else { return ["no language"] }
  let text = SourceText(SourceFile(path: path, bytes: Array(source.utf8), language: language))
  return text.tokens.indices.map(text.string)
}

package import JSON
import SourceReading

// The patterns of a resource, in a contract and in a configuration.

extension JSONNode {
  /// Returns a pattern of calls or writes, as `scan` reads it.
  package func pattern() throws(JSONMistake) -> String {
    let text = try words("a text")
    let row = SourceResource(id: "", acquire: [text], release: [], holding: .unknown)
    guard text.contains(where: \.isLetter), SourceResource.unreadablePatterns(of: [row]).isEmpty
    else {
      throw mistake(
        "'\(text.shortened)' names no call: write e.g. \"startRunning\" or \"delegate = self\"")
    }
    return text
  }
}

extension FileShape where Value == [String] {
  /// Returns the shape of patterns: a list of texts, or one text.
  static func patterns(atLeast least: Int = 0) -> FileShape {
    let pattern = FileShape<String>(
      schema: .textSchema, write: { text, _ in .string(text) }
    ) { node, _ throws(JSONMistake) in try node.pattern() }
    let list = list(
      of: pattern, "a text or a list of texts", atLeast: least,
      expecting: least > 0 ? "at least one text" : nil)
    return FileShape(schema: ["oneOf": [pattern.schema, list.schema]], write: list.write) {
      node, reading throws(JSONMistake) in
      node.text == nil ? try list.read(node, &reading) : [try node.pattern()]
    }
  }
}

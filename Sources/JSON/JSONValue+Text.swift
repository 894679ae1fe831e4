extension JSONValue {
  /// The value on one line, without blanks.
  package var line: String { text(.line) }

  /// The value indented by two blanks per level, with a newline at the end.
  package var pretty: String { pretty(levels: .max) }

  /// Returns the value indented to a number of levels; each deeper value is on one line.
  package func pretty(levels: Int) -> String { text(.levels(levels)) + "\n" }

  /// Returns the value indented by two blanks per level, with a newline at the end. A list or an
  /// object that fits into the width is on one line.
  package func fitted(width: Int = 100) -> String { text(.width(width)) + "\n" }

  /// Which lists and objects are spread over lines, one part per line.
  private enum Layout {
    /// None, without blanks.
    case line
    /// None, with a blank after each colon and comma.
    case spaced
    /// Those above a certain level.
    case levels(Int)
    /// Those that do not fit into a width.
    case width(Int)
  }

  private func text(_ layout: Layout) -> String {
    var text = ""
    write(layout, to: &text)
    return text
  }

  /// - Parameter key: the number of columns of the value's key on its line.
  private func write(_ layout: Layout, to text: inout String, indent: Int = 0, key: Int = 0) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .number(let value): text += value
    case .string(let value): Self.write(value, to: &text)
    case .array([]): text += "[]"
    case .object([]): text += "{}"
    case .array(let values):
      let parts = parts(layout, indent: indent, key: key)
      text += "[" + parts.start
      for (index, value) in values.enumerated() {
        if index > 0 { text += parts.comma }
        value.write(parts.layout, to: &text, indent: indent + 1)
      }
      text += parts.end + "]"
    case .object(let members):
      let parts = parts(layout, indent: indent, key: key)
      text += "{" + parts.start
      for (index, member) in members.enumerated() {
        if index > 0 { text += parts.comma }
        var key = ""
        Self.write(member.key, to: &key)
        key += parts.colon
        text += key
        member.value.write(parts.layout, to: &text, indent: indent + 1, key: key.count)
      }
      text += parts.end + "}"
    }
  }

  /// The text around the parts of a list or an object, and the layout of the parts.
  private struct Parts {
    var layout: Layout
    var start = ""
    var comma = ","
    var colon = ": "
    var end = ""
  }

  private func parts(_ layout: Layout, indent: Int, key: Int) -> Parts {
    switch layout {
    case .line: return Parts(layout: .line, colon: ":")
    case .spaced: return Parts(layout: .spaced, comma: ", ")
    case .levels(let levels) where indent >= levels: return Parts(layout: .line, colon: ":")
    // One more column is kept for a comma.
    case .width(let width) where 2 * indent + key + self.text(.spaced).count < width:
      return Parts(layout: .spaced, comma: ", ")
    case .levels, .width:
      let outer = "\n" + String(repeating: "  ", count: indent)
      return Parts(layout: layout, start: outer + "  ", comma: "," + outer + "  ", end: outer)
    }
  }

  /// Writes a text in quotes, with escapes for quotes, backslashes and control characters only.
  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

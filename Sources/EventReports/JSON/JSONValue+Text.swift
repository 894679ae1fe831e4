extension JSONValue {
  /// Returns the value on one line, without blanks.
  package var line: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Returns the value indented by two blanks a level, with a line's end at the end.
  package var pretty: String { pretty(levels: .max) }

  /// Returns the value indented down to some levels; what lies deeper has a line of its own.
  package func pretty(levels: Int) -> String {
    var text = ""
    write(to: &text, indent: 0, levels: levels)
    return text + "\n"
  }

  private func write(to text: inout String) {
    switch self {
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    default: writeScalar(to: &text)
    }
  }

  private func write(to text: inout String, indent: Int, levels: Int) {
    if indent >= levels { return write(to: &text) }
    let inner = "\n" + String(repeating: "  ", count: indent + 1)
    let outer = "\n" + String(repeating: "  ", count: indent)
    switch self {
    case .array(let values) where !values.isEmpty:
      text += "["
      for (index, value) in values.enumerated() {
        text += (index > 0 ? "," : "") + inner
        value.write(to: &text, indent: indent + 1, levels: levels)
      }
      text += outer + "]"
    case .object(let members) where !members.isEmpty:
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index > 0 ? "," : "") + inner
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent + 1, levels: levels)
      }
      text += outer + "}"
    default: write(to: &text)
    }
  }

  private func writeScalar(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .number(let value): text += value
    case .string(let value): Self.write(value, to: &text)
    case .array, .object: break
    }
  }

  /// Writes a text in quotes; only what RFC 8259 asks for is escaped.
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

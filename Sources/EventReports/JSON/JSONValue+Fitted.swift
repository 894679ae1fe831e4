extension JSONValue {
  /// Returns the value indented by two blanks a level, where a list or an object that fits into the
  /// width stands on one line, with a line's end at the end.
  package func fitted(width: Int = 100) -> String {
    var text = ""
    write(to: &text, indent: 0, column: 0, width: width)
    return text + "\n"
  }

  /// The value on one line, with a blank after each colon and comma.
  private var spaced: String {
    switch self {
    case .array(let values): "[" + values.map(\.spaced).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { "\(JSONValue.string($0.key).line): \($0.value.spaced)" }
        .joined(separator: ", ") + "}"
    default: line
    }
  }

  private func write(to text: inout String, indent: Int, column: Int, width: Int) {
    let whole = spaced
    // One more column for the comma that may follow.
    if column + whole.count < width || isFlat {
      text += whole
      return
    }
    let inner = "\n" + String(repeating: "  ", count: indent + 1)
    let outer = "\n" + String(repeating: "  ", count: indent)
    switch self {
    case .array(let values):
      for (index, value) in values.enumerated() {
        text += (index > 0 ? "," : "[") + inner
        value.write(to: &text, indent: indent + 1, column: 2 * indent + 2, width: width)
      }
      text += outer + "]"
    case .object(let members):
      for (index, member) in members.enumerated() {
        let key = "\(JSONValue.string(member.key).line): "
        text += (index > 0 ? "," : "{") + inner + key
        member.value.write(
          to: &text, indent: indent + 1, column: 2 * indent + 2 + key.count, width: width)
      }
      text += outer + "}"
    default: break
    }
  }

  /// Whether it has no parts that could stand on lines of their own.
  private var isFlat: Bool {
    switch self {
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }
}

/// Text inside XML 1.0.
enum XMLText {
  /// Returns a text for an attribute or an element: markup escaped, what XML 1.0 cannot hold dropped.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Returns an element's start without its closing bracket, the attributes in order.
  static func start(_ name: String, _ attributes: [(String, String)]) -> String {
    attributes.reduce("<\(name)") { $0 + " \($1.0)=\"\(escaped($1.1))\"" }
  }
}

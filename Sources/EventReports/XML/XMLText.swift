enum XMLText {
  /// Returns a text for an attribute or an element: markup is escaped, and characters that XML 1.0
  /// does not allow are dropped.
  static func escaped(_ text: String) -> String { text.escaped(escapes) }

  private static let escapes: [Unicode.Scalar: String] = {
    let dropped: [UInt32] = Array(0..<0x20) + Array(0x7F...0x9F) + [0xFFFE, 0xFFFF]
    let nothing = dropped.compactMap(Unicode.Scalar.init).map { ($0, "") }
    return Dictionary(uniqueKeysWithValues: nothing).merging([
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\n": "&#10;", "\t": "&#9;",
    ]) { $1 }
  }()

  /// Returns an element's start without its closing bracket, the attributes in order.
  static func start(_ name: String, _ attributes: [(String, String)]) -> String {
    attributes.reduce("<\(name)") { $0 + " \($1.0)=\"\(escaped($1.1))\"" }
  }
}

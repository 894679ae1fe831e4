extension String {
  package func escaped(_ escapes: [Unicode.Scalar: String]) -> String {
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let escape = escapes[scalar] {
        escaped += escape
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

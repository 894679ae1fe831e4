extension JSONScanner {
  /// The result of reading a text with one object.
  enum Object {
    case blank
    case whole
    case bad(String)
  }

  /// Reads one object, and calls the closure with each key and the first token of its value.
  mutating func object(_ member: (_ key: Range<Int>, _ value: Token) -> Void) -> Object {
    switch next() {
    case .end: return .blank
    case .beginObject: break
    default: return .bad("this line is not a JSON object")
    }
    var token = next()
    if token == .endObject { return end() }
    while true {
      guard case .string(let key, _) = token else { return bad(token, "a key is missing") }
      let colon = next()
      guard colon == .colon else { return bad(colon, "a colon is missing after a key") }
      let value = next()
      if let reason = skip(value) { return .bad(reason) }
      member(key, value)
      token = next()
      if token == .endObject { return end() }
      guard token == .comma else { return bad(token, "a comma is missing between two values") }
      token = next()
    }
  }

  /// Skips the rest of a value, and returns the mistake in it, or nil.
  private mutating func skip(_ value: Token) -> String? {
    switch value {
    case .string, .scalar: return nil
    case .beginObject, .beginArray: break
    case .bad(let reason): return reason
    default: return "a value is missing"
    }
    var depth = 1
    while depth > 0 {
      switch next() {
      case .beginObject, .beginArray: depth += 1
      case .endObject, .endArray: depth -= 1
      case .bad(let reason): return reason
      case .end: return "an object is not closed"
      default: break
      }
    }
    return nil
  }

  private mutating func end() -> Object {
    next() == .end ? .whole : .bad("something follows the object")
  }

  private func bad(_ token: Token, _ reason: String) -> Object {
    switch token {
    case .bad(let other): .bad(other)
    case .end: .bad("an object is not closed")
    default: .bad(reason)
    }
  }
}

import EventModel

// What a configuration's values must be; each failure is a mistake at the value's place.

extension JSONNode {
  /// Makes a mistake: something else stands here than what is expected.
  func expected(_ what: String) -> JSONMistake {
    JSONMistake(message: "expected \(what), found \(name)", offset: offset, length: length)
  }

  /// Makes a mistake: a word that is none of those there are.
  func unknown(_ what: String, _ word: String, among words: [String]) -> JSONMistake {
    let nearest = Spelling.nearest(to: word, among: words)
    let hint =
      nearest == nil ? "; there are \(words.joined(separator: ", "))" : didYouMean(nearest)
    return JSONMistake(
      message: "unknown \(what) '\(word)'" + hint, offset: offset, length: length)
  }

  /// Returns the text.
  func words(_ what: String) throws(JSONMistake) -> String {
    guard let text else { throw expected("\(what) in quotes") }
    return text
  }

  /// Returns the elements.
  func list(_ what: String) throws(JSONMistake) -> [JSONNode] {
    guard let elements else { throw expected(what) }
    return elements
  }

  /// Returns the text if it is one of some words.
  func word(among words: [String], _ what: String) throws(JSONMistake) -> String {
    let word = try self.words("a \(what)")
    guard words.contains(word) else { throw unknown(what, word, among: words) }
    return word
  }
}

import EventModel
package import JSON

// What a file's values must be; each failure is a mistake at the value's place.

extension JSONNode {
  package func mistake(_ message: String) -> JSONMistake {
    JSONMistake(message: message, offset: offset, length: length)
  }

  /// Makes a mistake: the value is not what was expected.
  package func expected(_ what: String) -> JSONMistake {
    mistake("expected \(what), found \(name)")
  }

  /// Makes a mistake about a word that is unknown; `meant` is the word it probably means.
  package func unknown(
    _ what: String, _ word: String, among words: [String], meaning meant: String? = nil
  ) -> JSONMistake {
    let hint = meant.map { Spelling.question($0) } ?? Self.hint(word, among: words)
    return mistake("unknown \(what) '\(word.shortened)'" + hint)
  }

  /// Returns what to write instead of an unknown word.
  static func hint(_ word: String, among words: [String]) -> String {
    if word.utf8.count <= Limits.nameLetters,
      let nearest = Spelling.nearest(to: word, among: words)
    {
      return Spelling.question(nearest)
    }
    let shown = words.prefix(40).joined(separator: ", ")
    return words.isEmpty
      ? "; there is none"
      : "; there are \(shown)"
        + (words.count > 40 ? " and \(words.count - 40) more" : "")
  }

  package func words(_ what: String) throws(JSONMistake) -> String {
    guard let text else { throw expected("\(what) in quotes") }
    return text
  }

  package func list(_ what: String) throws(JSONMistake) -> [JSONNode] {
    if let elements { return elements }
    var mistake = expected(what)
    if let text { mistake.message += Spelling.question("[\"\(text.shortened)\"]") }
    throw mistake
  }

  package func truth() throws(JSONMistake) -> Bool {
    guard case .bool(let value) = content else { throw expected("true or false") }
    return value
  }

  /// Returns the text if it is one of the known words.
  package func known(_ what: String, among words: [String]) throws(JSONMistake) -> String {
    let word = try self.words("a \(what)")
    guard words.contains(word) else { throw unknown(what, word, among: words) }
    return word
  }
}

/// Spelling suggestions for unknown words.
package enum Spelling {
  /// Returns the word closest to the one read, or nil if none is close.
  ///
  /// Case is ignored. A letter that is missing, added, changed or swapped with its neighbor counts
  /// one. A word is close if at most a third of its letters differ. Among several equally close
  /// words, the first listed is returned.
  ///
  /// - Complexity: O(words × length²).
  package static func nearest(to read: String, among words: [String]) -> String? {
    let wanted = Array(read.lowercased().unicodeScalars)
    let close = words.compactMap { word -> (word: String, distance: Int)? in
      let letters = Array(word.lowercased().unicodeScalars)
      let distance = distance(wanted, letters)
      return distance <= max(1, max(wanted.count, letters.count) / 3) ? (word, distance) : nil
    }
    return close.min { $0.distance < $1.distance }?.word
  }

  /// Returns the word that was probably meant: the closest one, else the first that starts with the
  /// text read, else the first with a part that does: `callback` in `repeated_callback`, `scroll`
  /// in `pageScroll`.
  ///
  /// - Complexity: O(words × length²).
  package static func meant(by read: String, among words: [String]) -> String? {
    if let near = nearest(to: read, among: words) { return near }
    let plain = read.lowercased()
    guard plain.count >= 3 else { return nil }
    return words.first { $0.lowercased().hasPrefix(plain) }
      ?? words.first { holds(plain, asPartOf: $0) }
  }

  /// Returns the first word with a part that begins as the text read does, for at least five
  /// letters and half of it: `assumed_in_source` for `assumption`. Nil if there is none.
  package static func related(to read: String, among words: [String]) -> String? {
    let plain = read.lowercased()
    let stem = plain.prefix(max(5, (plain.count + 1) / 2))
    return stem.count < 5
      ? nil : words.first { holds(String(stem), asPartOf: $0) || $0.hasPrefix(stem) }
  }

  private static func holds(_ plain: String, asPartOf word: String) -> Bool {
    word.indices.dropFirst().contains { start in
      let isStart = word[start].isUppercase || !word[word.index(before: start)].isLetter
      return isStart && word[start...].lowercased().hasPrefix(plain)
    }
  }

  /// Returns the end of a message that suggests a word; empty if there is none.
  ///
  /// - Parameter mark: the quotation mark around the word.
  package static func question(_ nearest: String?, in mark: Character = "'") -> String {
    nearest.map { "; did you mean \(mark)\($0)\(mark)?" } ?? ""
  }

  /// Returns the end of a message that suggests a word or, if there is none, lists all words.
  package static func question(_ nearest: String?, among words: [String]) -> String {
    nearest == nil ? "; there are \(words.joined(separator: ", "))" : question(nearest)
  }

  /// Returns the number of single-letter edits between two words; a swap of neighbors is one.
  package static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var line = [row + 1]
      for (column, other) in second.enumerated() {
        var cost = min(last[column + 1] + 1, line[column] + 1)
        cost = min(cost, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        line.append(cost)
      }
      (before, last) = (last, line)
    }
    return last[second.count]
  }
}

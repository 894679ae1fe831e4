extension LineBlock {
  /// Returns the lines of a message inside an object's line, between the escapes `\n`, if it has
  /// several words of the vocabulary; otherwise the whole line.
  func messageLines(in line: Range<Int>, _ finder: WordFinder) -> [Range<Int>] {
    guard bytes[line.lowerBound] == UInt8(ascii: "{") else { return [line] }
    var words: [WordFinder.Match] = []
    finder.find(bytes, line, into: &words)
    guard words.count > 1 else { return [line] }
    var lines: [Range<Int>] = []
    var start = line.lowerBound
    var place = start
    while place + 1 < line.upperBound {
      guard bytes[place] == UInt8(ascii: "\\") else {
        place += 1
        continue
      }
      if bytes[place + 1] == UInt8(ascii: "n") {
        lines.append(start..<place)
        start = place + 2
      }
      place += 2
    }
    return lines + [start..<line.upperBound]
  }
}

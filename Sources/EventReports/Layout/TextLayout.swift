/// Text layout: breaks and cuts text to a width.
public enum TextLayout {
  /// Returns a text as lines no wider than asked, broken at blanks; a longer word has its own line.
  ///
  /// Blanks a line starts with are kept.
  public static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = String(text.prefix { $0 == " " })
    var count = line.count
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, count + 1 + word.count > width {
        lines.append(line)
        (line, count, isEmpty) = ("", 0, true)
      }
      if !isEmpty { (line, count) = (line + " ", count + 1) }
      (line, count, isEmpty) = (line + word, count + word.count, false)
    }
    lines.append(line)
    return lines
  }
}

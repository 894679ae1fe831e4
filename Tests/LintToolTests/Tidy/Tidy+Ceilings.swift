extension Tidy {
  static let fileCeiling = 400
  static let functionCeiling = 60

  /// Returns what is wrong with the length of a file and of each function in it.
  static func tooLong(_ file: SourceFile) -> [String] {
    let count = file.lines.count - (file.text.hasSuffix("\n") ? 1 : 0)
    let whole = count > fileCeiling ? ["\(file.path) has \(count) lines"] : []
    return whole
      + functions(of: file).filter { $0.length > functionCeiling }
      .map { "\(file.path):\($0.line): \($0.length) lines in one function" }
  }

  /// Returns where each function, initialiser and computed property starts, and how many lines it has.
  ///
  /// It relies on the formatter: a declaration's closing brace stands under its first character.
  static func functions(of file: SourceFile) -> [(line: Int, length: Int)] {
    let lines = file.lines
    return lines.indices.compactMap { start in
      guard declaresFunction(lines[start]) else { return nil }
      let indent = lines[start].prefix { $0 == " " }
      let isClosed = lines[start].hasSuffix("}")
      guard !isClosed,
        let end = lines[start...].dropFirst().firstIndex(where: { $0.hasPrefix("\(indent)}") })
      else { return (start + 1, 1) }
      return (start + 1, end - start + 1)
    }
  }

  private static func declaresFunction(_ line: Substring) -> Bool {
    var words = line.split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(String(word)) {
      words = words.dropFirst()
    }
    guard let word = words.first else { return false }
    if word == "func" || word == "deinit" { return true }
    if word.hasPrefix("init(") || word.hasPrefix("init?(") || word.hasPrefix("subscript(") {
      return true
    }
    return word == "var" && line.hasSuffix("{") && !line.contains("=")
  }

  private static let modifiers: Set = [
    "public", "package", "internal", "private", "fileprivate", "static", "mutating", "nonmutating",
    "override", "final", "convenience", "required", "borrowing", "consuming", "nonisolated", "lazy",
    "open", "class",
  ]
}

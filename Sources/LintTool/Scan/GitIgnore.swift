/// What the `.gitignore` files of a checkout leave out, from its top down to one directory.
struct GitIgnore: Sendable {
  /// A line of such a file.
  private struct Pattern: Sendable {
    /// The directory of the file, with a slash behind it; empty for the working directory.
    var base: String
    var glob: Glob
    var isForDirectories: Bool
    var isNegated: Bool
    /// Whether it is matched with the whole path from the file's directory on.
    var isAnchored: Bool
  }

  private var patterns: [Pattern] = []

  /// Reads the files above a directory, up to the top of its checkout.
  ///
  /// Above the working directory, paths are not relative to it any more: only names are looked at there.
  init(above directory: String) {
    var above: [String] = []
    var current = directory
    while !Self.exists(current + "/.git"), let parent = Self.parent(of: current) {
      above.insert(parent, at: 0)
      current = parent
    }
    // Not in a checkout: then no file above says anything.
    guard Self.exists(current + "/.git") else { return }
    for directory in above { add(directory) }
  }

  private static func parent(of directory: String) -> String? {
    guard directory != "/", directory != ".", !directory.hasSuffix("..") else { return nil }
    guard let slash = directory.lastIndex(of: "/") else { return "." }
    return slash == directory.startIndex ? "/" : String(directory[..<slash])
  }

  private static func exists(_ path: String) -> Bool {
    if case .missing = FileStatus.of(path) { false } else { true }
  }

  /// Returns the same with the file of one more directory.
  func adding(_ directory: String) -> GitIgnore {
    var next = self
    next.add(directory)
    return next
  }

  private mutating func add(_ directory: String) {
    let base = directory == "." ? "" : directory.hasSuffix("/") ? directory : directory + "/"
    guard let bytes = try? FileContent.bytes(ofFile: base + ".gitignore") else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let pattern = Self.pattern(line, base) { patterns.append(pattern) }
    }
  }

  private static func pattern(_ line: Substring, _ base: String) -> Pattern? {
    var text = line
    while text.last == " " || text.last == "\t" { text.removeLast() }
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    let isNegated = text.hasPrefix("!")
    if isNegated { text.removeFirst() }
    let isForDirectories = text.hasSuffix("/")
    while text.hasSuffix("/") { text.removeLast() }
    let isAnchored = text.contains("/") && !text.hasPrefix("**/")
    if text.hasPrefix("/") { text.removeFirst() }
    guard !text.isEmpty else { return nil }
    return Pattern(
      base: base, glob: Glob(String(text)), isForDirectories: isForDirectories,
      isNegated: isNegated, isAnchored: isAnchored)
  }

  /// Returns whether git ignores a path; the last line that fits counts.
  func ignores(_ path: String, isDirectory: Bool) -> Bool {
    for pattern in patterns.reversed() where isDirectory || !pattern.isForDirectories {
      guard path.hasPrefix(pattern.base) else { continue }
      let relative = String(path.dropFirst(pattern.base.count))
      let name = relative.lastIndex(of: "/").map { String(relative[relative.index(after: $0)...]) }
      let looked = pattern.isAnchored ? relative : name ?? relative
      if pattern.glob.matchesWhole(looked) { return !pattern.isNegated }
    }
    return false
  }
}

/// The rules of the `.gitignore` files from the top of a checkout down to one directory.
struct GitIgnore: Sendable {
  /// A line of such a file. It is a class, since each path is matched against all lines.
  private final class Rule: Sendable {
    let pattern: GitPattern
    let isForDirectories: Bool
    let isNegated: Bool
    /// Whether it is matched with the whole path from the file's directory on.
    let isAnchored: Bool

    init?(_ line: ArraySlice<UInt8>) {
      let slash = UInt8(ascii: "/")
      var text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      GitIgnore.dropSpaces(&text)
      if text.first == UInt8(ascii: "#") { return nil }
      isNegated = text.first == UInt8(ascii: "!")
      if isNegated { text.removeFirst() }
      isForDirectories = text.last == slash
      if isForDirectories { text.removeLast() }
      isAnchored = text.contains(slash)
      if text.first == slash { text.removeFirst() }
      guard !text.isEmpty, let pattern = GitPattern(text) else { return nil }
      self.pattern = pattern
    }
  }

  private struct Level: Sendable {
    /// The directory of the file, with a slash behind it; empty for the working directory.
    var base: [UInt8]
    var rules: [Rule]
    /// The bytes that the matches of each rule start and end with.
    var ends: [(first: UInt8?, last: UInt8?)]
  }

  private var levels: [Level] = []

  /// Reads the files above a directory, up to the top of its checkout.
  ///
  /// Above the working directory, paths are no longer relative to it; only names are examined
  /// there.
  init(above directory: String) {
    var above: [String] = []
    var current = directory
    while !Self.exists(current + "/.git"), let parent = Self.parent(of: current) {
      above.insert(parent, at: 0)
      current = parent
    }
    // Outside a checkout, the files above have no meaning.
    guard Self.exists(current + "/.git") else { return }
    for directory in above { add(directory) }
  }

  private static func parent(of directory: String) -> String? {
    guard directory != "/", directory != ".", !directory.hasSuffix("..") else { return nil }
    return parentDirectory(of: directory)
  }

  private static func exists(_ path: String) -> Bool {
    if case .missing = FileStatus.of(path) { false } else { true }
  }

  func adding(_ directory: String) -> GitIgnore {
    var next = self
    next.add(directory)
    return next
  }

  private mutating func add(_ directory: String) {
    let base = directory == "." ? "" : directory.hasSuffix("/") ? directory : directory + "/"
    guard let bytes = try? FileContent.bytes(ofFile: base + ".gitignore") else { return }
    let rules = bytes.split(separator: UInt8(ascii: "\n")).compactMap(Rule.init)
    guard !rules.isEmpty else { return }
    levels.append(Level(base: Array(base.utf8), rules: rules, ends: rules.map(\.pattern.ends)))
  }

  /// Drops the spaces at the end, except one behind a backslash.
  private static func dropSpaces(_ text: inout ArraySlice<UInt8>) {
    var end = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let isEscape = text[index] == UInt8(ascii: "\\")
      let isSpace = text[index] == UInt8(ascii: " ")
      index += isEscape ? 2 : 1
      if !isSpace { end = min(index, text.endIndex) }
    }
    text = text[..<end]
  }

  /// Returns whether git ignores a path; the last line that matches counts.
  func ignores(_ path: String, isDirectory: Bool) -> Bool {
    if levels.isEmpty { return false }
    let whole = Array(path.utf8)[...]
    let name = whole.lastIndex(of: UInt8(ascii: "/")).map { whole[($0 + 1)...] } ?? whole
    for level in levels.reversed() where whole.starts(with: level.base) {
      let relative = whole.dropFirst(level.base.count)
      let (last, first, other) = (whole.last, name.first, relative.first)
      for number in level.rules.indices.reversed() {
        let ends = level.ends[number]
        guard ends.last == nil || ends.last == last,
          ends.first == nil || ends.first == first || ends.first == other
        else { continue }
        let rule = level.rules[number]
        guard isDirectory || !rule.isForDirectories else { continue }
        if rule.pattern.matches(rule.isAnchored ? relative : name) { return !rule.isNegated }
      }
    }
    return false
  }
}

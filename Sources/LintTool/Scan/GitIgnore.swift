/// The rules of a checkout's `.git/info/exclude` and of its `.gitignore` files, from the top down to
/// one directory.
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
    /// The absolute path of the file's directory, with a slash behind it.
    var base: [UInt8]
    var rules: [Rule]
    /// The bytes that the matches of each rule start and end with.
    var ends: [(first: UInt8?, last: UInt8?)]
  }

  private var levels: [Level] = []

  /// The directory that paths are given below, with a slash behind it; empty for the working
  /// directory.
  private let root: [UInt8]

  /// The same directory as an absolute path. Rules are matched with such paths, since those above
  /// the working directory have no other name.
  private let place: [UInt8]

  /// Reads the files above a directory, up to the top of its checkout.
  init(above directory: String) {
    let real = SystemCalls.realPath(of: directory)
    root = Array(Self.withSlash(directory == "." ? "" : directory).utf8)
    place = Array(Self.withSlash(real ?? directory).utf8)
    // Outside a checkout, the files above have no meaning.
    guard let real, let checkout = GitCheckout(around: real) else { return }
    add(checkout.excludeFile, base: Self.withSlash(checkout.top))
    for directory in checkout.directories(above: real) {
      add(Self.withSlash(directory) + ".gitignore", base: Self.withSlash(directory))
    }
  }

  private static func withSlash(_ directory: String) -> String {
    directory.isEmpty || directory.hasSuffix("/") ? directory : directory + "/"
  }

  func adding(_ directory: String) -> GitIgnore {
    var next = self
    let given = Self.withSlash(directory == "." ? "" : directory)
    next.add(given + ".gitignore", base: String(decoding: wholePath(given), as: UTF8.self))
    return next
  }

  private func wholePath(_ path: String) -> [UInt8] { place + path.utf8.dropFirst(root.count) }

  private mutating func add(_ file: String, base: String) {
    guard let bytes = try? FileContent.bytes(ofFile: file) else { return }
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
    let whole = wholePath(path)[...]
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

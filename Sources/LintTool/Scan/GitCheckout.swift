/// A working tree of git: its top directory, and where git keeps what belongs to it.
struct GitCheckout {
  /// The absolute path of the top directory, without links.
  let top: String

  /// Finds the checkout that an absolute path lies in; nil if it lies in none.
  init?(around path: String) {
    var top = path
    while case .missing = FileStatus.of(top + "/.git") {
      guard !top.isEmpty, top != "/" else { return nil }
      top = parentDirectory(of: top)
    }
    self.top = top
  }

  /// The directories from the top down to a directory in the checkout, without that one.
  func directories(above directory: String) -> [String] {
    var above: [String] = []
    var current = directory
    while current != top {
      current = parentDirectory(of: current)
      above.insert(current, at: 0)
    }
    return above
  }

  /// The file of patterns that one user keeps for this repository.
  var excludeFile: String { store + "/info/exclude" }

  /// The repository's directory: `.git`, or the one that a file of this name points to. The worktrees
  /// of a repository share one; a submodule has its own.
  private var store: String {
    let own = top + "/.git"
    guard case .file = FileStatus.of(own), let line = Self.line(of: own),
      line.hasPrefix("gitdir: ")
    else { return own }
    let named = Self.path(String(line.dropFirst(8)), from: top)
    return Self.line(of: named + "/commondir").map { Self.path($0, from: named) } ?? named
  }

  private static func path(_ path: String, from directory: String) -> String {
    path.hasPrefix("/") ? path : directory + "/" + path
  }

  private static func line(of file: String) -> String? {
    guard let bytes = try? FileContent.bytes(ofFile: file) else { return nil }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}

/// The files below a directory by name, for logs that name code as `Detail.swift:38`.
struct SourceIndex: Sendable {
  /// The paths, by their last part.
  private var paths: [String: [String]] = [:]

  /// Lists the files below a directory; hidden files and links to directories are skipped.
  init(root: String) throws(ToolFailure) {
    switch FileStatus.of(root) {
    case .directory: walk(root)
    case .missing(let error): throw .unreadable(root, error)
    case .file, .stream: throw .impossible("the source root '\(root)' is not a directory")
    }
  }

  private mutating func walk(_ directory: String) {
    let entries = (try? DirectoryEntry.all(in: directory).sorted()) ?? []
    for entry in entries where !entry.isHidden {
      switch entry.kind {
      case .directory: walk(entry.path)
      case .file: paths[entry.name, default: []].append(entry.path)
      case .linkedDirectory, .other: continue
      }
    }
  }

  /// Returns the path of the only file that a name in a log can mean: `Detail.swift`, or the end of
  /// a path, `Mail/Detail.swift`. Returns nil if there is no such file, or several.
  func path(of name: String) -> String? {
    let parts = name.split(separator: "/")
    guard let last = parts.last, let named = paths[String(last)] else { return nil }
    if parts.count > 1 {
      let ending = "/" + parts.joined(separator: "/")
      let fitting = named.filter { $0.hasSuffix(ending) }
      if fitting.count == 1 { return fitting[0] }
      if fitting.count > 1 { return nil }
    }
    // A module's name may come before the file's: `Mail/Detail.swift`, whatever the directory.
    return named.count == 1 ? named[0] : nil
  }
}

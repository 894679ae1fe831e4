/// The paths of logs as other programs expect them: absolute, or relative to the workspace.
package enum ReportPath {
  /// Returns the absolute path of a log; a name that is not a path, e.g. `<stdin>`, is unchanged.
  static func absolute(_ file: String, _ settings: ReportSettings) -> String {
    absolute(file, from: settings.workingDirectory)
  }

  /// Whether the name of a log is a path. `<stdin>` is not, nor is the option that declared an
  /// assumption.
  static func isPath(_ file: String) -> Bool { !file.hasPrefix("<") && !file.hasPrefix("--") }

  package static func absolute(_ file: String, from directory: String) -> String {
    if !isPath(file) { return file }
    return normalised(file.hasPrefix("/") ? file : directory + "/" + file)
  }

  /// Returns the path of a log relative to the workspace, without `./`; a path outside it stays
  /// absolute.
  static func relative(_ file: String, _ settings: ReportSettings) -> String {
    relative(absolute(file, settings), to: settings.workspace)
  }

  /// Returns an absolute path relative to a directory; a path outside it stays absolute.
  package static func relative(_ path: String, to directory: String) -> String {
    let root = normalised(directory)
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Returns a path as a URI; every byte that is not a plain character of a URI is escaped (RFC
  /// 3986).
  static func uri(_ path: String) -> String {
    let escaped = path.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain = byte < 0x80 && (character.isLetter || character.isNumber)
      if isPlain || "-._~/".contains(character) { return String(character) }
      return "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return (path.hasPrefix("/") ? "file://" : "") + escaped.joined()
  }

  /// Returns an absolute path without `.`, `..` and double slashes.
  private static func normalised(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}

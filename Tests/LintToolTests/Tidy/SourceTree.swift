import Foundation

/// A file of this repository: where it is, from the root on, and its text.
struct SourceFile: Hashable {
  let path: String
  let text: String
  let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Returns whether the text has a word somewhere.
  func has(_ word: String) -> Bool { strstr(text, word) != nil }

  /// The directories from the root on: `["Sources", "EventLog", "Formats"]`.
  var directories: [String] { path.split(separator: "/").dropLast().map(String.init) }
}

/// This repository, as the tests find it from their own place in it.
enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The paths that git tracks, from the root on; nil where there is no git to ask.
  static let tracked: [String]? = {
    let listed = CompletionTests.output(of: "git -C '\(root.path)' ls-files 2>/dev/null")
    return listed.isEmpty ? nil : listed.split(separator: "\n").map(String.init)
  }()

  /// Every Swift file below the directories, in the order of their paths.
  static func swiftFiles(below directories: [String]) throws -> [SourceFile] {
    try files(below: directories) { $0.hasSuffix(".swift") }
  }

  /// Every file below the directories whose name fits and that git tracks, in the order of their paths;
  /// every one there is where there is no git to ask.
  static func trackedFiles(
    below directories: [String], where fits: (String) -> Bool
  ) throws -> [SourceFile] {
    let files = try files(below: directories, where: fits)
    guard let tracked else { return files }
    let paths = Set(tracked)
    return files.filter { paths.contains($0.path) }
  }

  /// Every file below the directories whose name fits, in the order of their paths.
  static func files(
    below directories: [String], where fits: (String) -> Bool
  ) throws -> [SourceFile] {
    try directories.flatMap { directory in
      let start = root.appendingPathComponent(directory)
      let names = FileManager.default.enumerator(atPath: start.path)?.allObjects ?? []
      return names.compactMap { $0 as? String }.filter(fits).map { "\(directory)/\($0)" }
    }
    .sorted()
    .map { path in
      let data = try Data(contentsOf: root.appendingPathComponent(path))
      return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
    }
  }

  static func file(_ path: String) throws -> SourceFile {
    let data = try Data(contentsOf: root.appendingPathComponent(path))
    return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
  }
}

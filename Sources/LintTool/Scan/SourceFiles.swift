import SourceReading

/// The source files of a run: those that were named and those in the directories that were named,
/// except files that are not client source.
struct SourceFiles: Sendable {
  /// The files, in the order of the arguments; each directory's in the order of their bytes.
  private(set) var paths: [String] = []

  private(set) var failures: [String] = []

  private(set) var leftOut: [String] = []

  /// The directories that hold foreign code or build products.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages",
  ]

  private static let generated = [
    ".generated.swift", ".pb.swift", ".pbobjc.m", ".pbobjc.h", ".grpc.swift", ".graphql.swift",
  ]

  private static let excluded = "left out by 'exclude'"

  /// The files that were named themselves, and not found in a directory.
  private(set) var named: Set<String> = []

  /// The files so far, if several paths were named, which may lead to one file.
  private var seen: Set<FileIdentity>?

  /// The paths of links to files.
  private var links: Set<String> = []
  private let excludes: [Glob]

  init(_ arguments: [String], excluding excludes: [String] = []) {
    self.excludes = excludes.map { Glob($0) }
    if arguments.count > 1 { seen = [] }
    for argument in arguments { take(argument) }
    dropLinks()
  }

  static func holdsSource(_ path: String) -> Bool {
    guard case .directory = FileStatus.of(path) else { return false }
    return !SourceFiles([path]).paths.isEmpty
  }

  private mutating func add(_ path: String) {
    if seen != nil, let file = FileIdentity.of(path), seen?.insert(file).inserted == false {
      return
    }
    paths.append(path)
  }

  /// Drops the links to files that have a path of their own, so that each file is examined once.
  private mutating func dropLinks() {
    if links.isEmpty { return }
    var known = Set(paths.filter { !links.contains($0) }.compactMap(FileIdentity.of))
    let all = paths
    paths = []
    for path in all {
      let isNew =
        !links.contains(path) || FileIdentity.of(path).map { known.insert($0).inserted } ?? true
      if isNew { paths.append(path) } else { leftOut.append("\(path): a link to a scanned file") }
    }
  }

  private mutating func take(_ path: String) {
    switch FileStatus.of(path) {
    case .file, .stream:
      guard SourceLanguage(path: path) != nil else {
        failures.append(
          "'\(path)' is not a source file: expected .swift, .m, .mm or .h; a log is checked with "
            + "'transition-lint lint \(path)'")
        return
      }
      if excludes.match(path) {
        leftOut.append("\(path): \(Self.excluded)")
      } else {
        named.insert(path)
        add(path)
      }
    case .directory:
      let root = Self.withoutSlash(path)
      let before = (paths.count, failures.count)
      walk(root, below: root, GitIgnore(above: root))
      if (paths.count, failures.count) == before {
        failures.append("no source in '\(path)': looked for .swift, .m, .mm and .h")
      }
    case .missing where path == "-":
      failures.append("'scan' reads no standard input: name files or directories")
    case .missing(let error):
      failures.append(InputFiles.missing(path, error))
    }
  }

  private static func withoutSlash(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }

  private mutating func walk(_ directory: String, below root: String, _ ignored: GitIgnore) {
    do throws(SystemCalls.Errno) {
      let entries = try DirectoryEntry.all(in: directory)
      let hasRules = entries.contains { $0.name == ".gitignore" }
      let ignored = hasRules ? ignored.adding(directory) : ignored
      for entry in entries.filter(Self.mayHoldSource).sorted() {
        visit(entry, below: root, ignored)
      }
    } catch {
      failures.append(ToolFailure.unreadable(directory, error).message)
    }
  }

  private static func mayHoldSource(_ entry: DirectoryEntry) -> Bool {
    if entry.name == ".git" { return false }
    let kind = entry.kind
    return SourceLanguage(path: entry.name) == nil
      ? kind == .directory || kind == .linkedDirectory : kind != .other
  }

  private mutating func visit(_ entry: DirectoryEntry, below root: String, _ ignored: GitIgnore) {
    let name = entry.name
    let path = entry.directory == "." ? name : entry.path
    let isDirectory = entry.kind != .file
    if let reason = reason(against: entry)
      ?? reason(against: path, name, below: root, ignored, isDirectory: isDirectory)
    {
      leftOut.append("\(path)\(isDirectory ? "/" : ""): \(reason)")
    } else if isDirectory {
      walk(path, below: root, ignored)
    } else if entry.isLink {
      links.insert(path)
      paths.append(path)
    } else {
      add(path)
    }
  }

  private func reason(against entry: DirectoryEntry) -> String? {
    if entry.kind == .linkedDirectory { return "a link to a directory" }
    if entry.name == ".build" { return "build products" }
    return entry.isHidden ? "hidden" : nil
  }

  private func reason(
    against path: String, _ name: String, below root: String, _ ignored: GitIgnore,
    isDirectory: Bool
  ) -> String? {
    if isDirectory, Self.foreign.contains(name) { return "code of others" }
    if isDirectory, name.hasSuffix(".framework") || name.hasSuffix(".xcframework") {
      return "code of others"
    }
    if !isDirectory, Self.generated.contains(where: name.hasSuffix) { return "generated" }
    if !isDirectory, Self.isMergeCopy(name) { return "left by a merge" }
    if ignored.ignores(path, isDirectory: isDirectory) { return "git ignores it" }
    return excludes.match(path, below: root == "." ? "" : root) ? Self.excluded : nil
  }

  /// Whether `git mergetool` has named a file, which is a copy of another one: `Chat_BASE_4711.swift`.
  private static func isMergeCopy(_ name: String) -> Bool {
    let parts = name.prefix { $0 != "." }.split(separator: "_").suffix(2)
    return parts.count == 2 && parts.last?.allSatisfy(\.isNumber) == true
      && parts.first.map { ["BACKUP", "BASE", "LOCAL", "REMOTE"].contains($0) } == true
  }
}

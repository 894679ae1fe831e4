import EventModel
import SourceReading

/// The source files of a run: those that were named and those in the directories that were named, less
/// what is no client source.
struct SourceFiles: Sendable {
  /// The files, in the order of the arguments; each directory's in the order of their bytes.
  private(set) var paths: [String] = []

  /// What could not be looked at, in words.
  private(set) var failures: [String] = []

  /// What was left out, in words.
  private(set) var leftOut: [String] = []

  /// The directories that hold the code of others or what a build wrote.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages",
  ]

  /// The ends of the names of generated files.
  private static let generated = [
    ".generated.swift", ".pb.swift", ".pbobjc.m", ".pbobjc.h", ".grpc.swift", ".graphql.swift",
  ]

  private var seen: Set<String> = []
  private let excludes: [Glob]

  /// Finds the files of some arguments.
  init(_ arguments: [String], excluding excludes: [String] = []) {
    self.excludes = excludes.map { Glob($0) }
    for argument in arguments { take(argument) }
  }

  private mutating func add(_ path: String) {
    if seen.insert(path).inserted { paths.append(path) }
  }

  private mutating func take(_ path: String) {
    switch FileStatus.of(path) {
    case .file, .stream:
      guard SourceLanguage(path: path) != nil else {
        failures.append("'\(path)' is no source file: expected .swift, .m, .mm or .h")
        return
      }
      add(path)
    case .directory:
      let root = Self.withoutSlash(path)
      let before = (paths.count, failures.count)
      walk(root, below: root, GitIgnore(above: root))
      if (paths.count, failures.count) == before {
        failures.append("no source in '\(path)': looked for .swift, .m, .mm and .h")
      }
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
    switch namesInDirectory(directory) {
    case .failure(let error): failures.append(InputFiles.unreadable(directory, error))
    case .success(let names):
      let ignored = names.contains(".gitignore") ? ignored.adding(directory) : ignored
      for name in names where !name.hasPrefix(".") {
        visit(name, in: directory, below: root, ignored)
      }
    }
  }

  private mutating func visit(
    _ name: String, in directory: String, below root: String, _ ignored: GitIgnore
  ) {
    let path = directory == "." ? name : directory == "/" ? "/\(name)" : "\(directory)/\(name)"
    let hasEnding = SourceLanguage(path: name) != nil
    // Asking for the status of every image takes longer than reading the source.
    if !hasEnding, name.dropFirst().contains("."), !name.hasSuffix(".framework") {
      guard case .directory = FileStatus.of(path) else { return }
    }
    switch FileStatus.of(path) {
    case .directory:
      if FileStatus.isLink(path) { return }
      if let reason = reason(against: path, name, below: root, ignored, isDirectory: true) {
        leftOut.append("\(path)/: \(reason)")
      } else {
        walk(path, below: root, ignored)
      }
    case .file where hasEnding:
      if let reason = reason(against: path, name, below: root, ignored, isDirectory: false) {
        leftOut.append("\(path): \(reason)")
      } else {
        add(path)
      }
    default: return
    }
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
    if ignored.ignores(path, isDirectory: isDirectory) { return "git ignores it" }
    let relative = String(path.dropFirst(root == "." ? 0 : root.count).drop { $0 == "/" })
    let isExcluded = excludes.contains { $0.matches(relative) || $0.matches(path) }
    return isExcluded ? "left out by 'exclude'" : nil
  }
}

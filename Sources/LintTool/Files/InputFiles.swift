import EventModel

/// The inputs of a run: the files that were named, those in the directories that were named, and
/// the paths that could not be examined.
struct InputFiles {
  struct Input: Hashable, Sendable {
    /// The path as the user wrote it, or the name given to standard input.
    var name: String
    /// The path to open; nil for standard input.
    var path: String?
  }

  /// The extensions of the files that a search of a directory takes.
  static let endings = ["log", "txt", "transcript", "ndjson", "jsonl", "json", "csv", "tsv"]

  static let allExcluded = "the patterns of 'exclude' leave out all there is"

  /// The files to read: the arguments in order, and each directory's files sorted by their bytes.
  private(set) var inputs: [Input] = []

  private(set) var failures: [String] = []

  /// How many bytes the inputs have, as far as that is known.
  var byteCount: Int {
    inputs.reduce(0) { sum, input in
      guard let path = input.path, case .file(let bytes) = FileStatus.of(path) else { return sum }
      return sum + bytes
    }
  }

  /// Notes about skipped files, which the tool wrote or is about to write.
  private(set) var remarks: [String] = []

  private var seen: Set<FileIdentity> = []
  private var excludedCount = 0
  private let excludes: [Glob]
  private let outputs: OutputFiles?

  /// Finds the inputs of some arguments; `outputs` are what the run writes.
  init(
    _ arguments: [String], excluding excludes: [String] = [], standardInputName: String? = nil,
    outputs: OutputFiles? = nil
  ) {
    self.outputs = outputs
    self.excludes = excludes.map { Glob($0) }
    for argument in arguments {
      if argument == "-" {
        add(Input(name: standardInputName ?? "<stdin>", path: nil))
      } else {
        take(argument)
      }
    }
    if inputs.isEmpty, failures.isEmpty, excludedCount > 0 {
      failures.append("no logs: \(Self.allExcluded)")
    }
  }

  private mutating func add(_ input: Input) {
    // A file that is named twice, or that lies in a named directory too, is read once.
    if let file = input.path.flatMap(FileIdentity.of), !seen.insert(file).inserted { return }
    if input.path == nil, inputs.contains(where: { $0.path == nil }) { return }
    inputs.append(input)
  }

  private mutating func take(_ path: String) {
    switch FileStatus.of(path) {
    case .file where CommonMistakes.isSource(path):
      failures.append(
        "'\(path)' is source code, not a log" + Spelling.question("transition-lint scan \(path)"))
    case .file, .stream:
      if excludes.match(path) { excludedCount += 1 } else { add(Input(name: path, path: path)) }
    case .directory: walk(from: path)
    case .missing where path.isEmpty:
      failures.append("an argument is empty and names no file; is a variable of the script unset?")
    case .missing(let error): failures.append(Self.missing(path, error))
    }
  }

  private mutating func walk(from root: String) {
    let (before, failed, excluded) = (inputs.count, failures.count, excludedCount)
    let passed = remarks.count
    walk(root, below: root)
    if inputs.count == before, failures.count == failed, !holdsSeen(root) {
      let endings = Self.endings.map { "." + $0 }.joined(separator: " ")
      let reason =
        excludedCount > excluded
        ? Self.allExcluded
        : remarks.count > passed
          ? "all there is was written by this tool"
          : "looked for \(endings); name the file to read another"
      failures.append("no logs in '\(root)': \(reason)")
    }
  }

  /// Whether an input that was already taken lies in a directory.
  private func holdsSeen(_ root: String) -> Bool {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return inputs.contains { $0.name.hasPrefix(prefix) }
  }

  private mutating func walk(_ directory: String, below root: String) {
    do throws(SystemCalls.Errno) {
      for entry in try DirectoryEntry.all(in: directory).sorted() where !entry.isHidden {
        if excludes.match(entry.path, below: root) {
          excludedCount += 1
        } else {
          visit(entry, below: root)
        }
      }
    } catch {
      failures.append(ToolFailure.unreadable(directory, error).message)
    }
  }

  private mutating func visit(_ entry: DirectoryEntry, below root: String) {
    let path = entry.path
    switch entry.kind {
    case .directory: walk(path, below: root)
    case .file: if Self.hasKnownEnding(path), isLog(path) { add(Input(name: path, path: path)) }
    case .linkedDirectory, .other: return
    }
  }

  /// Whether a file found in a directory is a log and not a report of this tool. An output of the
  /// run that is a log is an input too, so that the run is refused.
  private mutating func isLog(_ path: String) -> Bool {
    let isWritten = outputs?.include(path) == true
    guard OwnReport.isAt(path) || isWritten && Self.isEmpty(path) else { return true }
    remarks.append(
      isWritten
        ? "'\(path)' is not read: this run writes it"
        : "'\(path)' is not read: it is a report of this tool; name it to read it")
    return false
  }

  private static func isEmpty(_ path: String) -> Bool {
    if case .file(let bytes) = FileStatus.of(path) { bytes == 0 } else { false }
  }

  private static func hasKnownEnding(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    return endings.contains(path[path.index(after: dot)...].lowercased())
  }
}

extension InputFiles {
  static func missing(_ path: String, _ error: SystemCalls.Errno) -> String {
    if path.contains(where: { "*?".contains($0) }) {
      return "no file is named '\(path)': a pattern that matches is replaced by the shell, if it "
        + "stands without quotes"
    }
    let target = SystemCalls.followingLinks(path)
    if target != path { return "'\(path)' is a link to '\(target)', which cannot be read" }
    return ToolFailure.unreadable(path, error).message + Spelling.question(meant(by: path))
  }

  /// Returns what was meant by a path that leads to nothing: a command about an assumption, or a
  /// file beside it.
  private static func meant(by path: String) -> String? {
    if CommonMistakes.isAssumption(path) { return "transition-lint check \"\(path)\"" }
    let slash = path.lastIndex(of: "/")
    let base = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let directory = slash.map { String(path[...$0]) } ?? ""
    let entries = try? DirectoryEntry.all(in: directory.isEmpty ? "." : directory).sorted()
    return Spelling.nearest(to: base, among: entries?.map(\.name) ?? []).map { directory + $0 }
  }
}

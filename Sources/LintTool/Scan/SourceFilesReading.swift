import EventModel
import EventReports
import SourceLint
import SourceReading

/// The reading of source files by several threads; what they hold comes in the order of the files,
/// whatever the number of threads.
struct SourceFilesReading {
  /// What was read.
  struct Result {
    /// The files.
    var files: [ReadSource] = []
    /// What could not be read, in words.
    var failures: [String] = []
    /// What is to be said about the run itself.
    var remarks: [String] = []
  }

  private let paths: [String]
  private let jobs: Int

  init(_ paths: [String], jobs: Int) {
    self.paths = paths
    self.jobs = max(1, min(jobs, paths.count))
  }

  /// How many files a thread takes at a time: a single one is read faster than a thread is woken.
  private static let portion = 32

  fileprivate enum Outcome: Sendable {
    case read(ReadSource)
    case failure(String)
  }

  /// Reads every file.
  func run() -> Result {
    var result = Result()
    let count = (paths.count + Self.portion - 1) / Self.portion
    OrderedWork(jobs: jobs, count: count).run({ portion in
      let start = portion * Self.portion
      return paths[start..<min(start + Self.portion, paths.count)].map(Self.read)
    }) { outcomes in
      for outcome in outcomes { result.add(outcome) }
      return true
    }
    return result
  }

  private static func read(_ path: String) -> Outcome {
    guard let language = SourceLanguage(path: path) else {
      return .failure("'\(path)' is no source")
    }
    do throws(ToolFailure) {
      let bytes = try FileContent.bytes(ofFile: path)
      return .read(ReadSource(SourceFile(path: path, bytes: bytes, language: language)))
    } catch { return .failure(error.message) }
  }
}

extension SourceFilesReading.Result {
  fileprivate mutating func add(_ outcome: SourceFilesReading.Outcome) {
    switch outcome {
    case .read(let file):
      if file.text.file.isCutOff {
        remarks.append(
          "\(file.text.file.path): only the first \(Limits.sourceBytes) bytes are looked at "
            + "(Limits.sourceBytes)")
      }
      files.append(file)
    case .failure(let message): failures.append(message)
    }
  }

  /// Returns the lines and the overridden callbacks of each file.
  func counts(_ code: SourceCode) -> [(path: String, lines: Int, callbacks: Int)] {
    var callbacks: [String: Int] = [:]
    for override in code.facts.flatMap(\.overrides) {
      callbacks[override.site.file, default: 0] += 1
    }
    return files.map { file in
      let path = file.text.file.path
      return (path, file.text.lines.starts.count, callbacks[path] ?? 0)
    }
  }
}

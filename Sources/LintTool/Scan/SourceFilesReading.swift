import EventModel
import SourceLint
import SourceReading

/// The source files that several threads have read, in their order, whatever the number of threads.
struct SourceFilesReading {
  private(set) var files: [ScannedFile] = []
  private(set) var failures: [String] = []
  private(set) var remarks: [String] = []
  private(set) var leftOut: [String] = []

  /// How many files a thread takes at a time. Reading a single file is faster than waking a thread.
  private static let portion = 32

  /// How many bytes of a file show whether it is text, which holds no zeros.
  private static let beginning = 256

  /// Reads files, except those found in a directory that say that a program wrote them.
  init(_ sources: SourceFiles, words: SurveyWords, jobs: Int) {
    let (paths, named) = (sources.paths, sources.named)
    let count = (paths.count + Self.portion - 1) / Self.portion
    OrderedWork(jobs: max(1, min(jobs, paths.count)), count: count).run({ portion in
      let start = portion * Self.portion
      return paths[start..<min(start + Self.portion, paths.count)].map { path in
        Self.read(path, words, isNamed: named.contains(path))
      }
    }) { outcomes in for outcome in outcomes { add(outcome) } }
  }

  private enum Outcome: Sendable {
    case read(ScannedFile)
    case noText(path: String)
    case generated(path: String)
    case failed(ToolFailure)
  }

  private static func read(_ path: String, _ words: SurveyWords, isNamed: Bool) -> Outcome {
    do throws(ToolFailure) {
      guard let language = SourceLanguage(path: path) else {
        throw .impossible("'\(path)' is not source code")
      }
      let bytes = try FileContent.bytes(ofFile: path)
      if bytes.prefix(beginning).contains(0) { return .noText(path: path) }
      if !isNamed, GeneratedHeader(bytes).isPresent { return .generated(path: path) }
      return .read(ScannedFile(SourceFile(path: path, bytes: bytes, language: language), words))
    } catch {
      return .failed(error)
    }
  }

  private mutating func add(_ outcome: Outcome) {
    switch outcome {
    case .read(let file):
      if file.file.isCutOff {
        remarks.append(
          "\(file.file.path): only the first \(Limits.sourceBytes) bytes are examined "
            + "(Limits.sourceBytes)")
      }
      files.append(file)
    case .noText(let path):
      remarks.append(
        "\(path): not examined, since it is not UTF-8 text; 'iconv -f UTF-16 -t UTF-8' converts a file "
          + "of two bytes a character")
    case .generated(let path): leftOut.append("\(path): generated")
    case .failed(let failure): failures.append(failure.message)
    }
  }

  func counts(_ code: SourceCode) -> [(path: String, lines: Int, callbacks: Int)] {
    var callbacks: [String: Int] = [:]
    for override in code.facts.flatMap(\.overrides) {
      callbacks[override.site.file, default: 0] += 1
    }
    return files.map { file in
      let path = file.file.path
      // What follows the last line end is no line here, as in logs and for `wc -l`.
      return (path, file.survey.lineCount - 1, callbacks[path] ?? 0)
    }
  }
}

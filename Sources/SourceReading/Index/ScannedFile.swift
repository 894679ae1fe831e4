/// A file of a scan, and the result of its survey.
///
/// It is a class, since there are thousands of them and each is passed on often.
package final class ScannedFile: Sendable {
  package let file: SourceFile
  package let survey: SourceSurvey

  /// The file as tokens, if the survey says that they are needed.
  package let source: ReadSource?

  /// Surveys a file, and reads it if it contains one of the words.
  package init(_ file: SourceFile, _ words: SurveyWords) {
    self.file = file
    survey = SourceSurvey(file, words)
    source = survey.hasName || survey.hasMarker ? ReadSource(file) : nil
  }

  /// Keeps a file that was read without a survey.
  package init(_ source: ReadSource) {
    file = source.text.file
    survey = .unknown(source.text.file)
    self.source = source
  }
}

/// The files of a scan as tokens. Each is read once, when one of several threads first asks for it.
///
/// `@unchecked`: what changes is accessed only within `exclusively`.
final class SharedSources: @unchecked Sendable {
  let files: [ScannedFile]
  private var sources: [ReadSource?]
  private let exclusively: PiecewiseWork.Exclusively

  init(_ files: [ScannedFile], _ exclusively: @escaping PiecewiseWork.Exclusively) {
    self.files = files
    self.exclusively = exclusively
    sources = files.map(\.source)
  }

  /// Returns a file as tokens.
  fileprivate func source(_ number: Int) -> ReadSource {
    var known: ReadSource?
    exclusively { known = sources[number] }
    if let known { return known }
    // Two threads may read the same file; both then use the result that was ready first.
    let read = ReadSource(files[number].file)
    exclusively {
      known = sources[number] ?? read
      sources[number] = known
    }
    return known ?? read
  }

  /// Whether each file was read.
  var isRead: [Bool] { sources.map { $0 != nil } }
}

/// The files of a scan as tokens, as one thread sees them.
final class SourcesOnDemand {
  var files: [ScannedFile] { shared.files }
  private let shared: SharedSources
  private var sources: [ReadSource?]

  init(_ shared: SharedSources) {
    self.shared = shared
    sources = Array(repeating: nil, count: shared.files.count)
  }

  /// The file with a number, as tokens.
  subscript(number: Int) -> ReadSource {
    if let known = sources[number] { return known }
    let source = shared.source(number)
    sources[number] = source
    return source
  }

  /// Whether each file was read.
  var isRead: [Bool] { shared.isRead }

  /// Returns the path of a file.
  func path(_ number: Int) -> String { files[number].file.path }

  /// Returns the files that contain a word or a part of one, in order. They are searched as they are
  /// asked for.
  ///
  /// - Complexity: O(*n*) for *n* bytes in all files.
  func holding(_ word: String) -> LazyFilterSequence<Range<Int>> {
    let files = files
    return files.indices.lazy.filter { number in
      files[number].file.bytes.withUnsafeBufferPointer { $0.holds(word) }
    }
  }

  /// Returns the files that may assign closures to a property, in order.
  func filling(_ name: String) -> [Int] {
    guard SourceSurvey.notes(name) else { return Array(files.indices) }
    // Objective-C also sets it by `setOnDone:`.
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    let spellings = [name, setter].map { SourceSurvey.hash($0.utf8) }
    let files = files
    return files.indices.filter { number in
      files[number].survey.fillsOthers
        || files[number].survey.filled.contains(where: spellings.contains)
    }
  }
}

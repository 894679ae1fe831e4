/// A file of a scan, and what a survey of it found.
package struct ScannedFile: Sendable {
  package let file: SourceFile
  package let survey: SourceSurvey

  /// The file as tokens, where the survey says that they are needed.
  package let source: ReadSource?

  /// Surveys a file, and reads it if it has one of the words.
  package init(_ file: SourceFile, _ words: SurveyWords) {
    self.file = file
    survey = SourceSurvey(file, words)
    source = survey.hasName || survey.hasMarker ? ReadSource(file) : nil
  }

  /// Reads a file whatever it holds.
  package init(_ source: ReadSource) {
    file = source.text.file
    survey = .unknown(source.text.file)
    self.source = source
  }
}

/// The files of a scan as tokens, each read when it is first asked for.
final class SourcesOnDemand {
  /// The files.
  let files: [ScannedFile]
  private var sources: [ReadSource?]

  init(_ files: [ScannedFile]) {
    self.files = files
    sources = files.map(\.source)
  }

  /// The file of a number, read.
  subscript(number: Int) -> ReadSource {
    if let known = sources[number] { return known }
    let source = ReadSource(files[number].file)
    sources[number] = source
    return source
  }

  /// Whether each file was read.
  var isRead: [Bool] { sources.map { $0 != nil } }

  /// Returns the path of a file.
  func path(_ number: Int) -> String { files[number].file.path }

  /// Returns the files that may give closures to properties of some names, in order.
  func filling(_ names: Set<String>) -> [Int] {
    guard names.allSatisfy(SourceSurvey.notes) else { return Array(files.indices) }
    var hashes: Set<UInt32> = []
    for name in names {
      // Objective-C fills it by `setOnDone:`, too.
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
      hashes.formUnion([SourceSurvey.hash(name.utf8), SourceSurvey.hash(setter.utf8)])
    }
    return files.indices.filter { number in
      let survey = files[number].survey
      return survey.fillsOthers || survey.filled.contains(where: hashes.contains)
    }
  }
}

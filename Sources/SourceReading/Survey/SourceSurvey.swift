/// What a fast pass over a file's bytes finds, without reading tokens.
///
/// It may find too much, since it does not recognize comments and literals, but never too little: a
/// file in which it does not find a name need not be read for that name.
///
///     let words = SurveyWords(names: ["viewDidAppear"], marker: "transition-lint:")
///     SourceSurvey(file, words).hasName  // whether `viewDidAppear` stands in the file as a word
package struct SourceSurvey: Sendable {
  /// Whether the file has one of the names as a word.
  package internal(set) var hasName = false

  /// Whether the file has the marker.
  package internal(set) var hasMarker = false

  /// How many lines the file has, counted as ``SourceLines`` does.
  package internal(set) var lineCount = 1

  /// The hashes of the names of types that the file may declare or extend.
  var declared: [UInt32] = []

  /// The hashes of the full names of types that the file may extend; the types may be declared
  /// elsewhere.
  var extended: [UInt32] = []

  /// The hashes of the names that may be those of superclasses of types in the file.
  var inherited: [UInt32] = []

  /// Whether the file may declare types of other names, too.
  var declaresOthers = false

  /// The hashes of the names to which the file may assign a closure: `onDone = {`, `completion: ^`.
  var filled: [UInt32] = []

  /// Whether the file may assign closures to other names, too.
  var fillsOthers = false

  /// The survey of a file that may contain anything.
  static func unknown(_ file: SourceFile) -> SourceSurvey {
    var survey = SourceSurvey()
    survey.hasName = true
    survey.hasMarker = true
    survey.declaresOthers = true
    survey.fillsOthers = true
    survey.lineCount = SourceLines(file.bytes).starts.count
    return survey
  }

  /// The survey of an empty file.
  init() {}

  /// Surveys a file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(_ file: SourceFile, _ words: SurveyWords) {
    var hasReturns = false
    file.bytes.withUnsafeBufferPointer { bytes in
      var scan = SurveyScan(bytes, file.language, words)
      scan.run()
      self = scan.survey
      hasReturns = scan.hasReturns
    }
    if hasReturns { lineCount = SourceLines(file.bytes).starts.count }
    if words.isIncomplete { hasName = true }
  }
}

extension SourceSurvey {
  /// Returns the hash under which a name is noted.
  ///
  /// It is FNV-1a, which needs no seed; a collision only costs the reading of a file.
  ///
  /// - Parameter start: The hash of the bytes before.
  @inline(__always)
  static func hash(_ bytes: some Sequence<UInt8>, behind start: UInt32 = 0x811C_9DC5) -> UInt32 {
    var hash = start
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }

  /// Whether a name is one that surveys note by its hash: letters, digits, `_` and `$` of ASCII.
  static func notes(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0.isPartOfName && $0 < 0x80 }
  }
}

extension SourceSurvey {
  /// Whether the file may declare or extend a type with a name, by the last part of the name.
  package func mayDeclare(_ name: String) -> Bool {
    let part = SourceIndex.lastPart(of: SourceIndex.plainName(name))
    return declaresOthers
      || (Self.notes(part) && declared.contains(Self.hash(part.utf8)))
  }

  /// Whether the file may assign a closure to a name.
  package func mayFill(_ name: String) -> Bool {
    fillsOthers || (Self.notes(name) && filled.contains(Self.hash(name.utf8)))
  }
}

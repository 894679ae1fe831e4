import EventModel
import SourceReading

/// What must hold for the survey of any file: it misses nothing that reading the file finds, and
/// reading on demand gives the same as reading at once.
struct SurveySoundness {
  private let text: SourceText
  private let survey: SourceSurvey

  private static let callbacks = ["viewWillAppear", "viewDidAppear"]
  private static let words = SurveyWords(names: callbacks, marker: "transition-lint:")

  init(_ text: SourceText) {
    self.text = text
    survey = SourceSurvey(text.file, Self.words)
  }

  var problem: String? { missedDeclaration ?? missedClosure ?? missedLines ?? missedFacts }

  private var missedDeclaration: String? {
    for type in SourceOutline(text).types {
      if !survey.mayDeclare(type.name) { return "the survey misses the type \(type.name)" }
      for method in type.methods where Self.callbacks.contains(method.name) {
        if !survey.hasName { return "the survey misses \(method.name)" }
      }
    }
    return nil
  }

  private var missedClosure: String? {
    for mark in text.tokens.indices.dropLast().dropFirst() {
      guard text.isMark(mark + 1, "{") || text.isMark(mark + 1, "^"),
        text.isMark(mark, "=") || text.isMark(mark, ":"), text[mark - 1].kind == .identifier
      else { continue }
      let name = text.string(mark - 1)
      if !survey.mayFill(name) { return "the survey misses the closure of \(name)" }
    }
    return nil
  }

  private var missedLines: String? {
    let count = text.lines.starts.count
    return survey.lineCount == count ? nil : "\(survey.lineCount) lines of \(count)"
  }

  /// Checks two files, each with one half of the text, that refer to each other.
  private var missedFacts: String? {
    let middle = text.file.bytes.count / 2
    let files = [text.file.bytes[..<middle], text.file.bytes[middle...]].enumerated().map {
      SourceFile(path: "\($0).source", bytes: Array($1), language: text.file.language)
    }
    let onDemand = facts(files.map { ScannedFile($0, Self.words) })
    let atOnce = facts(files.map { ScannedFile(ReadSource($0)) })
    return onDemand == atOnce ? nil : "read on demand: \(onDemand), at once: \(atOnce)"
  }

  private func facts(_ files: [ScannedFile]) -> [String] {
    SourceFacts.read(files, Self.vocabulary).flatMap(\.jsonLines)
  }

  private static let vocabulary = SourceVocabulary(
    callbacks: callbacks.map { .init(Callback($0), parameterCount: 1) }, once: ["viewDidLoad"],
    end: ["dealloc"], rootTypes: ["UIViewController"], screenSuffixes: ["", "Controller"],
    resources: [])
}

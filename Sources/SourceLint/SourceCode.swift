public import EventModel
package import SourceReading

/// The source of an app after reading: what its screens do, and what its comments ask for.
public struct SourceCode: Sendable {
  /// What each screen does.
  package let facts: [SourceFacts]
  /// What the comments ask for, of each file that has any, by path.
  package let directives: [String: SourceDirectives]

  /// Reads source files, each with its path. The extension gives the language; files of other
  /// languages are skipped.
  public init(_ sources: [(path: String, text: String)], for contract: Contract) {
    let files = sources.compactMap { source in
      SourceLanguage(path: source.path).map { language in
        ScannedFile(
          SourceFile(path: source.path, bytes: Array(source.text.utf8), language: language),
          Self.words(for: contract))
      }
    }
    self.init(files, for: contract)
  }

  /// Makes the source from known facts about its screens.
  package init(facts: [SourceFacts], directives: [String: SourceDirectives] = [:]) {
    self.facts = facts
    self.directives = directives
  }

  /// Returns the words that a survey looks for in an app whose screens get a contract's callbacks.
  package static func words(for contract: Contract) -> SurveyWords {
    SurveyWords(
      names: SourceVocabulary.callbacks(of: contract).map(\.name), marker: SourceDirectives.name)
  }

  /// Combines files that were read one by one.
  package init(
    _ files: [ScannedFile], for contract: Contract, resources: [SourceResource] = [],
    by work: PiecewiseWork = .oneByOne
  ) {
    facts = SourceFacts.read(files, .words(for: contract, resources: resources), by: work)
    var directives: [String: SourceDirectives] = [:]
    for file in files where file.survey.hasMarker {
      guard let source = file.source else { continue }
      let found = SourceDirectives(source.text)
      if !found.isEmpty { directives[file.file.path] = found }
    }
    self.directives = directives
  }
}

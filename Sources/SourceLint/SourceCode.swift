public import EventModel
package import SourceReading

/// The source of an app, read: what its screens do, and what its comments ask for.
public struct SourceCode: Sendable {
  /// What each screen does.
  package let facts: [SourceFacts]
  /// What the comments ask for, of each file that has any, by path.
  package let directives: [String: SourceDirectives]

  /// Reads the source of some files, each with its path, whose ending tells the language; files of other
  /// languages are passed over.
  public init(_ sources: [(path: String, text: String)], for contract: Contract) {
    let files = sources.compactMap { source in
      SourceLanguage(path: source.path).map { language in
        ReadSource(
          SourceFile(path: source.path, bytes: Array(source.text.utf8), language: language))
      }
    }
    self.init(files, for: contract)
  }

  /// Makes the source of what is known of its screens.
  package init(facts: [SourceFacts], directives: [String: SourceDirectives] = [:]) {
    self.facts = facts
    self.directives = directives
  }

  /// Puts files together that were read one by one.
  package init(_ files: [ReadSource], for contract: Contract, resources: [SourceResource] = []) {
    facts = SourceFacts.read(files, .words(for: contract, resources: resources))
    var directives: [String: SourceDirectives] = [:]
    for file in files {
      let found = SourceDirectives(file.text)
      if !found.isEmpty { directives[file.text.file.path] = found }
    }
    self.directives = directives
  }
}

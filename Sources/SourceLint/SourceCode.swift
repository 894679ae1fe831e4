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
    for file in files where file.mentions(SourceDirectives.word) {
      directives[file.text.file.path] = SourceDirectives(file.text)
    }
    self.directives = directives
  }
}

extension ReadSource {
  /// Returns whether the bytes of a word stand in the file.
  ///
  /// - Precondition: the word has a dash.
  /// - Complexity: O(bytes); the dash is looked for first, as it is rare in source.
  fileprivate func mentions(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let dash = word.firstIndex(of: UInt8(ascii: "-")) else {
      preconditionFailure("the word must have a dash")
    }
    return text.file.bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count >= word.count else { return false }
      return (dash...(bytes.count - word.count + dash)).contains { place in
        bytes[place] == word[dash]
          && word.indices.allSatisfy { bytes[place - dash + $0] == word[$0] }
      }
    }
  }
}

/// The words that a survey looks for: names, a marker, and the words that declare types.
///
/// Each word is searched by three of its bytes that are rare in source, at sixteen places at once.
/// Words with the same three bytes share the search.
package struct SurveyWords: Sendable {
  /// What it means that a file contains a word.
  enum Meaning: Sendable {
    /// One of the names; as a whole word.
    case name
    /// The marker; anywhere.
    case marker
    /// A type's name follows; as a whole word.
    case declaration
    /// The name of a type follows that may be declared elsewhere; as a whole word.
    case `extension`
  }

  /// A word, and how many of its bytes are before the three.
  struct Word: Sendable {
    var bytes: [UInt8]
    var lead: Int
    var meaning: Meaning
  }

  /// The words that have the same three bytes.
  struct Group: Sendable {
    var first: UInt8
    var second: UInt8
    var third: UInt8
    var words: [Word]
  }

  /// Whether a name cannot be searched for, so that every file may contain it.
  let isIncomplete: Bool

  private let swift: [Group]
  private let objectiveC: [Group]

  /// Makes the words from the names of functions and the beginning of some comments.
  package init(names: [String], marker: String) {
    let sought = names.filter { $0.utf8.count > 2 && SourceSurvey.notes($0) }
    isIncomplete = sought.count < names.count
    let common =
      sought.map { Word($0, .name) } + (marker.utf8.count > 2 ? [Word(marker, .marker)] : [])
    let extensions = [Word("extension", .extension)]
    swift = Self.groups(
      common + Self.swiftDeclarations.map { Word($0, .declaration) } + extensions)
    objectiveC = Self.groups(common + Self.objectiveCDeclarations.map { Word($0, .extension) })
  }

  private static let swiftDeclarations = [
    "class", "struct", "enum", "actor", "protocol",
  ]
  private static let objectiveCDeclarations = ["@interface", "@implementation", "@protocol"]

  /// The words to look for in files of a language.
  func groups(for language: SourceLanguage) -> [Group] {
    language == .swift ? swift : objectiveC
  }

  private static func groups(_ words: [Word]) -> [Group] {
    var groups: [Group] = []
    for word in words {
      let (first, second, third) = (
        word.bytes[word.lead], word.bytes[word.lead + 1], word.bytes[word.lead + 2]
      )
      let same = groups.firstIndex {
        $0.first == first && $0.second == second && $0.third == third
      }
      if let same {
        groups[same].words.append(word)
      } else {
        groups.append(Group(first: first, second: second, third: third, words: [word]))
      }
    }
    return groups
  }
}

extension SurveyWords.Word {
  init(_ text: String, _ meaning: SurveyWords.Meaning) {
    bytes = Array(text.utf8)
    self.meaning = meaning
    lead = 0
    var least = Int.max
    for start in 0..<bytes.count - 2 {
      let cost = bytes[start..<start + 3].reduce(0) { $0 + Self.commonness($1) }
      if cost < least { (lead, least) = (start, cost) }
    }
  }

  /// Returns how common a byte is in source; only small letters are.
  private static func commonness(_ byte: UInt8) -> Int {
    let rarestFirst = Array("zjqxkvwybghfmpudclsoniarte".utf8)
    return rarestFirst.firstIndex(of: byte).map { $0 + 4 } ?? 0
  }
}

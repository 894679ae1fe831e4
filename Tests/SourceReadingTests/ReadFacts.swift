import EventModel
import SourceReading

/// The callbacks of a view controller, as the tests read them.
let screens = SourceVocabulary(
  callbacks: ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map {
    .init(Callback($0), parameterCount: 1)
  },
  once: ["viewDidLoad", "loadView", "awakeFromNib"], end: ["dealloc"],
  rootTypes: ["UIViewController"], screenSuffixes: ["Controller"], resources: SourceResource.table)

/// Reads the facts of some files, each a path and a text.
func facts(
  _ files: [(path: String, text: String)], resources: [SourceResource] = []
) -> [SourceFacts] {
  var vocabulary = screens
  vocabulary.resources = resources + vocabulary.resources
  let words = SurveyWords(
    names: vocabulary.callbacks.map(\.callback.name), marker: "transition-lint:")
  let sources = files.map { path, text in
    ScannedFile(
      SourceFile(path: path, bytes: Array(text.utf8), language: SourceLanguage(path: path)!), words)
  }
  return SourceFacts.read(sources, vocabulary)
}

/// Reads the effects of the one screen of a file: `phase act resource identity [marks]`.
func effects(_ path: String, _ text: String) -> [String] {
  facts([(path, text)]).flatMap(\.effects).map(\.words)
}

/// Reads the effects of a Swift screen whose members these are.
func effects(members: String) -> [String] {
  effects("Inbox.swift", "class Inbox: UIViewController {\n\(members)\n}\n")
}

/// Reads the effects of an Objective-C screen whose methods these are.
func effects(methods: String) -> [String] {
  effects(
    "Inbox.m",
    "@interface Inbox : UIViewController\n@end\n@implementation Inbox\n\(methods)\n@end\n")
}

extension SourceEffect {
  /// The effect in one line.
  var words: String {
    var words = [phase.description, act.description, resource]
    if !identity.isEmpty { words.append(identity) }
    if let value, act == .set || act == .save || resource == "closure" {
      words.append("= \(value)")
    }
    if !marks.isEmpty { words.append("[\(marks.names.joined(separator: " "))]") }
    return words.joined(separator: " ")
  }
}

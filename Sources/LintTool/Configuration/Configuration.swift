import EventModel
import JSON
import SourceReading

/// The content of `.transition-lint.json`: the same settings as the options, which override it.
struct Configuration {
  static let fileName = ".transition-lint.json"

  var path: String?

  var contract: String?
  /// The version of the system.
  var profile: String?
  /// The chosen kinds, as `--kinds` has them.
  var kinds: String?
  var only: [String]?
  var skip: [String] = []
  /// The severities of rules, in the order given; `off` leaves a rule out.
  var severities: [(rule: String, level: String)] = []
  var minSeverity: Severity?
  var isStrict: Bool?
  var assumptions: [String] = []
  var assumptionFiles: [String] = []
  /// A team's own words for callbacks.
  var callbacks: [(word: String, callback: Callback)] = []
  var from: String?
  var excludes: [String] = []
  var ignored: [String] = []
  /// Where the source lies that findings may point to.
  var sourceRoot: String?
  /// The reports, as `--format` names them.
  var reporters: [String] = []
  var baseline: String?
  /// Pairs of calls in client source that acquire and release something.
  var resources: [SourceResource] = []
  var maxFindings: Int?
  /// The keys that are set, as they are printed.
  var shown: [JSONValue.Member] = []

  /// The directory the file lies in; its paths start there.
  var directory: String { path.map(parentDirectory) ?? "." }

  /// Returns a path that the file names as one that can be opened.
  func resolved(_ name: String) -> String {
    name.hasPrefix("/") || directory == "." ? name : "\(directory)/\(name)"
  }
}

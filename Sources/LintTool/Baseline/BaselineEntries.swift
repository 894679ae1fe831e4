import EventModel
import EventReports
import JSON

/// Findings as a baseline lists them: by rule, file and what happened, never by line, since the lines
/// of a log change with every recording.
struct BaselineEntries: Sendable {
  /// The identity of a finding.
  struct Key: Hashable, Sendable {
    var rule: String
    var file: String
    var events: [String]
  }

  /// How often each is listed.
  private(set) var counts: [Key: Int] = [:]

  /// The path of the file; the paths in it start at its directory.
  let path: String

  private let directory: String
  private let workingDirectory: String

  /// Makes a baseline that lists nothing.
  init(path: String, _ console: Console) {
    self.path = path
    workingDirectory = console.workingDirectory
    let whole = ReportPath.absolute(path, from: workingDirectory)
    directory = String(whole[..<(whole.lastIndex(of: "/") ?? whole.endIndex)])
  }

  /// Returns the identity of a finding.
  func key(of finding: Finding) -> Key {
    Key(rule: finding.rule, file: file(finding.file), events: finding.normalisedEvents)
  }

  /// Returns the path of a log from the baseline's directory on.
  func file(_ name: String) -> String {
    ReportPath.relative(
      ReportPath.absolute(name, from: workingDirectory), to: directory.isEmpty ? "/" : directory)
  }

  mutating func add(_ finding: Finding) { counts[key(of: finding), default: 0] += 1 }

  mutating func add(_ other: BaselineEntries) { counts.merge(other.counts) { $0 + $1 } }

  /// Adds a finding with its number of occurrences.
  mutating func add(_ key: Key, _ count: Int) { counts[key, default: 0] += count }

  /// Removes one occurrence of a finding; returns whether it was listed.
  mutating func removeOne(_ finding: Finding) -> Bool {
    let key = key(of: finding)
    guard let count = counts[key], count > 0 else { return false }
    counts[key] = count - 1
    return true
  }

  /// The entries, by file, then rule, then events.
  var sorted: [(key: Key, count: Int)] {
    let parts = { (key: Key) in ([key.file, key.rule] + key.events).joined(separator: "\u{0}") }
    return counts.filter { $0.value > 0 }.map { ($0.key, $0.value) }.sorted {
      parts($0.0).utf8.lexicographicallyPrecedes(parts($1.0).utf8)
    }
  }

  /// Writes the file.
  ///
  /// - Throws: a failure if it cannot be written.
  func write() throws(ToolFailure) {
    let entries = sorted.map { entry -> JSONValue in
      [
        "rule": .string(entry.key.rule), "file": .string(entry.key.file),
        "events": .strings(entry.key.events), "count": .int(entry.count),
      ]
    }
    let value: JSONValue = ["version": 1, "findings": .array(entries)]
    try FileContent.write(value.pretty(levels: 2), to: path)
  }
}

import ContractFiles
import EventModel
import EventReports
import JSON

/// Findings as a baseline lists them: by file, rule and what happened, never by line, since the lines
/// of a log change with every recording.
struct Baseline: Sendable {
  private struct Key: Hashable, Sendable {
    var rule: String
    var events: [String]
  }

  private typealias Entry = (file: String, key: Key, count: Int)

  /// The path of the baseline; the paths in it start at its directory.
  let path: String

  private let directory: String
  private let workingDirectory: String

  /// How often each is listed and was not found yet, by the file it is in; each file is checked
  /// independently.
  private var counts: [String: [Key: Int]] = [:]

  init(writtenTo path: String, _ console: Console) {
    self.path = path
    workingDirectory = console.workingDirectory
    directory = parentDirectory(of: ReportPath.absolute(path, from: workingDirectory))
  }

  /// Reads a baseline that a subcommand wrote, `lint` or `scan`.
  init(_ path: String, _ console: Console, of command: String = "lint") throws(ToolFailure) {
    self.init(writtenTo: path, console)
    counts = try FileContent.json(
      of: path, "a baseline: '\(command) --write-baseline' writes one", console
    ) { node throws(JSONMistake) in
      guard node["version"]?.int == 1, let entries = node["findings"]?.elements else {
        throw JSONMistake(
          message: "expected a baseline as '\(command) --write-baseline' writes it",
          offset: node.offset)
      }
      var counts: [String: [Key: Int]] = [:]
      for node in entries {
        let entry = try Self.entry(node)
        counts[entry.file, default: [:]][entry.key, default: 0] += entry.count
      }
      return counts
    }
  }

  private static func entry(_ node: JSONNode) throws(JSONMistake) -> Entry {
    guard let rule = node["rule"]?.text, let file = node["file"]?.text,
      let events = node["events"]?.elements?.map(\.text), let count = node["count"]?.int,
      count > 0, !events.contains(nil)
    else { throw node.mistake("expected an entry with 'rule', 'file', 'events' and 'count'") }
    return (file, Key(rule: rule, events: events.compactMap { $0 }), count)
  }

  /// Returns the path of a log from the baseline's directory on.
  private func file(_ name: String) -> String {
    ReportPath.relative(ReportPath.absolute(name, from: workingDirectory), to: directory)
  }

  private func key(of finding: Finding) -> Key {
    Key(rule: finding.rule, events: finding.normalisedEvents)
  }

  func part(for log: String) -> Baseline {
    var part = self
    let file = file(log)
    part.counts = counts[file].map { [file: $0] } ?? [:]
    return part
  }

  mutating func add(_ finding: Finding) {
    counts[file(finding.file), default: [:]][key(of: finding), default: 0] += 1
  }

  mutating func add(_ other: Baseline) {
    counts.merge(other.counts) { $0.merging($1, uniquingKeysWith: +) }
  }

  /// Whether a finding is known; each entry covers as many findings as it counts.
  mutating func covers(_ finding: Finding) -> Bool {
    let (file, key) = (file(finding.file), key(of: finding))
    guard let count = counts[file]?[key], count > 0 else { return false }
    counts[file]?[key] = count - 1
    return true
  }

  /// Returns the entries of some files, by file, then rule, then events.
  private func entries(_ counts: [String: [Key: Int]]) -> [Entry] {
    let parts = { (entry: Entry) in
      ([entry.file, entry.key.rule] + entry.key.events).joined(separator: "\u{0}")
    }
    let entries = counts.flatMap { file, own in
      own.filter { $0.value > 0 }.map { (file: file, key: $0.key, count: $0.value) }
    }
    return entries.sorted { parts($0).utf8.lexicographicallyPrecedes(parts($1).utf8) }
  }

  /// Returns the entries for a log that were not found in it, as text.
  func stale(in log: String) -> [String] {
    entries(part(for: log).counts).map { entry in
      let events = entry.key.events.joined(separator: ", ")
      let times = entry.count > 1 ? " (\(entry.count) times)" : ""
      return "\(entry.key.rule) in \(entry.file): \(events)\(times)"
    }
  }

  func write() throws(ToolFailure) {
    let entries = entries(counts).map { entry -> JSONValue in
      [
        "rule": .string(entry.key.rule), "file": .string(entry.file),
        "events": .strings(entry.key.events), "count": .int(entry.count),
      ]
    }
    let value: JSONValue = ["version": 1, "findings": .array(entries)]
    try FileContent.write(value.pretty(levels: 2), to: path)
  }
}

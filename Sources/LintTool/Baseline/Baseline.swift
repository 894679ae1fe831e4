import ContractFiles
import EventModel
import JSON

/// The entries of a baseline that were not found yet, by log.
struct Baseline: Sendable {
  private var entries: [String: BaselineEntries] = [:]
  private let empty: BaselineEntries

  var path: String { empty.path }

  /// Reads a file.
  ///
  /// - Throws: a failure with line and caret if it is not a baseline.
  init(_ path: String, _ console: Console) throws(ToolFailure) {
    empty = BaselineEntries(path: path, console)
    let (node, bytes) = try FileContent.json(
      of: path, "a baseline: 'lint --write-baseline' writes one", console)
    do throws(JSONMistake) {
      guard node["version"]?.int == 1, let entries = node["findings"]?.elements else {
        throw JSONMistake(
          message: "expected a baseline as 'lint --write-baseline' writes it",
          offset: node.offset)
      }
      for entry in entries { try add(entry) }
    } catch {
      throw error.failure(in: path, bytes)
    }
  }

  private mutating func add(_ node: JSONNode) throws(JSONMistake) {
    guard let rule = node["rule"]?.text, let file = node["file"]?.text,
      let events = node["events"]?.elements?.map(\.text), let count = node["count"]?.int,
      count > 0, !events.contains(nil)
    else {
      throw JSONMistake(
        message: "expected an entry with 'rule', 'file', 'events' and 'count'",
        offset: node.offset, length: node.length)
    }
    let key = BaselineEntries.Key(
      rule: rule, file: file, events: events.compactMap { $0 })
    entries[file, default: empty].add(key, count)
  }

  /// Returns the entries for one log; each log is checked independently.
  func part(for log: String) -> Baseline {
    var part = self
    let file = empty.file(log)
    part.entries = entries[file].map { [file: $0] } ?? [:]
    return part
  }

  /// Whether a finding is known; each entry covers as many findings as it counts.
  mutating func covers(_ finding: Finding) -> Bool {
    entries[empty.file(finding.file)]?.removeOne(finding) ?? false
  }

  /// Returns the entries for a log that were not found in it, as text.
  func stale(in log: String) -> [String] {
    (entries[empty.file(log)]?.sorted ?? []).map { entry in
      let events = entry.key.events.joined(separator: ", ")
      let times = entry.count > 1 ? " (\(entry.count) times)" : ""
      return "\(entry.key.rule) in \(entry.key.file): \(events)\(times)"
    }
  }
}

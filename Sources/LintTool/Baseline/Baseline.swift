import EventModel

/// A baseline at work: the known findings that were not found yet.
struct Baseline {
  private var left: BaselineEntries

  /// The path of the file.
  var path: String { left.path }

  /// Reads a file.
  ///
  /// - Throws: a failure with line and caret if it is no baseline.
  init(_ path: String, _ console: Console) throws(ToolFailure) {
    left = BaselineEntries(path: path, console)
    let bytes = try FileContent.bytes(of: path, console)
    do throws(JSONMistake) {
      let node = try JSONReader.read(bytes)
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
    left.add(.init(rule: rule, file: file, events: events.compactMap { $0 }), count)
  }

  /// Whether a finding is known; each entry covers as many as it counts.
  mutating func covers(_ finding: Finding) -> Bool { left.strike(finding) }

  /// Returns what is listed for some logs and was not found in them, in words.
  func stale(in logs: [String]) -> [String] {
    let read = Set(logs.map(left.file))
    return left.sorted.filter { read.contains($0.key.file) }.map { entry in
      let events = entry.key.events.joined(separator: ", ")
      let times = entry.count > 1 ? " (\(entry.count) times)" : ""
      return "\(entry.key.rule) in \(entry.key.file): \(events)\(times)"
    }
  }
}

import ContractFiles
import EventChecking
import EventModel
import JSON

extension TransitionSummary {
  /// The summary as JSON; the keys are a promise of the command line.
  var json: JSONValue {
    [
      "files": .int(files), "events": .int(events), "views": .int(views),
      "transitions": .array(transitions.map(\.json)),
      "coverage": .object(coverage.map { .init($0.variant, .int($0.count)) }),
    ]
  }

  init(_ node: JSONNode, _ compiled: CompiledContract) throws(JSONMistake) {
    self.init(compiled)
    files = try node.count("files")
    events = try node.count("events")
    views = try node.count("views")
    guard let entries = node["transitions"]?.elements else { throw node.lacks("transitions") }
    for entry in entries { transitions.append(try Entry(entry)) }
    guard let counts = node["coverage"]?.members else { throw node.lacks("coverage") }
    for member in counts { add(try node["coverage"]!.count(member.key), to: member.key) }
  }
}

extension TransitionSummary.Entry {
  var json: JSONValue {
    .object(of: [
      "file": .string(file), "line": .int(line), "endLine": .int(endLine),
      "scope": .optional(scope), "kind": .optional(kind), "outcome": .optional(outcome),
      "current": .strings(current), "new": .strings(new), "candidates": .strings(candidates),
      "conformance": .string(conformance.rawValue), "nearest": nearest.map(JSONValue.string),
      "edits": nearest == nil ? nil : .strings(edits),
    ])
  }

  init(_ node: JSONNode) throws(JSONMistake) {
    guard let file = node["file"]?.text else { throw node.lacks("file") }
    guard let word = node["conformance"]?.text,
      let conformance = ViewTransition.Conformance(rawValue: word)
    else { throw node.lacks("conformance") }
    self.init(
      file: file, line: try node.count("line"), endLine: try node.count("endLine"),
      scope: node["scope"]?.text, kind: node["kind"]?.text, outcome: node["outcome"]?.text,
      current: node.texts("current"), new: node.texts("new"), candidates: node.texts("candidates"),
      conformance: conformance, nearest: node["nearest"]?.text, edits: node.texts("edits"))
  }
}

extension JSONNode {
  fileprivate func lacks(_ key: String) -> JSONMistake {
    JSONMistake(
      message: "expected a summary as 'summarize --format json' prints it: '\(key)' is missing or "
        + "no such value", offset: offset, length: 1)
  }

  fileprivate func count(_ key: String) throws(JSONMistake) -> Int {
    guard let count = self[key]?.int, count >= 0 else { throw lacks(key) }
    return count
  }

  fileprivate func texts(_ key: String) -> [String] {
    self[key]?.elements?.compactMap(\.text) ?? []
  }
}

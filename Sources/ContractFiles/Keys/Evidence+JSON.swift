import EventModel
import JSON

// Evidence is written as one text, the kind of source and its name: `doc: ComponentKit
// documentation`.

extension Evidence {
  /// The schema of a list of evidence.
  static let schema: JSONValue = .listSchema(
    of: [
      "type": "string",
      "pattern": .string("^(" + Basis.allCases.map(\.rawValue).joined(separator: "|") + "): ."),
    ], atLeast: 1)

  /// The help text about where a fact is known from.
  static let help =
    "Where it is known from: \(Basis.allCases.map(\.rawValue).joined(separator: ", ")), a colon and "
    + "the source"

  /// Returns evidence as a list of texts.
  static func json(_ evidence: [Evidence]) -> JSONValue {
    .strings(evidence.map { "\($0.basis.rawValue): \($0.source)" })
  }

  /// Reads a list of evidence.
  static func read(
    _ node: JSONNode, _ reading: inout ContractReading
  ) throws(JSONMistake) -> [Evidence] {
    let evidence = try reading.list(node, "a list of evidence") {
      node, _ throws(JSONMistake) in try Evidence(node)
    }
    if node.elements?.isEmpty == true { throw node.expected("at least one piece of evidence") }
    return evidence
  }

  private init(_ node: JSONNode) throws(JSONMistake) {
    let text = try node.words("a piece of evidence")
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let known = Basis.allCases.map(\.rawValue)
    guard parts.count == 2, let basis = Basis(rawValue: String(parts[0])) else {
      throw node.unknown("basis of evidence", String(parts[0]), among: known)
    }
    let source = parts[1].drop { $0 == " " }
    if source.isEmpty {
      throw node.mistake("this evidence names no source")
    }
    self.init(basis, String(source))
  }
}

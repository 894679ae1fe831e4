import EventModel
import JSON

extension FileKey {
  static func evidence(_ property: Property<[Evidence]>) -> FileKey {
    FileKey(
      "evidence",
      "Where it is known from: \(Evidence.bases.joined(separator: ", ")), a colon and the source",
      property,
      .list(
        of: Evidence.shape, "a list of evidence", atLeast: 1,
        expecting: "at least one piece of evidence"), isRequired: true)
  }
}

extension Evidence {
  fileprivate static let bases = Basis.allCases.map(\.rawValue)

  /// Evidence as one text, the kind of source and its name: `doc: ComponentKit documentation`.
  fileprivate static let shape = FileShape<Evidence>(
    schema: [
      "type": "string", "pattern": .string("^(" + bases.joined(separator: "|") + "): ."),
    ],
    write: { evidence, _ in .string("\(evidence.basis.rawValue): \(evidence.source)") }
  ) { node, _ throws(JSONMistake) in
    let text = try node.words("a piece of evidence")
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let basis = Basis(rawValue: String(parts[0])) else {
      throw node.unknown("basis of evidence", String(parts[0]), among: bases)
    }
    let source = parts.dropFirst().first?.drop { $0 == " " } ?? ""
    if source.isEmpty {
      throw node.mistake(
        "this evidence names no source: write '\(basis.rawValue): ' and where it is said")
    }
    return Evidence(basis, String(source))
  }
}

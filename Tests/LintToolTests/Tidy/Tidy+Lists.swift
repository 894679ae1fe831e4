extension Tidy {
  /// A directory of values of one type, and the list that must name each.
  struct OpenSet {
    var directory: String
    var type: String
    /// The start of the list, as it stands in the code.
    var list: String
  }

  static let openSets = [
    OpenSet(
      directory: "Sources/EventCatalogue/Kinds", type: "TransitionKind",
      list: "static let all: [TransitionKind] = ["),
    OpenSet(
      directory: "Sources/EventLog/Formats", type: "LogFormat",
      list: "static let all: [LogFormat] = ["),
    OpenSet(
      directory: "Sources/EventLint/Rules", type: "Rule", list: "static let all: [Rule] = ["),
    OpenSet(
      directory: "Sources/SourceLint/Rules", type: "SourceRule",
      list: "static let all: [SourceRule] = ["),
    OpenSet(
      directory: "Sources/EventReports/Reporters", type: "Reporter",
      list: "static let all: [Reporter] = ["),
    OpenSet(
      directory: "Sources/EventReports/Forms", type: "PictureForm",
      list: "static let all: [PictureForm] = ["),
  ]

  /// Returns the values of the set's files that its list does not name, the files that declare none,
  /// and the list's lines that are in no file.
  static func incomplete(_ set: OpenSet, _ files: [SourceFile]) -> [String] {
    let own = files.filter { $0.path.hasPrefix("\(set.directory)/") }
    guard let listed = listed(set, files) else {
      return own.isEmpty ? [] : ["no list starts with `\(set.list)`"]
    }
    var declared: Set<String> = []
    var problems: [String] = []
    for file in own {
      let names = values(of: set.type, in: file)
      if names.isEmpty, !file.name.contains("+") {
        problems.append("\(file.path) declares no \(set.type)")
      }
      problems += names.filter { !listed.contains($0) }
        .map { "\(file.path): .\($0) is not in the list of \(set.type)" }
      declared.formUnion(names)
    }
    return problems
      + listed.filter { !declared.contains($0) }
      .map { ".\($0) is in the list of \(set.type), but not in \(set.directory)" }
  }

  private static func listed(_ set: OpenSet, _ files: [SourceFile]) -> [String]? {
    for file in files {
      guard let start = file.text.firstRange(of: set.list)?.upperBound else { continue }
      return file.text[start...].prefix { $0 != "]" }.split(separator: "\n").compactMap { line in
        let name = line.drop { $0 == " " }.prefix { $0 != "," }
        return name.hasPrefix(".") ? String(name.dropFirst()) : nil
      }
    }
    return nil
  }

  private static func values(of type: String, in file: SourceFile) -> [String] {
    file.lines.compactMap { line in
      guard let start = line.firstRange(of: "static let ")?.upperBound,
        line.contains("= \(type)(") || line.contains(": \(type) =")
      else { return nil }
      return String(line[start...].prefix { $0.isLetter || $0.isNumber })
    }
  }
}

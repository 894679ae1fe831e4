extension Tidy {
  /// Words a line may not hold, and why.
  struct Ban {
    var reason: String
    var words: [String]
    /// Words that make it right after all.
    var unless: [String] = []
    var inSourcesOnly = true
  }

  // The words are put together here, so that this file holds none of them.
  static let bans: [Ban] = [
    Ban(
      reason: "says nothing: name what it does",
      words: ["func pro" + "cess(_", "func han" + "dle"],
      inSourcesOnly: false),
    Ban(
      reason: "speaks of the place this was written at",
      words: ["/wo" + "rk/", "sha" + "red/", "/tm" + "p/wt", "issues" + " show"],
      inSourcesOnly: false),
    Ban(
      reason: "leaves open which person or which code is meant: name the actor, or use the passive",
      words: ["nobo" + "dy", "somebo" + "dy", "everybo" + "dy"], inSourcesOnly: false),
    Ban(
      reason: "brings others' packages, or flags that keep others from using this one",
      words: [".pack" + "age(", "unsafe" + "Flags"],
      // How others depend on this package is shown to them.
      unless: ["OWNER/transition-lint"], inSourcesOnly: false),
    Ban(
      reason: "depends on the time, the locale or the place",
      words: [
        "Date()", "Date.now", "Locale", "DateFormatter", "String(format:", ".localized", "#file,",
      ]),
    Ban(
      reason: "has the order of a dictionary: sort it",
      words: [".keys", ".values"].flatMap { part in
        [" {", ".map", ".flatMap", ".compactMap", ".filter", ".first", ".joined"]
          .map { part + $0 }
      },
      unless: [".sorted", ".allSatisfy", ".min", ".max", "Set("]),
    Ban(
      reason: "draws numbers that cannot be drawn again",
      words: [
        "SystemRandomNumberGenerator", ".random(in:", ".shuffled()", ".randomElement()",
      ]),
    Ban(
      reason: "stops the program: make it a diagnostic or a precondition",
      words: ["try!", "fatalError("]),
  ]

  private static let emptyNames = ["Mana" + "ger", "Help" + "er", "Ut" + "ils", "Ut" + "ility"]

  /// Returns the lines of a file that hold what no file of the repository may hold, with the reason.
  static func forbidden(_ file: SourceFile) -> [String] {
    // Most files hold none of the words: only the others are examined line by line.
    guard (bans.flatMap(\.words) + emptyNames).contains(where: file.has) else { return [] }
    return file.lines.enumerated().flatMap { number, line in
      reasons(line, isSource: isSource(file)).map { "\(file.path):\(number + 1): \($0)" }
    }
  }

  private static func reasons(_ line: Substring, isSource: Bool) -> [String] {
    let banned = bans.filter { ban in
      guard isSource || !ban.inSourcesOnly else { return false }
      return ban.words.contains { line.contains($0) } && !ban.unless.contains { line.contains($0) }
    }
    let name = declaredType(line)
    let isEmpty = emptyNames.contains { name.hasSuffix($0) }
    return banned.map(\.reason) + (isEmpty ? ["says nothing: name what it is"] : [])
  }

  private static func declaredType(_ line: Substring) -> Substring {
    for keyword in ["class ", "struct ", "enum ", "protocol ", "actor ", "typealias "] {
      guard let start = line.firstRange(of: keyword)?.upperBound else { continue }
      return line[start...].prefix { $0.isLetter || $0.isNumber }
    }
    return ""
  }

  private static func isSource(_ file: SourceFile) -> Bool { file.path.hasPrefix("Sources/") }

  /// The rooms with programs for work on the project itself.
  private static let developersRooms = [
    "LintTrials", "transition-lint-fuzz", "transition-lint-bench",
  ]

  /// Returns the imports of whole Foundation in a source file that could do with less: it costs
  /// start-up time, so it stands in the `#else` of FoundationEssentials alone. A plugin starts another
  /// program, for which only Foundation has a portable call; UIKit brings all of Foundation with it.
  static func heavyImports(_ file: SourceFile) -> [String] {
    let modules = imports(of: file)
    guard isSource(file), modules.contains("Foundation"),
      !developersRooms.contains(where: { file.path.hasPrefix("Sources/\($0)/") }),
      Set(modules).isDisjoint(with: ["PackagePlugin", "UIKit"]),
      !file.text.contains("#if canImport(FoundationEssentials)")
    else { return [] }
    return ["\(file.path) imports all of Foundation"]
  }
}

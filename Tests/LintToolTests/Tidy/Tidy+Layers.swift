/// What a tidy repository looks like: each check is a function from text to the problems in it.
enum Tidy {}

extension Tidy {
  /// A room of the package as its manifest lists it.
  struct Room: Hashable {
    var name: String
    var layer: Int
    var imports: [String]
    var testImports: [String]
  }

  /// Returns the names at the top level of a repository with these files, sorted, without dot files.
  static func topLevel(_ paths: [String]) -> [String] {
    Set(paths.map { String($0.prefix { $0 != "/" }) }).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Reads the rooms and arrows of a manifest.
  static func rooms(inManifest text: String) -> [Room] {
    guard let start = text.firstRange(of: "let layers: [[Room]] = [")?.upperBound,
      let end = text[start...].firstRange(of: "\n]\n")?.lowerBound
    else { return [] }
    let layers = text[start..<end].split(separator: "\n  ],")
    return layers.enumerated().flatMap { number, layer in
      layer.split(separator: "Room(").dropFirst().compactMap { room in
        quoted(in: room.prefix { $0 != "," && $0 != ")" }).first.map { name in
          Room(
            name: name, layer: number, imports: list("imports:", in: room),
            testImports: list("testImports:", in: room))
        }
      }
    }
  }

  /// Returns the arrows that do not point down.
  static func badArrows(_ rooms: [Room]) -> [String] {
    rooms.flatMap { room in
      room.imports.compactMap { name in
        guard let other = rooms.first(where: { $0.name == name }) else {
          return "\(room.name) imports \(name), which is no room"
        }
        return other.layer < room.layer
          ? nil : "\(room.name) imports \(name), which does not lie below it"
      }
    }
  }

  /// Returns the imports of a file that its room, or the room it tests, has no arrow for.
  static func badImports(_ file: SourceFile, _ rooms: [Room]) -> [String] {
    guard file.directories.count > 1 else { return ["\(file.path) is in no room"] }
    let target = file.directories[1]
    let isTest = file.directories[0] == "Tests" && target.hasSuffix("Tests")
    let name = isTest ? String(target.dropLast("Tests".count)) : target
    guard let room = rooms.first(where: { $0.name == name }) else {
      return ["\(file.path) is in no room"]
    }
    let allowed = isTest ? [name] + room.imports + room.testImports : room.imports
    let names = Set(rooms.map(\.name))
    return imports(of: file).filter { names.contains($0) && !allowed.contains($0) }
      .map { "\(file.path) imports \($0)" }
  }

  /// Returns the imports of a test library that a source file makes, where an app would link it.
  static func testLibraries(_ file: SourceFile) -> [String] {
    guard file.directories.first == "Sources", file.directories[1] != "TransitionTesting" else {
      return []
    }
    return imports(of: file).filter { ["Testing", "XCTest"].contains($0) }
      .map { "\(file.path) imports \($0)" }
  }

  /// Returns the modules a file imports, in order.
  static func imports(of file: SourceFile) -> [String] {
    file.lines.compactMap { line in
      // Most lines begin with another letter than `import`, `@testable` or an access level.
      guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }),
        "@ip".utf8.contains(first)
      else { return nil }
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"),
        words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains(String($0)) }),
        let module = words.dropFirst(keyword + 1).last
      else { return nil }
      return String(module.prefix { $0 != "." })
    }
  }

  private static let accessLevels: Set = ["public", "package", "internal", "private"]

  private static func list(_ label: String, in room: Substring) -> [String] {
    guard
      let start = room.firstRange(of: " \(label)")?.upperBound
        ?? room.firstRange(of: "(\(label)")?.upperBound
    else { return [] }
    return quoted(in: room[start...].prefix { $0 != "]" })
  }

  private static func quoted(in text: Substring) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

import Testing

@Suite("A tidy check fails when it must")
struct TidyCheckTests {
  private let manifest = """
    let layers: [[Room]] = [
      [
        Room(name: "Low")
      ],
      [
        Room(name: "Left", imports: ["Low"], testImports: ["Right"]),
        Room(
          name: "Right", imports: ["Low", "Left"]),
      ],
    ]

    """

  @Test("the tidy check reads targets and their imports from a manifest")
  func rooms() {
    #expect(
      Tidy.rooms(inManifest: manifest) == [
        Tidy.Room(name: "Low", layer: 0, imports: [], testImports: []),
        Tidy.Room(name: "Left", layer: 1, imports: ["Low"], testImports: ["Right"]),
        Tidy.Room(name: "Right", layer: 1, imports: ["Low", "Left"], testImports: []),
      ])
    #expect(
      Tidy.badArrows(Tidy.rooms(inManifest: manifest)) == [
        "Right imports Left, which does not lie below it"
      ])
  }

  @Test("the tidy check takes the names at the top level from tracked paths only")
  func topLevel() {
    #expect(
      Tidy.topLevel(["Sources/A/b.swift", ".ci/run", "README.md", "Sources/c.swift", "notes.txt"])
        == ["README.md", "Sources", "notes.txt"])
  }

  @Test("the tidy check finds an import that the manifest does not allow, in sources and in tests")
  func imports() {
    let rooms = Tidy.rooms(inManifest: manifest)
    let text =
      "import Testing\n@testable import Right\npublic import Low\nimport struct Left.Thing\n"
    #expect(
      Tidy.badImports(SourceFile(path: "Sources/Left/A.swift", text: text), rooms) == [
        "Sources/Left/A.swift imports Right", "Sources/Left/A.swift imports Left",
      ])
    #expect(Tidy.badImports(SourceFile(path: "Tests/LeftTests/A.swift", text: text), rooms) == [])
    #expect(
      Tidy.badImports(SourceFile(path: "Sources/Other/A.swift", text: text), rooms) == [
        "Sources/Other/A.swift is in no room"
      ])
    #expect(
      Tidy.heavyImports(SourceFile(path: "Sources/Low/A.swift", text: "import Foundation\n")).count
        == 1)
    let test = "import EventModel\n#if canImport(XCTest)\n  public import XCTest\n#endif\n"
    #expect(
      Tidy.testLibraries(SourceFile(path: "Sources/Low/A.swift", text: test)) == [
        "Sources/Low/A.swift imports XCTest"
      ])
    #expect(
      Tidy.testLibraries(SourceFile(path: "Sources/TransitionTesting/A.swift", text: test)) == [])
    #expect(Tidy.testLibraries(SourceFile(path: "Tests/LowTests/A.swift", text: test)) == [])
  }

  @Test("the tidy check measures files and functions")
  func ceilings() {
    let body = String(repeating: "    call()\n", count: 59)
    let long = "struct A {\n  func f(\n    a: Int\n  ) {\n\(body)  }\n\n  var b: Int { 1 }\n}\n"
    let file = SourceFile(path: "Sources/Low/A.swift", text: long)
    #expect(Tidy.functions(of: file).map(\.line) == [2])
    #expect(Tidy.tooLong(file) == ["Sources/Low/A.swift:2: 63 lines in one function"])
    let high = SourceFile(path: "A.swift", text: String(repeating: "\n", count: 401))
    #expect(Tidy.tooLong(high) == ["A.swift has 401 lines"])
    #expect(
      Tidy.tooLong(SourceFile(path: "A.swift", text: String(repeating: "\n", count: 400))) == [])
  }

  @Test("the tidy check finds what a list lacks, and what only the list has")
  func lists() {
    let set = Tidy.OpenSet(directory: "Sources/Low/Things", type: "Thing", list: "all: [Thing] = [")
    let files = [
      SourceFile(path: "Sources/Low/All.swift", text: "all: [Thing] = [\n  .one,\n  .three,\n]"),
      SourceFile(path: "Sources/Low/Things/One.swift", text: "static let one = Thing(\n"),
      SourceFile(path: "Sources/Low/Things/Two.swift", text: "static let two: Thing = .x\n"),
      SourceFile(path: "Sources/Low/Things/None.swift", text: "\n"),
      SourceFile(path: "Sources/Low/Things/Thing+Facet.swift", text: "\n"),
    ]
    #expect(
      Tidy.incomplete(set, files) == [
        "Sources/Low/Things/Two.swift: .two is not in the list of Thing",
        "Sources/Low/Things/None.swift declares no Thing",
        ".three is in the list of Thing, but not in Sources/Low/Things",
      ])
    #expect(
      Tidy.incomplete(set, Array(files.dropFirst())) == ["no list starts with `all: [Thing] = [`"])
  }

  @Test(
    "the tidy check finds forbidden words",
    arguments: [
      "final class Event" + "Mana" + "ger {", "enum StringUt" + "ils {",
      "  func han" + "dle(_ x: Int) {",
      "// see /wo" + "rk/main", "let now = Date" + "()", "for key in table.ke" + "ys {",
      "let x = Int.random" + "(in: 0..<3)", "  .pack" + "age(url: \"\"),",
      "  unsafe" + "Flags([]),",
      "let x = try" + "! read()",
    ])
  func words(_ line: String) {
    #expect(Tidy.forbidden(SourceFile(path: "Sources/Low/A.swift", text: line)).count == 1)
    let fine = "let files = FileManager.default; for key in table.keys.sorted() {}"
    #expect(Tidy.forbidden(SourceFile(path: "Sources/Low/A.swift", text: fine)) == [])
  }
}

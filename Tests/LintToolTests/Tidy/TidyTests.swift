import Testing

@Suite("The repository is tidy")
struct TidyTests {
  private let rooms: [Tidy.Room]
  private let files: [SourceFile]

  /// The files, read once for all tests.
  private static let files = Result { try SourceTree.swiftFiles(below: ["Sources", "Tests"]) }

  init() throws {
    rooms = Tidy.rooms(inManifest: try SourceTree.file("Package.swift").text)
    files = try Self.files.get()
  }

  @Test(
    "the top level of the repository has four names and a readme",
    .enabled("there is no git here to ask which files are tracked") { SourceTree.tracked != nil })
  func topLevel() throws {
    let names = Tidy.topLevel(try #require(SourceTree.tracked))
    #expect(names == ["Package.swift", "README.md", "Sources", "Tests", "Transcripts"])
  }

  @Test("the manifest lists every target, with imports that point down")
  func arrows() throws {
    #expect(rooms.count >= 10)
    #expect(Tidy.badArrows(rooms) == [])
    let targets = Set(files.filter { $0.path.hasPrefix("Sources/") }.map { $0.directories[1] })
    #expect(targets == Set(rooms.map(\.name)))
  }

  @Test("files import only what the manifest allows")
  func imports() {
    #expect(files.flatMap { Tidy.badImports($0, rooms) } == [])
    #expect(files.flatMap(Tidy.heavyImports) == [])
    #expect(files.flatMap(Tidy.testLibraries) == [])
  }

  @Test("files and functions stay below their limits of length")
  func ceilings() throws {
    #expect(files.count > 50)
    #expect(files.flatMap(Tidy.tooLong) == [])
  }

  @Test(
    "the lists name every kind, format, rule, reporter and picture",
    arguments: Tidy.openSets.indices)
  func lists(_ number: Int) {
    #expect(Tidy.incomplete(Tidy.openSets[number], files) == [])
  }

  @Test("files contain none of the forbidden words")
  func words() throws {
    let others = try SourceTree.trackedFiles(below: ["Transcripts"]) { !$0.hasPrefix(".") }
    let top = try ["Package.swift", "README.md", ".ci/run", ".swift-format", ".gitignore"]
      .map(SourceTree.file)
    #expect((files + others + top).flatMap(Tidy.forbidden) == [])
  }
}

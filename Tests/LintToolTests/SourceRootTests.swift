import JSON
import Testing

@testable import LintTool

@Suite("Where the source is")
struct SourceRootTests {
  private static func log(_ file: String) -> String {
    ["viewWillAppear", "viewDidAppear", "viewDidAppear"].enumerated().map {
      "2026-01-01 10:00:00.00\($0) Demo[1:1] [\(file):\(38 + $0)] \($1) Detail\n"
    }.joined()
  }

  private let directory = TemporaryDirectory([
    "app.log": log("Detail.swift"), "App/Mail/Detail.swift": "", "App/.build/Detail.swift": "",
    "App/Mail/Row.swift": "", "App/Chat/Row.swift": "", "rows.log": log("Row.swift"),
  ])

  private func lint(_ reporter: String, _ log: String = "app.log", _ more: [String] = []) -> String
  {
    ToolRun(
      ["lint", "--no-config", "--reporter", reporter, directory(log)]
        + (more.isEmpty ? ["--source-root", directory("App")] : more)
    ).output
  }

  @Test("xcode, github and sarif point to the only file with a name, with the log as a note")
  func found() throws {
    let source = directory("App/Mail/Detail.swift")
    let xcode = lint("xcode").split(separator: "\n")
    #expect(xcode[0].hasPrefix("\(source):40:1: error: Detail got viewDidAppear twice in a row"))
    #expect(xcode[1].hasPrefix("\(directory("app.log")):3:"))
    #expect(xcode[1].hasSuffix(": note: recorded here"))
    let github = lint("github")
    #expect(github.contains("file=\(source),line=40,endLine=40"), "\(github)")
    #expect(github.contains("recorded at \(directory("app.log")):3"))
    let sarif = try JSONReader.read(Array(lint("sarif").utf8))
    let result = try #require(sarif["runs"]?.elements?.first?["results"]?.elements?.first)
    let place = result["locations"]?.elements?.first?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.text?.hasSuffix("App/Mail/Detail.swift") == true)
    #expect(place?["region"]?["startLine"]?.int == 40)
    let related = result["relatedLocations"]?.elements?.compactMap { $0["message"]?["text"]?.text }
    #expect(related?.contains("recorded here") == true)
  }

  @Test("if several files or no file have the name, findings point to the log")
  func ambiguous() {
    #expect(lint("xcode", "rows.log").hasPrefix("\(directory("rows.log")):3:"))
    #expect(lint("github", "rows.log").contains("file=\(directory("rows.log")),line=3"))
    #expect(
      lint("xcode", "app.log", ["--source-root", directory("App/Chat")])
        .hasPrefix("\(directory("app.log")):3:"))
    #expect(lint("text", "rows.log").contains("Row.swift:40"))
  }

  @Test("a longer path distinguishes files, and a module's name may come first")
  func longer() throws {
    let index = try SourceIndex(root: directory("App"))
    #expect(index.path(of: "Chat/Row.swift") == directory("App/Chat/Row.swift"))
    #expect(index.path(of: "Gallery/Row.swift") == nil)
    #expect(index.path(of: "Gallery/Detail.swift") == directory("App/Mail/Detail.swift"))
    #expect(index.path(of: "/old/machine/Mail/Detail.swift") == directory("App/Mail/Detail.swift"))
    #expect(index.path(of: "") == nil)
  }

  @Test("a source root that is not a directory stops the run, also in the configuration")
  func roots() {
    for root in ["none", "app.log"] {
      let run = ToolRun(["lint", directory("app.log"), "--source-root", directory(root)])
      #expect(run.status == 2)
      #expect(run.output == "")
    }
    directory.write("{\"sourceRoot\": \"App\"}", to: "own.json")
    let run = ToolRun([
      "lint", directory("app.log"), "--reporter", "xcode", "--config", directory("own.json"),
    ])
    #expect(run.output.hasPrefix(directory("App/Mail/Detail.swift:40:1: error: ")))
  }

  @Test("convert keeps file and line in every format", arguments: ["ndjson", "transcript", "csv"])
  func convert(format: String) {
    let first = ToolRun(["convert", "--to", format, directory("app.log")]).output
    directory.write(first, to: "again.\(format)")
    let again = ToolRun(["convert", "--to", "csv", directory("again.\(format)")]).output
    let rows = again.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let columns = ["file", "line"].compactMap { name in rows[0].firstIndex { $0 == name } }
    let places = rows.map { row in columns.map { row[$0] }.joined(separator: ":") }
    #expect(places == ["file:line", "Detail.swift:38", "Detail.swift:39", "Detail.swift:40"])
  }
}

@Suite("Lines that are no events")
struct IgnoredLinesTests {
  private static let log = """
    2026-01-01 10:00:00.001 Demo[1:1] Detail viewWillAppear
    2026-01-01 10:00:00.002 Demo[1:1] Detail viewDidAppear
    2026-01-01 10:00:00.003 Demo[1:1] [analytics] Detail viewDidAppear

    """

  private func lint(_ patterns: String, _ log: String = log) -> ToolRun {
    let directory = TemporaryDirectory(["app.log": log, "own.json": "{\"ignore\": \(patterns)}"])
    return ToolRun([
      "lint", directory("app.log"), "--config", directory("own.json"), "--reporter", "summary",
    ])
  }

  @Test("a line that a pattern matches as a whole is skipped")
  func ignored() {
    #expect(lint("[]").status == 1)
    let run = lint("[\"*[analytics]*\"]")
    #expect(run.status == 0)
    #expect(run.output.contains("3 lines, 2 events"), "\(run.output)")
    #expect(lint("[\"[analytics]*\"]").status == 1)
    #expect(lint("[\"2026*viewDidAppear\", \"no\"]").output.contains("3 lines, 1 event,"))
  }

  @Test("large logs that several threads read are filtered too")
  func threads() {
    let line = "2026-01-01 10:00:00.003 Demo[1:1] [analytics] Detail viewDidAppear\n"
    let run = lint("[\"*[analytics]*\"]", Self.log + String(repeating: line, count: 20_000))
    #expect(run.status == 0)
    #expect(run.output.contains("20,003 lines, 2 events"), "\(run.output)")
  }

  @Test("a pattern that every line matches is refused")
  func everything() {
    for pattern in ["*", "**"] {
      let run = lint("[\"\(pattern)\"]")
      #expect(run.status == 2)
      #expect(run.errors.contains("expected a pattern that some line does not match"))
    }
  }
}
